import { useTranslation } from 'react-i18next'
import type { ExamPlan } from '#contract/exam-plan'
import { Button, ErrorBox, Notice } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatCalendarDay, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { usePlanActions, type PlanChoice } from '../api/usePlan.ts'

/** There is no time for every word: what would change that, each with its figure and by one press. */
export function PlanWays({ plan }: { plan: ExamPlan }) {
  const { t } = useTranslation('planner')
  const language = useLanguage()
  const { save } = usePlanActions()
  const { run, pending, error } = useAsyncAction((changes: Partial<PlanChoice>) =>
    save({
      exam_day: plan.exam_day,
      minutes: plan.minutes,
      lists: plan.lists.map(({ kind, id }) => ({ kind, id })),
      most_words: plan.most_words,
      ...changes,
    }),
  )
  const { exam_day: day, minutes, most_words: words } = plan.ways ?? { exam_day: null, minutes: null, most_words: null }
  const hasWay = day !== null || minutes !== null || words !== null
  return (
    <Notice
      tone="warning"
      title={t('ways.title')}
      actions={
        <>
          {error && <ErrorBox>{error.message}</ErrorBox>}
          {day !== null && (
            <Button variant="secondary" disabled={pending} onClick={() => void run({ exam_day: day })}>
              {t('ways.later', { day: formatCalendarDay(day, language) })}
            </Button>
          )}
          {minutes !== null && (
            <Button variant="secondary" disabled={pending} onClick={() => void run({ minutes })}>
              {t('ways.minutes', { count: minutes })}
            </Button>
          )}
          {words !== null && (
            <Button variant="secondary" disabled={pending} onClick={() => void run({ most_words: words })}>
              {t('ways.words', { count: words, words: formatNumber(words, language) })}
            </Button>
          )}
        </>
      }
    >
      {t(hasWay ? 'ways.text' : 'ways.none', { left: formatNumber(plan.left_out, language), count: plan.minutes })}
    </Notice>
  )
}
