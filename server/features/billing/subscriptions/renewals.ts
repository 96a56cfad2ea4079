/** A renewal that Stripe has charged becomes a paid order of its own: exactly once for each invoice. */
import { randomUUID } from 'node:crypto'
import { PlanId } from '#contract/billing'
import { Language } from '#contract/patterns'
import { planTerms } from '#rules/prices'
import { extendVip } from '#rules/vip'
import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { orders, subscriptions } from '../../../db/schema/orders.ts'
import type { StripeInvoice } from '../../../providers/stripe/index.ts'
import { createOrderNumber } from '../payments/checkout.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { grantVip } from '../payments/settle.ts'
import { insertEvent, insertOrder, lockBuyer, type OrderRow } from '../orders/orders.store.ts'

export async function settleRenewal(parts: BillingDeps, invoice: StripeInvoice): Promise<void> {
  const { db, log, now } = parts
  const { reference, renewal, cents } = invoice
  const at = now()
  await db.transaction(async (tx) => {
    // By the order that began it, which stays: what was bought since says nothing of whose this charge is.
    const began = and(eq(orders.provider, 'stripe'), eq(orders.renewal, renewal.name))
    const [first] = await tx.select({ userId: orders.userId, plan: orders.plan }).from(orders).where(began).limit(1)
    const buyer = first?.userId ? await lockBuyer(tx, first.userId) : undefined
    if (!first || !buyer) return log.error({ renewal }, 'a renewal came that nobody here has')
    const isKnown = and(eq(orders.provider, 'stripe'), eq(orders.reference, reference))
    if ((await tx.select({ id: orders.id }).from(orders).where(isKnown)).length > 0) return
    const plan = PlanId.parse(first.plan)
    const { months, listCents, priceCents } = planTerms[plan]
    if (cents < priceCents)
      return log.error({ renewal, cents }, 'a renewal was charged too little; nothing is given for it')
    const vip = extendVip(buyer.vipUntil, at, months, renewal.nextAt)
    const [user] = await tx.select({ language: users.uiLanguage }).from(users).where(eq(users.id, buyer.id))
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
      language: Language.safeParse(user?.language).data ?? 'zh',
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
    // Never whether it renews: an invoice may come late, after the learner has ended the renewal.
    await tx.update(subscriptions).set({ endsAt: renewal.nextAt }).where(eq(subscriptions.renewal, renewal.name))
  })
}
