import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorScreen, PageHeader, Skeletons } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { usePlan } from '../api/usePlan.ts'
import { PlanForm } from './PlanForm.tsx'
import { PlanView } from './PlanView.tsx'

/** /exam-plan: what the exam asks of today, and how many words will be known on the day. */
export function ExamPlanScreen() {
  const { t } = useTranslation('planner')
  const { isGuest } = useUser()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {isGuest ? <SignInFirst>{t('locked')}</SignInFirst> : <Plan />}
    </>
  )
}

function Plan() {
  const { t } = useTranslation('planner')
  const { data, error, mutate } = usePlan()
  const [isChanging, setIsChanging] = useState(false)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="cards" count={2} label={t('loading')} />
  const { plan } = data
  if (plan && !isChanging) return <PlanView plan={plan} onChange={() => setIsChanging(true)} />
  return <PlanForm plan={plan} onDone={() => setIsChanging(false)} />
}
