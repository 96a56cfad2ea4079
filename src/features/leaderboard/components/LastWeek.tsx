import { useTranslation } from 'react-i18next'
import type { League } from '#contract/league'
import { Button, Notice } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useLeagueActions } from '../api/useLeague.ts'

interface LastWeekProps {
  league: League
  result: NonNullable<League['result']>
}

/** What the week before brought, until the learner puts it away. */
export function LastWeek({ league, result: { outcome, rank } }: LastWeekProps) {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const { run, pending, error } = useAsyncAction(useLeagueActions().putAwayResult)
  return (
    <Notice
      tone={outcome === 'up' ? 'primary' : 'info'}
      actions={
        <Button variant="secondary" loading={pending} onClick={() => void run()}>
          {t('result.close')}
        </Button>
      }
    >
      {error ? error.message : t(`result.${outcome}`, { rank, tier: t(`tier.${league.tier}`) })}
    </Notice>
  )
}
