import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, EmptyState, ErrorScreen, LeaderboardRow, Skeletons, Stack, Text } from '#design-system'
import { formatMoment, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useContactLeague } from '../api/useLeague.ts'

/** Contacts who are in leagues this week, whichever group they are in. Nobody rises or falls here. */
export function ContactLeague() {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const language = useLanguage()
  const { data, error, mutate } = useContactLeague()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const { members, closes_at: closes } = data
  if (!members.some(({ is_me: isMe }) => !isMe))
    return (
      <EmptyState title={t('contacts.empty')} action={<Button to={routes.contacts()}>{t('contacts.add')}</Button>}>
        {t('contacts.emptyText')}
      </EmptyState>
    )
  return (
    <Stack spacing={4}>
      <Text color="textSecondary">{t('contacts.text', { at: formatMoment(closes, language) })}</Text>
      <Card>
        <Stack component="ol" aria-label={t('contacts.title')}>
          {members.map(({ rank, username, avatar, score, is_me: isMe }) => (
            <LeaderboardRow
              key={username}
              rank={rank}
              rankLabel={t('rank', { rank })}
              name={username}
              avatar={avatar ?? undefined}
              points={t('score', { count: score, formatted: formatNumber(score, language) })}
              meLabel={isMe ? t('you') : undefined}
            />
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
