/** A renewal that Stripe has charged becomes a paid order of its own: exactly once for each invoice. */
import { randomUUID } from 'node:crypto'
import { PlanId } from '#contract/billing'
import { defaultLanguage } from '#contract/locales'
import { Language } from '#contract/patterns'
import { planTerms } from '#rules/prices'
import { extendVip } from '#rules/vip'
import type { StripeInvoice } from '../../../providers/stripe/index.ts'
import { createOrderNumber } from '../payments/checkout.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { grantVip } from '../payments/settle.ts'
import {
  findRenewalOrder,
  insertEvent,
  insertOrder,
  isStripePaymentRecorded,
  lockBuyer,
  type OrderRow,
} from '../orders/orders.store.ts'
import { updateSubscription } from './subscriptions.store.ts'

export async function settleRenewal(parts: BillingDeps, invoice: StripeInvoice): Promise<void> {
  const { db, log, now } = parts
  const { reference, renewal, cents } = invoice
  const at = now()
  await db.transaction(async (tx) => {
    // The first order names the learner: later orders may belong to another renewal.
    const first = await findRenewalOrder(tx, renewal.name)
    const buyer = first?.userId ? await lockBuyer(tx, first.userId) : undefined
    if (!first || !buyer) return log.error({ renewal }, 'a renewal came for an unknown subscription')
    if (await isStripePaymentRecorded(tx, reference)) return
    const plan = PlanId.parse(first.plan)
    const { months, listCents, priceCents } = planTerms[plan]
    if (cents < priceCents)
      return log.error({ renewal, cents }, 'a renewal was charged too little; nothing is given for it')
    const vip = extendVip(buyer.vipUntil, at, months, renewal.nextAt)
    const order: OrderRow = await insertOrder(tx, {
      number: createOrderNumber(at),
      userId: buyer.id,
      key: randomUUID(),
      plan,
      months,
      method: 'credit-card',
      provider: 'stripe',
      status: 'paid',
      listCents,
      priceCents: cents,
      amountCents: cents,
      paidCents: cents,
      language: Language.safeParse(buyer.uiLanguage).data ?? defaultLanguage,
      reference,
      renewal: renewal.name,
      vipFrom: vip.from,
      vipUntil: vip.until,
      createdAt: at,
      expiresAt: at,
      paidAt: at,
    })
    await insertEvent(tx, { orderId: order.id, kind: 'created', note: 'renewal', at })
    await insertEvent(tx, { orderId: order.id, kind: 'paid', paidCents: cents, at })
    await grantVip(parts, tx, order, buyer, vip.until, at)
    // autoRenew stays as it is: an invoice may arrive after the learner has cancelled the renewal.
    await updateSubscription(tx, { renewal: renewal.name }, { endsAt: renewal.nextAt })
  })
}
