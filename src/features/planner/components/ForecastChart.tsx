import { useTranslation } from 'react-i18next'
import type { ExamPlan } from '#contract/exam-plan'
import { BarChart, Card } from '#design-system'
import { formatCalendarDay, formatNumber, formatShortDay } from '#lib/format'
import { useLanguage } from '#lib/language'

/** How many words of the lists are known, from today to the exam: surely so many, and perhaps so many more. */
export function ForecastChart({ plan }: { plan: ExamPlan }) {
  const { t } = useTranslation('planner')
  const language = useLanguage()
  const { curve, words } = plan
  const last = curve.at(-1)
  if (!last) return null
  const wordsOf = (share: number) => Math.round(share * words)
  const written = (share: number) => formatNumber(wordsOf(share), language)
  return (
    <Card>
      <BarChart
        title={t('chart.title')}
        summary={t('chart.summary', {
          day: formatCalendarDay(plan.exam_day, language),
          known: written(last.share),
          words: formatNumber(words, language),
          low: written(last.low),
          high: written(last.high),
        })}
        bars={curve.map(({ day }) => formatShortDay(day, language))}
        barsLabel={t('chart.day')}
        tableLabel={t('chart.figures')}
        series={[
          { label: t('chart.low'), tone: 'primary', values: curve.map(({ low }) => wordsOf(low)) },
          {
            label: t('chart.high'),
            tone: 'quiet',
            values: curve.map(({ low, high }) => wordsOf(high) - wordsOf(low)),
          },
        ]}
      />
    </Card>
  )
}
