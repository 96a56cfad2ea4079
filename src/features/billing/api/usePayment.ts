import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Offer, PayMethod, Plan } from '#contract/billing'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { useThrowError } from '#lib/actions'
import { ApiError, call, ignoreApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { useRevalidate } from '#lib/swr'
import { isPaymentUrl } from '../model/payment-url.ts'

/** Milliseconds that a simulated payment takes. */
const PROCESSING = 3_000

export interface Payer {
  readonly method: PayMethod
  readonly email: string
  readonly phone: string
}

/** A payment that cannot go on, in words for the learner. */
class PaymentStoppedError extends Error {}

/**
 * Pays for a plan: leads to the provider's page, or in a demo to the result. `paying` stays until the page is left, and ends when the
 * browser shows the page again, so it is not that of `useAsyncAction`.
 */
export function usePayment(plan: Plan, offer: Offer) {
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const language = useLanguage()
  const throwError = useThrowError()
  const [paying, setPaying] = useState(false)
  const [fault, setFault] = useState<string>()
  const key = useRef<string>(undefined)

  // The back button of the browser shows the page as it was left.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setPaying(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  function leaveFor(url: string | null | undefined): Promise<never> {
    if (!url || !isPaymentUrl(url, offer.hosts, location.origin))
      throw new PaymentStoppedError(messageText('payment_failed', language))
    location.assign(url)
    return new Promise(() => undefined)
  }

  async function payByAlipay({ email, phone }: Payer): Promise<never> {
    const test = await call('GET /api/payment/alipay/test-config').catch(ignoreApiError)
    if (!test) throw new PaymentStoppedError(messageText('alipay_test_failed', language))
    if (!test.success) {
      const errors = test.errors.join(', ')
      throw new PaymentStoppedError(
        errors
          ? messageText('alipay_config_failed', language, { errors })
          : messageText('alipay_test_failed', language),
      )
    }
    const body = {
      planType: plan.id,
      amount: plan.charge_cents / 100,
      currency: 'USD' as const,
      subject: plan.name[language],
      returnUrl: `${location.origin}${routes.paymentSuccess()}`,
      email: email || undefined,
      phone: phone || undefined,
      key: (key.current ??= newId()),
    }
    const { success, paymentUrl, message } = await call('POST /api/payment/alipay/create', { body })
    if (!success) throw new PaymentStoppedError(message ?? messageText('alipay_create_failed', language))
    return leaveFor(paymentUrl)
  }

  async function payHere({ method, email, phone }: Payer): Promise<string> {
    const body = {
      key: (key.current ??= newId()),
      plan: plan.id,
      method,
      amount_cents: plan.charge_cents,
      email: email || undefined,
      phone: phone || undefined,
    }
    const { order, payment_url } = await call('POST /api/payment/orders', { body })
    if (order.provider !== 'demo') return leaveFor(payment_url)
    await new Promise((resolve) => setTimeout(resolve, PROCESSING))
    await call('POST /api/payment/orders/{id}/simulate', { params: { id: order.id } })
    return order.id
  }

  async function pay(payer: Payer): Promise<void> {
    if (paying) return
    setPaying(true)
    setFault(undefined)
    try {
      const id = await (payer.method === 'alipay' ? payByAlipay(payer) : payHere(payer))
      await navigate(routes.paymentSuccess({ order: id }), { replace: true })
    } catch (error) {
      if (!(error instanceof PaymentStoppedError) && !(error instanceof ApiError)) return throwError(error)
      setFault(error.message)
      setPaying(false)
      // Another try is another order, unless only the way there failed.
      if (error instanceof ApiError && error.status === 409) {
        key.current = undefined
        void revalidate('GET /api/payment')
      }
    }
  }

  return { pay, paying, fault }
}
