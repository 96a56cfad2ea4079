// @module-tag postgres
/** What providers tell: again, late, in another order, about what is not ours, after the money went back. */
import { refundOrder } from '#contract/admin'
import { cancelRenewal, getSubscription } from '#contract/billing'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { bookOf, notify, notifyStripe, order, orderByAlipay, sweep, vipOf } from '#tests/buying'
import { startFakeAlipay, type FakeAlipay } from '#tests/fake-alipay'
import { startFakeStripe, type FakeStripe } from '#tests/fake-stripe'
import type { Person } from '#tests/people'
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { orders } from '../../../db/schema/orders.ts'

let alipay: FakeAlipay
let stripe: FakeStripe
let app: TestApp
let ann: Person
beforeAll(async () => {
  alipay = await startFakeAlipay()
  stripe = await startFakeStripe()
  const variables = { ...alipay.variables, ...stripe.variables, PAYMENTS_MODE: 'live', PROMO_PRICE_USD: '1.00' }
  app = await createTestApp({ variables })
})
beforeEach(async () => {
  ann = await app.user()
})
afterAll(async () => {
  await app.close()
  await alipay.close()
  await stripe.close()
})

const refund = async (id: string) => {
  const admin = await app.admin()
  await app.prove(admin)
  return app.call(refundOrder, { params: { id }, body: {} }, admin.token)
}
const together = <T>(times: number, act: () => Promise<T>) => Promise.all(Array.from({ length: times }, act))

describe('Alipay', () => {
  async function opened(buyer = ann) {
    const { id, url } = await orderByAlipay(app, buyer)
    return { id, number: await alipay.visit(url) }
  }
  /** An order that is paid, and the notice that said so. */
  async function paid() {
    const made = await opened()
    alipay.pay(made.number)
    const notice = alipay.notice(made.number)
    expect(await notify(app, notice)).toBe('success')
    return { ...made, notice }
  }
  const told = (number: string, status: string, more = {}) =>
    notify(app, alipay.notice(number, { fields: { trade_status: status, ...more } }))

  test('the notice of a payment that went back gives nothing, however often and late it comes', async () => {
    const { id, number, notice } = await paid()
    await refund(id)
    const before = await bookOf(app, id)
    expect(before).toMatchObject({ status: 'refunded', paidCents: 100, refundedCents: 100 })
    expect(new Set(await together(20, () => notify(app, notice)))).toEqual(new Set(['success']))
    app.advance(40 * DAY)
    for (const status of ['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED', 'WAIT_BUYER_PAY'])
      expect(await told(number, status)).toBe('success')
    expect(await bookOf(app, id)).toEqual(before)
    expect((await vipOf(app, ann))?.getTime()).toBeLessThanOrEqual(app.now().getTime())
    expect(alipay.trade(number)?.refunds.size).toBe(1)
  })

  test('a notice while the money goes back does not stop it', async () => {
    const { id, notice } = await paid()
    alipay.mood('fail')
    await refund(id)
    expect(await notify(app, notice)).toBe('success')
    expect((await bookOf(app, id)).status).toBe('refunding')
    alipay.mood('well')
    app.advance(6 * MINUTE)
    await sweep(app)
    expect(await bookOf(app, id)).toMatchObject({ status: 'refunded', refundedCents: 100 })
  })

  test('notices in another order than things happened end in the same state', async () => {
    const { id, number } = await paid()
    const until = await vipOf(app, ann)
    for (const status of ['WAIT_BUYER_PAY', 'TRADE_FINISHED', 'TRADE_PENDING', 'WAIT_BUYER_PAY'])
      expect(await told(number, status)).toBe('success')
    // A partial refund made at Alipay itself: the operator must look, and the learner keeps VIP.
    expect(await told(number, 'TRADE_SUCCESS', { refund_fee: '1.00', out_biz_no: 'x' })).toBe('success')
    expect(await bookOf(app, id)).toMatchObject({ status: 'paid', log: ['created', 'paid'] })
    expect(await vipOf(app, ann)).toEqual(until)
  })

  test('a notice that comes after weeks counts once, and its money goes back: the order was closed long ago', async () => {
    const { id, number } = await opened()
    app.advance(31 * MINUTE)
    await sweep(app)
    expect((await bookOf(app, id)).status).toBe('closed')
    app.advance(20 * DAY)
    alipay.pay(number)
    const notice = alipay.notice(number)
    expect(new Set(await together(10, () => notify(app, notice)))).toEqual(new Set(['success']))
    await sweep(app)
    expect(await bookOf(app, id)).toMatchObject({ status: 'refunded', paidCents: 100, refundedCents: 100 })
    expect(await vipOf(app, ann)).toBeNull()
  })

  test.each([
    ['7.200', 'failure'],
    [' 7.20', 'failure'],
    ['+7.20', 'failure'],
    ['７.２０', 'failure'],
    ['7,20', 'failure'],
    ['-7.20', 'failure'],
    ['720', 'failure'],
    ['7.2', 'success'],
    ['07.20', 'success'],
  ])('an amount written as %j: %s', async (total, answer) => {
    const { number } = await opened()
    expect(await told(number, 'TRADE_SUCCESS', { total_amount: total })).toBe(answer)
    expect((await vipOf(app, ann)) !== null).toBe(answer === 'success')
  })

  test('fields that come twice break the signature, whichever of them is meant', async () => {
    const { number } = await opened()
    const other = await opened(await app.user())
    const notice = alipay.notice(number, { fields: { trade_status: 'TRADE_SUCCESS' } })
    for (const [name, value] of [
      ['out_trade_no', other.number],
      ['total_amount', '0.01'],
      ['app_id', '2021999999999999'],
      ['trade_status', 'TRADE_FINISHED'],
    ])
      expect(await notify(app, `${notice}&${name}=${value}`), name).toBe('failure')
    expect(await vipOf(app, ann)).toBeNull()
    // The text before it is not read at all.
    expect(await notify(app, `out_trade_no=${other.number}&total_amount=0.01&${notice}`)).toBe('success')
    expect((await bookOf(app, other.id)).status).toBe('pending')
  })

  test('one payment named for two orders at once pays one', async () => {
    const people = [ann, await app.user()]
    const made = [await opened(people[0]), await opened(people[1])]
    const fields = { trade_no: '2026030422001400001', trade_status: 'TRADE_SUCCESS' }
    const answers = await Promise.all(made.map(({ number }) => notify(app, alipay.notice(number, { fields }))))
    expect(answers.toSorted()).toEqual(['failure', 'success'])
    const ends = await Promise.all(people.map((person) => vipOf(app, person)))
    expect(ends.filter((end) => end !== null)).toHaveLength(1)
  })

  test('a payment for an order whose buyer is deleted is recorded and gives no VIP', async () => {
    const { id, number } = await opened()
    await app.db.update(orders).set({ userId: null }).where(eq(orders.id, id))
    await app.db.delete(users).where(eq(users.id, ann.id))
    alipay.pay(number)
    expect(await notify(app, alipay.notice(number))).toBe('success')
    expect(await notify(app, alipay.notice(number))).toBe('success')
    expect(await bookOf(app, id)).toMatchObject({ status: 'paid', paidCents: 100, log: ['created', 'paid'] })
    expect(app.logs.some(({ msg }) => msg === 'a payment came for a learner who has left')).toBe(true)
  })
})

describe('Stripe', () => {
  const send = (type: string, objectId: string, at = app.now()) => notifyStripe(app, stripe.event(type, objectId, at))
  const completed = (session: string) => send('checkout.session.completed', session)
  async function opened() {
    const { order: made, payment_url: url } = await order(app, ann, 'monthly', 'credit-card')
    return { id: made.id, number: made.number, url: url ?? '' }
  }
  const subscriptionOf = async () => (await app.call(getSubscription, {}, ann.token)).subscription

  test('events of a payment that went back give nothing, however often and late they come', async () => {
    const { id, url } = await opened()
    const session = stripe.pay(url)
    await completed(session)
    await refund(id)
    const before = await bookOf(app, id)
    expect(before).toMatchObject({ status: 'refunded', refundedCents: 100 })
    app.advance(3 * DAY)
    expect(new Set(await together(10, () => completed(session)))).toEqual(new Set([200]))
    expect(await send('checkout.session.async_payment_succeeded', session)).toBe(200)
    expect(await bookOf(app, id)).toEqual(before)
    expect(await subscriptionOf()).toBeNull()
  })

  test('the first invoice is no renewal, before its order is paid and after', async () => {
    const { id, url } = await opened()
    const session = stripe.pay(url)
    const invoice = stripe.invoiceOf(session)
    expect(await send('invoice.paid', invoice)).toBe(200)
    expect((await bookOf(app, id)).status).toBe('pending')
    await completed(session)
    const until = await vipOf(app, ann)
    expect(await send('invoice.paid', invoice)).toBe(200)
    expect(await vipOf(app, ann)).toEqual(until)
  })

  test('a renewal that ended before its first payment was heard of is not shown as going on', async () => {
    const { url } = await opened()
    const session = stripe.pay(url)
    stripe.cancel(session)
    expect(await send('customer.subscription.deleted', String(stripe.subscription(session)?.id))).toBe(200)
    expect(await completed(session)).toBe(200)
    expect(await subscriptionOf()).toMatchObject({ auto_renew: false, renews_at: null })
    expect((await app.call(cancelRenewal, {}, ann.token)).subscription).toMatchObject({ auto_renew: false })
  })

  test('payments of the same account that are not ours, or not for so much, give nothing', async () => {
    const { id, number } = await opened()
    for (const [name, cents] of [
      [null, 100],
      ['WG260304NOBODYKNOW', 100],
      [number, 99],
      [number, 101],
    ] as const)
      expect(await completed(stripe.pay(stripe.foreignPage(name, cents)))).toBe(200)
    expect((await bookOf(app, id)).status).toBe('pending')
    expect(await vipOf(app, ann)).toBeNull()
  })

  test('an event is believed by a right signature among others, and by no other time or kind of signature', async () => {
    const { url } = await opened()
    const session = stripe.pay(url)
    const { body, signature } = stripe.event('checkout.session.completed', session, app.now())
    const [time = '', right = ''] = signature.split(',')
    const old = `t=${Math.floor(app.now().getTime() / 1000) - 400}`
    const guess = createHmac('sha256', '')
      .update(`${time.slice(2)}.${body}`)
      .digest('hex')
    for (const wrong of [
      right,
      time,
      `${time},${right.replace('v1', 'v0')}`,
      `${time},v1=${guess}`,
      `${time},v1=`,
      `${time},${right.slice(0, -2)}`,
      `${old},${time},${right}`,
      `t=,${right}`,
      `t=1e9,${right}`,
    ])
      expect(await notifyStripe(app, { body, signature: wrong }), wrong).toBe(400)
    expect(await vipOf(app, ann)).toBeNull()
    expect(await notifyStripe(app, { body, signature: `${time},v1=${guess},${right}` })).toBe(200)
    expect(await vipOf(app, ann)).not.toBeNull()
  })
})
