/** A payment that a provider has confirmed becomes VIP: exactly once, in one transaction. */
import type { PayProvider } from '#contract/billing'
import { routes } from '#contract/routes'
import { extendVip } from '#rules/vip'
import type { Tx } from '../../../db/client.ts'
import type { Renewal } from '../../../providers/stripe/index.ts'
import { appendOrderEvent } from '../orders/order-ledger.ts'
import { receiptMail } from './mails.ts'
import type { BillingDeps } from '../billing-deps.ts'
import {
  isReferenceTaken,
  lockOrder,
  setVipUntil,
  type Buyer,
  type OrderName,
  type OrderRow,
} from '../orders/orders.store.ts'
import { saveSubscription } from '../subscriptions/subscriptions.ts'

export interface Payment {
  readonly provider: PayProvider
  readonly reference: string
  /** Fen at Alipay, else cents. */
  readonly units: number
  readonly renewal: Renewal | null
}

/**
 * settled: VIP was given now. already: it was before. back: the order was closed, so the money goes back. refused: this payment is not the
 * order's. unknown: there is no such order.
 */
export type Outcome = 'settled' | 'already' | 'back' | 'refused' | 'unknown'

export async function settle(parts: BillingDeps, name: OrderName, payment: Payment): Promise<Outcome> {
  const { db, log, now } = parts
  const at = now()
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, name)
    if (!locked) return 'unknown'
    const { order, buyer } = locked
    const fault = await paymentFault(parts, tx, order, payment)
    if (fault) {
      log.error({ order: order.number, fault }, 'a payment was refused')
      await appendOrderEvent(tx, order, 'disputed', { at, note: fault })
      return 'refused'
    }
    if (order.status !== 'pending' && order.status !== 'closed') {
      if (order.reference !== payment.reference) log.error({ order: order.number }, 'an order was paid twice')
      return 'already'
    }
    const { reference, renewal } = payment
    if (order.status === 'closed') {
      log.error({ order: order.number }, 'a closed order was paid; the money goes back')
      await appendOrderEvent(tx, order, 'paid_when_closed', {
        at,
        set: { reference, paidAt: at, nextCheckAt: at, checks: 0 },
      })
      return 'back'
    }
    await give(parts, tx, order, buyer, { reference, renewal }, at)
    return 'settled'
  })
}

/** What is wrong with a payment, in words for the log; undefined when nothing is. */
async function paymentFault(
  { env }: BillingDeps,
  tx: Tx,
  order: OrderRow,
  payment: Payment,
): Promise<string | undefined> {
  const { provider, reference, units } = payment
  if (provider !== order.provider) return `paid by ${provider} and not by ${order.provider}`
  if (provider === 'demo' && env.payments.mode !== 'demo') return 'a simulated payment outside of a demo'
  if (provider === 'alipay' && order.isDemo !== env.payments.hasDemoCashier)
    return order.isDemo ? 'a demo payment outside of a demo' : 'a demo payment for a real order'
  const due = order.chargeFen ?? order.amountCents
  if (units !== due) return `${units} paid where ${due} are due`
  if (await isReferenceTaken(tx, provider, reference, order.id)) return 'the payment of another order'
  return undefined
}

async function give(
  parts: BillingDeps,
  tx: Tx,
  order: OrderRow,
  buyer: Buyer | undefined,
  { reference, renewal }: Pick<Payment, 'reference' | 'renewal'>,
  at: Date,
): Promise<void> {
  const vip = buyer && extendVip(buyer.vipUntil, at, order.months, renewal?.nextAt)
  const paid = await appendOrderEvent(tx, order, 'paid', {
    at,
    note: order.isDemo ? 'demo: no money was taken' : undefined,
    set: {
      reference,
      renewal: renewal?.name ?? null,
      paidAt: at,
      nextCheckAt: null,
      ...(vip && { vipFrom: vip.from, vipUntil: vip.until }),
    },
  })
  if (!vip || !paid) return parts.log.error({ order: order.number }, 'a payment came for a learner who has left')
  await grantVip(parts, tx, paid, buyer, vip.until, at)
  await saveSubscription(tx, paid, buyer.id, renewal?.nextAt ?? vip.until)
}

/** What follows a paid order in the same transaction: VIP, the receipt, and the word to all open pages. */
export async function grantVip(
  parts: BillingDeps,
  tx: Tx,
  order: OrderRow,
  buyer: Buyer,
  until: Date,
  at: Date,
): Promise<void> {
  const { env, live, mail } = parts
  await setVipUntil(tx, buyer.id, until)
  const to = order.email ?? buyer.email
  const words = receiptMail(order, buyer.timeZone, env.origin + routes.order({ id: order.id }))
  if (to) await mail?.queue(tx, { to, ...words }, at)
  await live.tell(tx, buyer.id, 'user')
}
