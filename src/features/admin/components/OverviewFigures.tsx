import { useTranslation } from 'react-i18next'
import type { AdminFigure, FigureKind } from '#contract/admin-overview'
import { compareCounts } from '#rules/metrics'
import { BarChart, Card, Grid } from '#design-system'
import { formatNumber, formatShortDay, formatWeekday } from '#lib/format'
import { useLanguage } from '#lib/language'
import { betweenSentences } from '../model/between-sentences.ts'

const counters = ['active_learners', 'answers', 'new_accounts', 'errors'] as const satisfies FigureKind[]

const queues = {
  'queue.reports': 'primary',
  'queue.tickets': 'reward',
  'queue.mails': 'info',
  'queue.recordings': 'quiet',
} as const

/** Eight days of each figure as bars, and today beside the same day last week in a sentence. */
export function OverviewFigures({ figures }: { figures: readonly AdminFigure[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const figureOf = (wanted: FigureKind) => figures.find(({ kind }) => kind === wanted)
  const days = figures[0]?.days.map(({ day }) => formatShortDay(day, language)) ?? []
  const weekday = formatWeekday(figures[0]?.days[0]?.day ?? '2026-01-01', language)
  const shared = { bars: days, tableLabel: t('overview.figures.table'), barsLabel: t('overview.figures.day') }

  function sentence({ now, week_ago: before }: AdminFigure): string {
    if (before === null) return t('overview.figures.only', { now: number(now) })
    const { direction, percent } = compareCounts(now, before)
    const key = percent === null && direction === 'more' ? 'fromNothing' : direction
    return t(`overview.figures.${key}`, {
      now: number(now),
      before: number(before),
      percent: number(percent ?? 0),
      weekday,
    })
  }

  const waiting = Object.keys(queues).flatMap((kind) => {
    const figure = figureOf(kind as keyof typeof queues)
    return figure ? [figure] : []
  })
  return (
    <Grid columns={{ xs: 1, lg: 2 }} spacing={{ xs: 4, md: 5 }}>
      {counters.map((kind) => {
        const figure = figureOf(kind)
        if (!figure) return null
        const title = t(`overview.figure.${kind}`)
        return (
          <Card key={kind}>
            <BarChart
              {...shared}
              title={title}
              summary={sentence(figure)}
              series={[
                {
                  label: title,
                  values: figure.days.map(({ count }) => count),
                  tone: kind === 'errors' ? 'reward' : 'primary',
                },
              ]}
            />
          </Card>
        )
      })}
      <Card>
        <BarChart
          {...shared}
          title={t('overview.figures.queues')}
          summary={waiting
            .map((figure) =>
              t('overview.figures.queue', { name: t(`overview.figure.${figure.kind}`), text: sentence(figure) }),
            )
            .join(betweenSentences[language])}
          series={waiting.map(({ kind, days: values }) => ({
            label: t(`overview.figure.${kind}`),
            values: values.map(({ count }) => count),
            tone: queues[kind as keyof typeof queues],
          }))}
        />
      </Card>
    </Grid>
  )
}
