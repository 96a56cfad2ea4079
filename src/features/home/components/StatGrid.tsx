import { useTranslation } from 'react-i18next'
import type { Stats } from '#contract/profile'
import { Grid, StatTile } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

interface StatGridProps {
  stats: Stats
}

/** The longer view, in figures. */
export function StatGrid({ stats }: StatGridProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const figures = [
    [t('stats.wordsLearned'), stats.words_learned],
    [t('stats.totalWords'), stats.total_words],
    [t('stats.dailyAverage'), stats.daily_average],
    [t('stats.bestStreak'), stats.best_streak],
    [t('stats.loginStreak'), stats.login_streak],
    [t('stats.points'), stats.points],
  ] as const
  return (
    <Grid columns={{ xs: 2, sm: 3, lg: 6 }} spacing={{ xs: 3, md: 4 }}>
      {figures.map(([label, value]) => (
        <StatTile key={label} label={label} value={formatNumber(value, language)} />
      ))}
    </Grid>
  )
}
