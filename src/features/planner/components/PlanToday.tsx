import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExamPlan } from '#contract/exam-plan'
import { routes } from '#contract/routes'
import { Button, Card, Stack, Text } from '#design-system'

/** What the plan asks of today, and the button that begins it. */
export function PlanToday({ plan }: { plan: ExamPlan }) {
  const { t } = useTranslation('planner')
  const { left, begun, words } = plan.today
  const isOpen = left > 0 && words.length > 0
  const title =
    plan.days_left === 0
      ? t('today.exam')
      : isOpen
        ? t('today.left', { count: left })
        : begun > 0
          ? t('today.done', { count: begun })
          : t('today.none')
  return (
    <Card tone="primary">
      <Stack spacing={4}>
        <Text variant="h3" component="h2">
          {title}
        </Text>
        <Text color="textSecondary">
          {plan.days_left === 0 ? t('today.examText') : t('today.text', { count: plan.minutes })}
        </Text>
        {isOpen ? (
          <Button fullWidth startIcon={<Sprout />} to={routes.practice({ words: words.join(',') })}>
            {t('today.start', { count: words.length })}
          </Button>
        ) : (
          <Button fullWidth variant="secondary" to={routes.review()}>
            {t('today.review')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
