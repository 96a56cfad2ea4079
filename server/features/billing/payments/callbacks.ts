/** What providers tell us unasked. Nothing is believed that is not signed, and nothing is granted twice. */
import { isPaid } from '../../../providers/alipay/index.ts'
import { appendOrderEvent } from '../orders/order-ledger.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { updateSubscription } from '../subscriptions/subscriptions.store.ts'
import { settleRenewal } from '../subscriptions/renewals.ts'
import { settle } from './settle.ts'
import { lockOrder } from '../orders/orders.store.ts'

/** Alipay sends again, for a day, whatever is not answered by exactly this. */
const answerAlipay = (text: 'success' | 'failure') => new Response(text, { headers: { 'Content-Type': 'text/plain' } })

export async function handleAlipayCallback(parts: BillingDeps, file: Uint8Array): Promise<Response> {
  try {
    return answerAlipay((await readAlipay(parts, file)) ? 'success' : 'failure')
  } catch (error) {
    parts.log.error({ error }, 'a notice of Alipay could not be taken in')
    return answerAlipay('failure')
  }
}

async function readAlipay(parts: BillingDeps, file: Uint8Array): Promise<boolean> {
  const { alipay, db, log, now } = parts
  // Alipay leaves empty values out of what it signs; of a key that comes twice the last counts, and then the signature breaks.
  const fields = [...new URLSearchParams(new TextDecoder().decode(file))].filter(([, value]) => value !== '')
  const notice = alipay?.readNotice(Object.fromEntries(fields))
  if (!notice) {
    log.warn('a notice that is not Alipay’s to us')
    return false
  }
  const { number, reference, status, fen } = notice
  if (isPaid(status)) {
    const outcome = await settle(parts, { number }, { provider: 'alipay', reference, units: fen, renewal: null })
    return outcome !== 'refused' && outcome !== 'unknown'
  }
  if (status !== 'TRADE_CLOSED') return true
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { number })
    if (!locked || locked.order.provider !== 'alipay') return false
    const closed = await appendOrderEvent(tx, locked.order, 'closed', { at: now(), set: { nextCheckAt: null } })
    // Closed after a payment is a refund made at Alipay: nothing changes here before an administrator has looked.
    if (!closed && locked.order.status === 'paid') log.error({ order: number }, 'Alipay closed a paid trade')
    return true
  })
}

/** Stripe sends again what is not answered by a 200. */
const answerStripe = (status: 200 | 400 | 503) => new Response(status === 200 ? 'ok' : 'again', { status })

export async function handleStripeEvent(
  parts: BillingDeps,
  file: Uint8Array,
  signature: string | undefined,
): Promise<Response> {
  const { stripe, log, now } = parts
  const event = await stripe?.readEvent(file, signature, now())
  if (!event) {
    log.warn('an event that is not Stripe’s to us')
    return answerStripe(400)
  }
  try {
    await readStripe(parts, event.type, event.objectId)
    return answerStripe(200)
  } catch (error) {
    log.error({ error }, 'an event of Stripe could not be taken in')
    return answerStripe(503)
  }
}

async function readStripe(parts: BillingDeps, type: string, id: string): Promise<void> {
  const { stripe, db } = parts
  if (!stripe) return
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { number, ...session } = await stripe.session(id)
      if (session.state !== 'paid') return
      const { reference, cents, renewal } = session
      await settle(parts, { number }, { provider: 'stripe', reference, units: cents, renewal })
      return
    }
    case 'invoice.paid': {
      const invoice = await stripe.renewal(id)
      if (invoice) await settleRenewal(parts, invoice)
      return
    }
    case 'customer.subscription.deleted': {
      await updateSubscription(db, { renewal: id }, { autoRenew: false, cancelling: false })
      return
    }
    default:
  }
}
