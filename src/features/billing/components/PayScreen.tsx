import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PlanId } from '#contract/billing'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, LockedState, PageHeader, Skeletons } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useOffer } from '../api/useBilling.ts'
import { PayForm } from './PayForm.tsx'

/** /vip/pay?plan=: what is bought, and the ways to pay for it. */
export function PayScreen() {
  const { t } = useTranslation('billing')
  return (
    <>
      <PageHeader title={t('pay.title')} back={{ label: t('pay.back'), to: routes.vip() }} />
      <Payment />
    </>
  )
}

function Payment() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { user, isGuest, error: userError, refresh } = useUser()
  const { data, error, mutate } = useOffer()
  const id = PlanId.safeParse(search.get('plan')).data ?? 'yearly'
  const plan = data?.plans.find((each) => each.id === id)
  const failed = error ?? userError
  if (isGuest) {
    const redirect = routes.vipPay({ plan: id })
    return (
      <LockedState
        title={t('pay.locked')}
        action={
          <>
            <Button to={routes.signIn({ redirect })}>{t('signIn')}</Button>
            <Button variant="secondary" to={routes.signUp({ redirect })}>
              {t('signUp')}
            </Button>
          </>
        }
      >
        {t('pay.lockedText')}
      </LockedState>
    )
  }
  if (failed && (!data || !user)) {
    const again = () => void (error ? mutate() : refresh())
    return <ErrorScreen title={failed.message} retryLabel={t('retry')} onRetry={again} />
  }
  if (!data || !plan || !user) return <Skeletons shape="cards" count={2} label={t('loading')} />
  if (data.methods.length === 0)
    return <EmptyState title={messageText('payment_unavailable', language)}>{t('pay.none')}</EmptyState>
  return <PayForm key={`${user.id} ${plan.id}`} plan={plan} offer={data} user={user} />
}
