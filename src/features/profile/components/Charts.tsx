import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/profile'
import { BarChart, Card, ChartFrame, ComingDays, Grid, MemoryBar } from '#design-system'
import { formatNumber, formatShortDay, formatWeekday } from '#lib/format'
import { useLanguage } from '#lib/language'
import { SkillRings } from './SkillRings.tsx'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Days of study from which a chart by days says something. */
const WEEK = 7

/** Days named while there is too little for a chart. */
const NAMED = 4

const stages = { learning: 'sprout', young: 'sapling', strong: 'bush', known: 'tree' } as const

/** Answers of a month, accuracy by skill, words by state of memory, reviews to come. */
export function Charts({ progress }: { progress: Progress }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const { answers, memory, forecast } = progress
  const number = (value: number) => formatNumber(value, language)
  const right = sum(answers.map((day) => day.right))
  const total = sum(answers.map((day) => day.total))
  const states = ['learning', 'young', 'strong', 'known'] as const
  const coming = sum(forecast.map(({ count }) => count))
  const missing = Math.max(0, WEEK - progress.days.filter((day) => day.answers > 0).length)
  const shared = { tableLabel: t('chart.table'), barsLabel: t('chart.day') }
  const nextDays = forecast.filter(({ count }) => count > 0).slice(0, NAMED)
  const nameOf = (day: string) => (day === progress.today ? t('forecast.today') : formatWeekday(day, language))
  return (
    <Grid columns={{ xs: 1, lg: 2 }} spacing={{ xs: 4, md: 5 }}>
      <Card>
        {missing > 0 ? (
          <ChartFrame
            title={t('answers.title')}
            summary={total === 0 ? t('answers.none') : t('answers.soon', { count: missing })}
          />
        ) : (
          <BarChart
            {...shared}
            title={t('answers.title')}
            summary={
              total === 0
                ? t('answers.none')
                : t('answers.summary', { total: number(total), percent: Math.round((100 * right) / total) })
            }
            bars={answers.map(({ day }) => formatShortDay(day, language))}
            series={[
              { label: t('answers.right'), values: answers.map((day) => day.right), tone: 'primary' },
              { label: t('answers.missed'), values: answers.map((day) => day.total - day.right), tone: 'quiet' },
            ]}
          />
        )}
      </Card>
      <Card>
        <SkillRings skills={progress.skills} />
      </Card>
      <Card>
        <ChartFrame
          title={t('memory.title')}
          summary={t('memory.summary', {
            strong: number(memory.strong),
            young: number(memory.young),
            learning: number(memory.learning),
          })}
        >
          <MemoryBar
            parts={states.map((state) => ({
              label: t(`memory.${state}`),
              value: memory[state],
              figure: number(memory[state]),
              stage: stages[state],
            }))}
          />
        </ChartFrame>
      </Card>
      <Card>
        {missing > 0 ? (
          <ChartFrame
            title={t('forecast.title')}
            summary={
              nextDays[0] === undefined ? t('forecast.none') : t('forecast.back', { day: nameOf(nextDays[0].day) })
            }
          >
            {nextDays.length > 0 && (
              <ComingDays
                days={nextDays.map(({ day, count }) => ({ day: nameOf(day), text: t('forecast.count', { count }) }))}
              />
            )}
          </ChartFrame>
        ) : (
          <BarChart
            {...shared}
            title={t('forecast.title')}
            summary={
              coming === 0
                ? t('forecast.none')
                : t('forecast.summary', { total: number(coming), today: number(forecast[0]?.count ?? 0) })
            }
            bars={forecast.map(({ day }) => formatShortDay(day, language))}
            series={[{ label: t('forecast.words'), values: forecast.map(({ count }) => count), tone: 'primary' }]}
            highlight={{ bar: 0, label: t('forecast.today') }}
          />
        )}
      </Card>
    </Grid>
  )
}
