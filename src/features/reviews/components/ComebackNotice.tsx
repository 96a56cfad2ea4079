import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice } from '#design-system'
import { useReviews } from '../api/useReviews.ts'

/** A plan for a learner who returns after days away; nothing for others. */
export function ComebackNotice() {
  const { t } = useTranslation('reviews')
  const { data } = useReviews()
  if (!data?.plan) return null
  const { per_day: perDay, days, left_today: left } = data.plan
  return (
    <Notice
      tone="primary"
      title={t('plan.title')}
      actions={left > 0 && <Button to={routes.reviewRun({ words: left })}>{t('plan.start', { count: left })}</Button>}
    >
      {left > 0
        ? t('plan.text', { due: data.due, perDay, count: days, risk: data.at_risk })
        : t('plan.done', { due: data.due })}
    </Notice>
  )
}
