/** Buying in tests: an order, its row and log as the database has them, and how VIP stands. */
import { randomUUID } from 'node:crypto'
import { createAlipay, createOrder, type PayMethod, type PlanId } from '#contract/billing'
import { asc, eq } from 'drizzle-orm'
import { users } from '../../server/db/schema/accounts.ts'
import { orderEvents, orders } from '../../server/db/schema/orders.ts'
import { createBillingDeps, sweepOrders } from '../../server/features/billing/index.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

export const orderBody = (plan: PlanId = 'yearly', method: PayMethod = 'digital-wallet', amount_cents = 100) => ({
  key: randomUUID(),
  plan,
  method,
  amount_cents,
  email: 'buyer@example.com',
})

export const order = (app: TestApp, buyer: Person, ...given: Parameters<typeof orderBody>) =>
  app.call(createOrder, { body: orderBody(...given) }, buyer.token)

/** Starts a payment by Alipay. */
export async function orderByAlipay(app: TestApp, buyer: Person, planType: PlanId = 'yearly', amount = 1) {
  const body = { planType, amount, currency: 'USD' as const, subject: 'VIP', returnUrl: 'https://elsewhere.example/' }
  const { success, paymentUrl = '', order_id: id = '' } = await app.call(createAlipay, { body }, buyer.token)
  if (!success) throw new Error('the payment was not started')
  return { id, url: paymentUrl }
}

/** The row of an order and its log, amounts proven to be the sums of the log. */
export async function bookOf(app: TestApp, id: string) {
  const [row] = await app.db.select().from(orders).where(eq(orders.id, id))
  const log = await app.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id))
  if (!row) throw new Error('no such order')
  const sum = (key: 'paidCents' | 'refundedCents') => log.reduce((total, event) => total + event[key], 0)
  if (row.paidCents !== sum('paidCents') || row.refundedCents !== sum('refundedCents'))
    throw new Error(`the amounts of ${row.number} are not the sums of its log`)
  return { ...row, log: log.map(({ kind }) => kind) }
}

/** Until when a learner is VIP. */
export async function vipOf(app: TestApp, { id }: Person): Promise<Date | null> {
  const [row] = await app.db.select({ until: users.vipUntil }).from(users).where(eq(users.id, id))
  return row?.until ?? null
}

/** One turn of the job. */
export const sweep = (app: TestApp): Promise<void> => sweepOrders(createBillingDeps(app.deps))

/** Sends an event of Stripe as it comes; answers the status. */
export async function notifyStripe(app: TestApp, { body, signature }: { body: string; signature: string }) {
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  return (await app.request('/api/payment/stripe/webhook', { body, headers })).status
}

/** Sends a notice of Alipay as it comes; answers its text. */
export async function notify(app: TestApp, body: string): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return (await app.request('/api/payment/alipay/notify', { body, headers })).text()
}
