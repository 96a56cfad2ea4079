// @module-tag postgres
import { refundOrder } from '#contract/admin'
import {
  cancelRenewal,
  createOrder,
  getSubscription,
  listOrders,
  simulatePayment,
  type PlanId,
} from '#contract/billing'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { notifyStripe, order, orderBody, sweep, vipOf } from '#tests/buying'
import { startFakeStripe, type FakeStripe } from '#tests/fake-stripe'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '../../auth/index.ts'

let stripe: FakeStripe
let app: TestApp
let ann: Person
beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await createTestApp({ variables: stripe.variables })
})
beforeEach(async () => {
  ann = await app.user()
})
afterEach(() => stripe.mood('well'))
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const send = (type: string, objectId: string) => notifyStripe(app, stripe.event(type, objectId, app.now()))

/** VIP by card, which renews; answers the session and the order. */
async function bought(plan: PlanId = 'monthly') {
  const { order: made, payment_url: url } = await order(app, ann, plan, 'credit-card')
  const session = stripe.pay(url ?? '')
  await send('checkout.session.completed', session)
  return { session, id: made.id }
}

/** Another order that does not renew. */
async function boughtBeside(plan: PlanId = 'yearly') {
  const { order: made } = await order(app, ann, plan, 'digital-wallet', plan === 'yearly' ? 199_99 : 29_99)
  return app.call(simulatePayment, { params: { id: made.id } }, ann.token)
}

/** So that no promotion is left, which would close the other order by itself. */
const boughtBefore = async () => {
  const { order: made } = await order(app, ann)
  return app.call(simulatePayment, { params: { id: made.id } }, ann.token)
}

const renewsNow = async () => (await app.call(getSubscription, {}, ann.token)).subscription?.auto_renew
const isEnded = (session: string) => stripe.subscription(session)?.['cancel_at_period_end'] === 'true'

const monthsLater = (from: Date | null, months: number) => {
  const later = new Date(from ?? 0)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

test('a renewal is an order of its own at the plan’s price, once for each invoice', async () => {
  const { session } = await bought()
  const first = await vipOf(app, ann)
  app.advance(30 * DAY)
  const invoice = stripe.renew(session, 2999)
  for (let time = 0; time < 3; time += 1) expect(await send('invoice.paid', invoice)).toBe(200)
  const { rows } = (await app.db.execute(
    sql`select status, paid_cents, promotion_cents from orders where user_id = ${ann.id} order by created_at`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toMatchObject([
    { status: 'paid', paid_cents: 100 },
    { status: 'paid', paid_cents: 2999, promotion_cents: 0 },
  ])
  expect(await vipOf(app, ann)).toEqual(monthsLater(first, 1))
})

test('a renewal that was charged too little or has no subscription gives nothing', async () => {
  const { session } = await bought()
  const before = await vipOf(app, ann)
  expect(await send('invoice.paid', stripe.renew(session, 100))).toBe(200)
  expect(await vipOf(app, ann)).toEqual(before)
})

test('a renewal goes on beside nothing else: another card order waits until it has ended', async () => {
  await bought()
  const body = orderBody('yearly', 'credit-card', 199_99)
  const refusal = await app.refused(createOrder, { body }, ann.token)
  expect(refusal).toMatchObject({ status: 409, code: 'payment_renewing' })
  expect(createOrder.errors).toContain(refusal.code)
  await app.call(cancelRenewal, {}, ann.token)
  expect((await app.call(createOrder, { body }, ann.token)).payment_url).toContain('/pay/')
  expect((await app.call(listOrders, {}, ann.token)).items).toHaveLength(2)
})

test('a renewal is one: of two pages for cards only the last can be paid at', async () => {
  await boughtBefore()
  const { payment_url: first } = await order(app, ann, 'monthly', 'credit-card', 29_99)
  const { payment_url: second } = await order(app, ann, 'yearly', 'credit-card', 199_99)
  expect(() => stripe.pay(first ?? '')).toThrow('expired')
  await send('checkout.session.completed', stripe.pay(second ?? ''))
  expect(await renewsNow()).toBe(true)
})

describe('a renewal that the learner has ended', () => {
  test('is ended at Stripe too, even when it was away', async () => {
    const { session } = await bought()
    stripe.mood('fail')
    const ended = await app.call(cancelRenewal, {}, ann.token)
    expect(ended.subscription).toMatchObject({ auto_renew: false, renews_at: null })
    expect(isEnded(session)).toBe(false)
    stripe.mood('well')
    await sweep(app)
    expect(isEnded(session)).toBe(true)
    expect(await vipOf(app, ann)).not.toBeNull()
  })

  test('need not be told to a Stripe that has ended it itself', async () => {
    const { session } = await bought()
    stripe.cancel(session)
    await app.call(cancelRenewal, {}, ann.token)
    const body = orderBody('yearly', 'credit-card', 199_99)
    expect((await app.call(createOrder, { body }, ann.token)).payment_url).toContain('/pay/')
  })

  test('stays ended when an invoice comes late; what was charged is given', async () => {
    const { session } = await bought()
    const first = await vipOf(app, ann)
    const late = stripe.renew(session, 2999)
    stripe.mood('fail')
    await app.call(cancelRenewal, {}, ann.token)
    stripe.mood('well')
    expect(await send('invoice.paid', late)).toBe(200)
    expect(await vipOf(app, ann)).toEqual(monthsLater(first, 1))
    expect(await renewsNow()).toBe(false)
    await sweep(app)
    expect(isEnded(session)).toBe(true)
    expect(await send('invoice.paid', stripe.renew(session, 2999))).toBe(200)
    expect(await renewsNow()).toBe(false)
  })

  test('is ended at Stripe whatever is bought before it could be told, and no second one begins', async () => {
    const { session } = await bought()
    const late = stripe.renew(session, 2999)
    stripe.mood('fail')
    await app.call(cancelRenewal, {}, ann.token)
    await boughtBeside()
    stripe.mood('well')
    const body = orderBody('yearly', 'credit-card', 199_99)
    expect(await app.refused(createOrder, { body }, ann.token)).toMatchObject({ status: 503, code: 'payment_failed' })
    await sweep(app)
    expect(isEnded(session)).toBe(true)
    await boughtBeside()
    const before = await vipOf(app, ann)
    await send('invoice.paid', late)
    expect(await vipOf(app, ann)).toEqual(monthsLater(before, 1))
    expect(await renewsNow()).toBe(false)
    expect((await app.call(createOrder, { body }, ann.token)).payment_url).toContain('/pay/')
  })
})

test('a renewal ends with money back for an order of its own, and not for one bought beside it', async () => {
  const admin = await app.admin()
  const { session, id } = await bought()
  const beside = await boughtBeside()
  const refund = async (orderId: string) => {
    await app.prove(admin)
    await app.call(refundOrder, { params: { id: orderId }, body: {} }, admin.token)
  }
  await refund(beside.id)
  await sweep(app)
  expect({ renews: await renewsNow(), ended: isEnded(session) }).toEqual({ renews: true, ended: false })
  await refund(id)
  await sweep(app)
  expect(isEnded(session)).toBe(true)
})

test('a renewal is shown and reminded of for the day when Stripe charges, not for the end of VIP', async () => {
  const { session } = await bought()
  await boughtBeside()
  const charged = () => stripe.paidUntil(session).toISOString()
  expect((await app.call(getSubscription, {}, ann.token)).subscription).toMatchObject({
    auto_renew: true,
    renews_at: charged(),
    ends_at: (await vipOf(app, ann))?.toISOString(),
  })
  const reminders = async () =>
    (await messagesTo(app, ann.email ?? '')).flatMap(({ subject }) => (subject?.includes('续费') ? [subject] : []))
  app.advance(29 * DAY)
  await sweep(app)
  await sweep(app)
  const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
  expect(await reminders()).toEqual([`VIP 将在 ${day.format(stripe.paidUntil(session))} 续费`])
  const visitor = { userId: ann.id, role: 'user' as const, userAgent: 'wordgrove-tests', address: '127.0.0.1' }
  ann = { ...ann, token: await createSession(app.db, visitor, app.now()) }
  await send('invoice.paid', stripe.renew(session, 2999))
  expect((await app.call(getSubscription, {}, ann.token)).subscription?.renews_at).toBe(charged())
})
