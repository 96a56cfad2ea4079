import { useTranslation } from 'react-i18next'
import type { League } from '#contract/league'
import { routes } from '#contract/routes'
import { Button, Card, EmptyState, ErrorScreen, Notice, ProgressBar, Skeletons, Stack, Text } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { MAX_DAILY_SCORE } from '#rules/league'
import { useLeague, useLeagueActions } from '../api/useLeague.ts'
import { LeagueGroup } from './LeagueGroup.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LastWeek } from './LastWeek.tsx'

/** The own group, or the way into one. */
export function WeekLeague() {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const { data, error, mutate } = useLeague()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={8} label={t('loading')} />
  return (
    <Stack spacing={5}>
      {data.result && <LastWeek league={data} result={data.result} />}
      {data.state === 'out' ? <Join /> : <Joined league={data} />}
      <HowItWorks />
    </Stack>
  )
}

function Join() {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const { user } = useUser()
  const { run, pending, error } = useAsyncAction(useLeagueActions().join)
  if (user && !user.on_leaderboard) return <HiddenNotice>{t('out.hidden')}</HiddenNotice>
  return (
    <EmptyState
      title={t('out.title')}
      action={
        <Button loading={pending} onClick={() => void run()}>
          {t('out.join')}
        </Button>
      }
    >
      {error ? error.message : t('out.text')}
    </EmptyState>
  )
}

function Joined({ league }: { league: League }) {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const language = useLanguage()
  const leaving = useAsyncAction(useLeagueActions().leave)
  const { state, tier, today, closes_at: closes, hours_left: hours } = league
  const left = { days: Math.floor(hours / 24), hours: hours % 24 }
  return (
    <>
      <Card>
        <Stack spacing={3}>
          <Text variant="h2">{t(`tier.${tier}`)}</Text>
          <Text>{t(left.days > 0 ? 'left.days' : 'left.hours', { ...left, at: formatMoment(closes, language) })}</Text>
          <ProgressBar
            label={t('today', { score: today, most: MAX_DAILY_SCORE })}
            value={today}
            max={MAX_DAILY_SCORE}
            showLabel
            tone="reward"
          />
        </Stack>
      </Card>
      {state === 'hidden' && <HiddenNotice>{t('hidden')}</HiddenNotice>}
      {state === 'grouping' && <EmptyState title={t('grouping.title')}>{t('grouping.text')}</EmptyState>}
      {state === 'in' && <LeagueGroup league={league} />}
      {leaving.error && <Text role="alert">{leaving.error.message}</Text>}
      <div>
        <Button variant="quiet" loading={leaving.pending} onClick={() => void leaving.run()}>
          {t('leave')}
        </Button>
      </div>
    </>
  )
}

function HiddenNotice({ children }: { children: string }) {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="secondary" to={routes.settings({ section: 'data' })}>
          {t('settings')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
