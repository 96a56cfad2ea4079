import { Droplets, Flame, Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Stats } from '#contract/profile'
import { Character, Grid, ProgressBar, StatTile, Text } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

interface TodayTilesProps {
  stats: Stats
}

/** What counts now: the week's goal, the streak with the day's goal, what is due. */
export function TodayTiles({ stats }: TodayTilesProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { weekly_goal: goal, sessions_today: sessions, current_streak: streak, best_streak: best, due } = stats
  const left = Math.max(0, goal.total - goal.current)
  // Nothing was learned today: tomorrow the days begin anew.
  const isAtRisk = streak > 0 && sessions.current === 0
  return (
    <Grid columns={{ xs: 2, sm: 3 }} spacing={{ xs: 3, md: 4 }} wideFirst>
      <StatTile
        icon={<Target />}
        label={t('week.title')}
        value={formatNumber(goal.current, language)}
        unit={`/ ${formatNumber(goal.total, language)}`}
      >
        <ProgressBar
          label={t('week.label', { current: goal.current, total: goal.total })}
          value={goal.current}
          max={goal.total}
        />
        <Text variant="body2" color="textSecondary">
          {left === 0 ? t('week.done') : t('week.left', { count: left })}
        </Text>
      </StatTile>
      <StatTile
        icon={<Flame />}
        tone="reward"
        label={t('streak.title')}
        value={formatNumber(streak, language)}
        unit={t('streak.unit', { count: streak })}
      >
        {isAtRisk ? (
          <Character pose="umbrella" size="s" />
        ) : (
          best > 0 && <Text variant="body2">{t('streak.best', { count: best })}</Text>
        )}
        <Text variant="body2" color="textSecondary">
          {sessions.current >= sessions.total
            ? t('streak.dayDone', { count: sessions.current })
            : sessions.current === 0
              ? t(isAtRisk ? 'streak.atRisk' : 'streak.start')
              : t('streak.today', sessions)}
        </Text>
      </StatTile>
      <StatTile
        icon={<Droplets />}
        tone={due > 0 ? 'primary' : 'plain'}
        label={t('due.title')}
        value={formatNumber(due, language)}
        unit={t('due.unit', { count: due })}
      >
        {due === 0 && (
          <Text variant="body2" color="textSecondary">
            {t('due.none')}
          </Text>
        )}
      </StatTile>
    </Grid>
  )
}
