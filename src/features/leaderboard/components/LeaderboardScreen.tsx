import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Leaderboard, LeaderboardScope, LeaderboardSpan, Ranked } from '#contract/leaderboard'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  EmptyState,
  ErrorScreen,
  LeaderboardRow,
  Notice,
  PageHeader,
  SegmentedControl,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { formatMoment, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useLeaderboard } from '../api/useLeaderboard.ts'
import { SpokenBoard } from './SpokenBoard.tsx'

const spans = ['week', 'all'] as const
const scopes = ['world', 'contacts'] as const
const measures = ['points', 'spoken'] as const

/** Who learned most, everywhere and among contacts; among contacts also who spoke longest. */
export function LeaderboardScreen() {
  const { t } = useTranslation('leaderboard')
  const { isGuest } = useUser()
  const [span, setSpan] = useState<LeaderboardSpan>('week')
  const [scope, setScope] = useState<LeaderboardScope>('world')
  const [measure, setMeasure] = useState<(typeof measures)[number]>('points')
  const isSpoken = scope === 'contacts' && measure === 'spoken'
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="secondary" to={routes.leaderboard({ view: 'league' })}>
            {t('league.title')}
          </Button>
        }
      />
      <Stack spacing={5}>
        <Stack direction="row" spacing={3} wrap>
          <SegmentedControl
            label={t('spanLabel')}
            // Contacts share the time of this week alone.
            options={spans.map((value) => ({
              value,
              label: t(`span.${value}`),
              disabled: isSpoken && value !== 'week',
            }))}
            value={isSpoken ? 'week' : span}
            onChange={setSpan}
          />
          {!isGuest && (
            <SegmentedControl
              label={t('scopeLabel')}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
              value={scope}
              onChange={setScope}
            />
          )}
          {scope === 'contacts' && (
            <SegmentedControl
              label={t('measureLabel')}
              options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
              value={measure}
              onChange={setMeasure}
            />
          )}
        </Stack>
        {isSpoken ? <SpokenBoard /> : <PointsBoard span={span} scope={scope} isGuest={isGuest} />}
      </Stack>
    </>
  )
}

interface PointsBoardProps {
  span: LeaderboardSpan
  scope: LeaderboardScope
  isGuest: boolean
}

function PointsBoard({ span, scope, isGuest }: PointsBoardProps) {
  const { t } = useTranslation('leaderboard')
  const { data, error, mutate } = useLeaderboard(span, scope)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={8} label={t('loading')} />
  return <Board board={data} isGuest={isGuest} />
}

interface BoardProps {
  board: Leaderboard
  isGuest: boolean
}

function Board({ board, isGuest }: BoardProps) {
  const { t } = useTranslation('leaderboard')
  const language = useLanguage()
  const { top, around, me, closes_at: closes, scope } = board
  return (
    <>
      {isGuest ? (
        <Notice
          tone="primary"
          title={t('guest.title')}
          actions={<Button to={routes.signUp({ redirect: routes.leaderboard() })}>{t('guest.signUp')}</Button>}
        >
          {t('guest.text')}
        </Notice>
      ) : !me.shown ? (
        <Notice
          tone="info"
          actions={
            <Button variant="secondary" to={routes.settings({ section: 'data' })}>
              {t('hidden.settings')}
            </Button>
          }
        >
          {t('hidden.text')}
        </Notice>
      ) : (
        <Text color="textSecondary">
          {me.rank === null
            ? t('me.none')
            : t('me.rank', { rank: formatNumber(me.rank, language), points: formatNumber(me.points, language) })}
        </Text>
      )}
      {top.length === 0 ? (
        <EmptyState
          title={t(scope === 'contacts' ? 'empty.contacts' : 'empty.title')}
          action={
            <Button to={scope === 'contacts' ? routes.contacts() : routes.challenges()}>
              {t(scope === 'contacts' ? 'empty.add' : 'empty.play')}
            </Button>
          }
        >
          {t(scope === 'contacts' ? 'empty.contactsText' : 'empty.text')}
        </EmptyState>
      ) : (
        <Card>
          <Rows label={t('title')} rows={top} />
        </Card>
      )}
      {around.length > 0 && (
        <Stack component="section" aria-labelledby="around" spacing={3}>
          <Text id="around" variant="h3" component="h2">
            {t('around')}
          </Text>
          <Card>
            <Rows label={t('around')} rows={around} />
          </Card>
        </Stack>
      )}
      {closes !== null && (
        <Text variant="body2" color="textSecondary">
          {t('closes', { at: formatMoment(closes, language) })}
        </Text>
      )}
    </>
  )
}

function Rows({ label, rows }: { label: string; rows: readonly Ranked[] }) {
  const { t } = useTranslation('leaderboard')
  const language = useLanguage()
  return (
    <Stack component="ol" aria-label={label}>
      {rows.map(({ rank, username, avatar, points, is_me: isMe }) => (
        <LeaderboardRow
          key={username}
          rank={rank}
          rankLabel={t('rank', { rank })}
          name={username}
          avatar={avatar ?? undefined}
          points={t('points', { count: points, formatted: formatNumber(points, language) })}
          meLabel={isMe ? t('you') : undefined}
        />
      ))}
    </Stack>
  )
}
