import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/profile'
import { HeatMap, Stack, Text } from '#design-system'
import { formatCalendarDay, formatMonth } from '#lib/format'
import { useLanguage } from '#lib/language'
import { yearOf } from '../model/year.ts'

/** A year of study, day by day. */
export function Year({ progress }: { progress: Progress }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  // 366 dates are formatted, some 10 ms.
  const days = useMemo(
    () =>
      yearOf(progress, (day, answers, frozen) =>
        t(frozen ? 'year.frozenDay' : 'year.day', { day: formatCalendarDay(day, language), count: answers }),
      ),
    [progress, language, t],
  )
  const months = days
    .filter(({ day }) => day.endsWith('-01'))
    .map(({ day }) => ({ day, name: formatMonth(day, language) }))
  const studied = progress.days.length
  const { frozen } = progress.streak
  return (
    <Stack spacing={3}>
      <Text variant="h3" component="h2">
        {t('year.title')}
      </Text>
      <Text color="textSecondary">
        {t('year.summary', { count: studied })}
        {frozen.length > 0 && ` ${t('year.frozen', { count: frozen.length })}`}
      </Text>
      <HeatMap
        days={days}
        months={months}
        label={t('year.summary', { count: studied })}
        legend={{ less: t('year.less'), more: t('year.more'), frozen: t('year.freeze') }}
      />
    </Stack>
  )
}
