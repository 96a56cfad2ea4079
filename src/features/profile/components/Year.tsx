import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/profile'
import { HeatMap, Stack, Text } from '#design-system'
import { formatCalendarDay, formatDuration, formatMonth } from '#lib/format'
import { useLanguage } from '#lib/language'
import { yearOf } from '../model/year.ts'
import type { DayOfYear } from '../model/year.ts'

/** A year of study, day by day. */
export function Year({ progress }: { progress: Progress }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const days = useMemo(() => yearOf(progress), [progress])
  const titleOf = ({ day, frozen, answers, spokenMs }: DayOfYear) => {
    const text = t(frozen ? 'year.frozenDay' : 'year.day', { day: formatCalendarDay(day, language), count: answers })
    return spokenMs > 0 ? t('year.andSpoken', { text, time: formatDuration(spokenMs, language) }) : text
  }
  const months = days
    .filter(({ day }) => day.endsWith('-01'))
    .map(({ day }) => ({ day, name: formatMonth(day, language) }))
  const studied = progress.days.filter(({ answers }) => answers > 0).length
  const spokenMs = progress.days.reduce((sum, day) => sum + day.spoken_ms, 0)
  const summary = [
    t('year.summary', { count: studied }),
    ...(spokenMs > 0 ? [t('year.spoken', { time: formatDuration(spokenMs, language) })] : []),
  ].join(' ')
  const { frozen } = progress.streak
  return (
    <Stack spacing={3}>
      <Text variant="h3" component="h2">
        {t('year.title')}
      </Text>
      <Text color="textSecondary">
        {summary}
        {frozen.length > 0 && ` ${t('year.frozen', { count: frozen.length })}`}
      </Text>
      <HeatMap
        days={days}
        titleOf={titleOf}
        months={months}
        label={summary}
        legend={{ less: t('year.less'), more: t('year.more'), frozen: t('year.freeze') }}
      />
    </Stack>
  )
}
