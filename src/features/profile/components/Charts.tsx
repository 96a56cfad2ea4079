import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/profile'
import { BarChart, Card, Grid } from '#design-system'
import { formatNumber, formatShortDay } from '#lib/format'
import { useLanguage } from '#lib/language'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** One skill alone, or several of one accuracy, have no best and no weakest. */
const skillSentence = (count: number, differ: boolean) =>
  count === 1 ? 'skills.one' : differ ? 'skills.summary' : 'skills.same'

/** Answers of a month, accuracy by skill, words by state of memory, reviews to come. */
export function Charts({ progress }: { progress: Progress }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const { answers, skills, memory, forecast } = progress
  const number = (value: number) => formatNumber(value, language)
  const percent = (right: number, total: number) => (total === 0 ? 0 : Math.round((100 * right) / total))
  const right = sum(answers.map((day) => day.right))
  const total = sum(answers.map((day) => day.total))
  const known = skills.filter((skill) => skill.total > 0)
  const best = known.toSorted((a, b) => percent(b.right, b.total) - percent(a.right, a.total))[0]
  const weakest = known.toSorted((a, b) => percent(a.right, a.total) - percent(b.right, b.total))[0]
  const states = ['learning', 'young', 'strong', 'known'] as const
  const coming = sum(forecast.map(({ count }) => count))
  const shared = { tableLabel: t('chart.table'), barsLabel: t('chart.day') }
  return (
    <Grid columns={{ xs: 1, lg: 2 }} spacing={{ xs: 4, md: 5 }}>
      <Card>
        <BarChart
          {...shared}
          title={t('answers.title')}
          summary={
            total === 0
              ? t('answers.none')
              : t('answers.summary', { total: number(total), percent: percent(right, total) })
          }
          bars={answers.map(({ day }) => formatShortDay(day, language))}
          series={[
            { label: t('answers.right'), values: answers.map((day) => day.right), tone: 'primary' },
            { label: t('answers.missed'), values: answers.map((day) => day.total - day.right), tone: 'reward' },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          {...shared}
          barsLabel={t('skills.skill')}
          title={t('skills.title')}
          summary={
            best && weakest
              ? t(
                  skillSentence(known.length, percent(best.right, best.total) > percent(weakest.right, weakest.total)),
                  {
                    best: t(`skills.${best.skill}`),
                    bestPercent: percent(best.right, best.total),
                    weakest: t(`skills.${weakest.skill}`),
                    weakestPercent: percent(weakest.right, weakest.total),
                  },
                )
              : t('skills.none')
          }
          bars={known.map(({ skill }) => t(`skills.${skill}`))}
          series={[
            {
              label: t('skills.percent'),
              values: known.map((skill) => percent(skill.right, skill.total)),
              tone: 'info',
            },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          {...shared}
          barsLabel={t('memory.state')}
          title={t('memory.title')}
          summary={t('memory.summary', {
            strong: number(memory.strong),
            young: number(memory.young),
            learning: number(memory.learning),
          })}
          bars={states.map((state) => t(`memory.${state}`))}
          series={[{ label: t('memory.words'), values: states.map((state) => memory[state]), tone: 'primary' }]}
        />
      </Card>
      <Card>
        <BarChart
          {...shared}
          title={t('forecast.title')}
          summary={
            coming === 0
              ? t('forecast.none')
              : t('forecast.summary', { total: number(coming), today: number(forecast[0]?.count ?? 0) })
          }
          bars={forecast.map(({ day }) => formatShortDay(day, language))}
          series={[{ label: t('forecast.words'), values: forecast.map(({ count }) => count), tone: 'info' }]}
        />
      </Card>
    </Grid>
  )
}
