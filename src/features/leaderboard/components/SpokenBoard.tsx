import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, EmptyState, ErrorScreen, LeaderboardRow, Notice, Skeletons, Stack, Text } from '#design-system'
import { formatDuration, formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useSpokenLeaderboard } from '../api/useLeaderboard.ts'

/** How long contacts who share it spoke this week. */
export function SpokenBoard() {
  const { t } = useTranslation('leaderboard')
  const language = useLanguage()
  const { data, error, mutate } = useSpokenLeaderboard()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const { speakers, shared, closes_at: closes } = data
  return (
    <>
      {!shared && (
        <Notice
          tone="info"
          actions={
            <Button variant="secondary" to={routes.settings({ section: 'data' })}>
              {t('hidden.settings')}
            </Button>
          }
        >
          {t('spoken.private')}
        </Notice>
      )}
      {speakers.length === 0 ? (
        <EmptyState title={t('spoken.empty')} action={<Button to={routes.record()}>{t('spoken.record')}</Button>}>
          {t('spoken.emptyText')}
        </EmptyState>
      ) : (
        <Card>
          <Stack component="ol" aria-label={t('spoken.title')}>
            {speakers.map(({ rank, username, avatar, spoken_ms: ms, is_me: isMe }) => (
              <LeaderboardRow
                key={username}
                rank={rank}
                rankLabel={t('rank', { rank })}
                name={username}
                avatar={avatar ?? undefined}
                points={formatDuration(ms, language)}
                meLabel={isMe ? t('you') : undefined}
              />
            ))}
          </Stack>
        </Card>
      )}
      <Text variant="body2" color="textSecondary">
        {t('closes', { at: formatMoment(closes, language) })}
      </Text>
    </>
  )
}
