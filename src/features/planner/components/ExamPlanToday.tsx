import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice, TextLink } from '#design-system'
import { usePlan } from '../api/usePlan.ts'

/** On home, in place of the day's card: the plan's new words of today. */
export function ExamPlanToday() {
  const { t } = useTranslation('planner')
  const { data } = usePlan()
  const plan = data?.plan
  if (!plan || plan.today.words.length === 0) return null
  return (
    <Notice
      tone="primary"
      title={t('today.left', { count: plan.today.left })}
      actions={
        <Button startIcon={<Sprout />} to={routes.practice({ words: plan.today.words.join(',') })}>
          {t('today.start', { count: plan.today.words.length })}
        </Button>
      }
    >
      {t('today.text', { count: plan.minutes })}
    </Notice>
  )
}

/** On home, below the day's card: how far the exam is, and the way to the plan or to a first one. */
export function ExamPlanLine() {
  const { t } = useTranslation('planner')
  const { data } = usePlan()
  if (!data) return null
  const { plan } = data
  const last = plan?.curve.at(-1)
  return (
    <TextLink to={routes.examPlan()}>
      {plan && plan.days_left >= 0 && last
        ? t('line.plan', { count: plan.days_left, share: Math.round(last.share * 100) })
        : t(plan ? 'line.over' : 'line.none')}
    </TextLink>
  )
}
