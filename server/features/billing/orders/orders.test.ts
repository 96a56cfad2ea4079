// @module-tag postgres
import { randomUUID } from 'node:crypto'
import {
  createOrder,
  getOrder,
  getSubscription,
  listOrders,
  listPlans,
  PayMethod,
  PlanId,
  simulatePayment,
  testAlipay,
} from '#contract/billing'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { bookOf, order, orderBody, sweep, vipOf } from '#tests/buying'
import { messagesTo } from '#tests/mailbox'
import { makeNote } from '#tests/notes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EnvError, readEnv } from '../../../env.ts'
import { startPayment } from '../payments/checkout.ts'
import { createBillingDeps } from '../billing-deps.ts'
import { settle } from '../payments/settle.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const cheap = PayMethod.options.filter((method) => method !== 'alipay')
const matrix = PlanId.options.flatMap((plan) =>
  cheap.flatMap((method) => (['zh', 'en'] as const).map((language) => ({ plan, method, language }))),
)

test.each(matrix)('$plan by $method in $language: VIP, receipt, order, all of it marked as demo', async (each) => {
  const { plan, method, language } = each
  const ann = await app.user()
  const body = { ...orderBody(plan, method), email: `${ann.username}@inbox.example` }
  const started = await app.call(createOrder, { body }, ann.token, { language })
  expect(started).toMatchObject({
    payment_url: null,
    order: { status: 'pending', provider: 'demo', amount_cents: 100 },
  })
  const paid = await app.call(simulatePayment, { params: { id: started.order.id } }, ann.token)
  const until = new Date(app.now())
  until.setUTCMonth(until.getUTCMonth() + (plan === 'yearly' ? 12 : 1))
  expect(paid).toMatchObject({ status: 'paid', paid_cents: 100, vip_until: until.toISOString() })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ is_vip: true, vip_until: until.toISOString() })
  const [mail] = await messagesTo(app, body.email)
  expect(mail?.text).toContain(paid.number)
  expect(mail?.text).toContain({ zh: '没有真正扣款', en: 'no money was taken' }[language])
  expect((await bookOf(app, paid.id)).log).toEqual(['created', 'paid'])
})

test('without an address in the order the receipt goes to the account’s own, and without one nowhere', async () => {
  const { email: _, ...body } = orderBody()
  const ann = await app.user()
  const { order: hers } = await app.call(createOrder, { body }, ann.token)
  expect(hers.email).toBe(ann.email)
  await app.call(simulatePayment, { params: { id: hers.id } }, ann.token)
  expect((await messagesTo(app, ann.email ?? '')).some(({ text }) => text.includes(hers.number))).toBe(true)

  const ben = await app.user({ email: null })
  const { order: his } = await app.call(createOrder, { body: { ...body, key: randomUUID() } }, ben.token)
  expect(his.email).toBeNull()
  const paid = await app.call(simulatePayment, { params: { id: his.id } }, ben.token)
  expect(paid.status).toBe('paid')
  expect(await app.call(getUser, {}, ben.token)).toMatchObject({ is_vip: true })
})

test('the receipt names the day of the learner’s time zone', async () => {
  const day = (timeZone: string, at: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(at))
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const ann = await app.user({ timeZone })
    const body = { ...orderBody(), email: `${ann.username}@inbox.example` }
    const { order: made } = await app.call(createOrder, { body }, ann.token, { language: 'en' })
    const { vip_until: until } = await app.call(simulatePayment, { params: { id: made.id } }, ann.token)
    expect((await messagesTo(app, body.email))[0]?.text).toContain(`VIP is on until ${day(timeZone, until ?? '')}`)
  }
})

test('an order lifts the limits at once, and every open page gets the event', async () => {
  const ann = await app.user()
  for (let count = 0; count < 10; count += 1) await makeNote(app, ann.token)
  await expect(makeNote(app, ann.token)).rejects.toThrow('vip_required')
  const heard: string[] = []
  const stop = app.deps.live.hear(ann.id, ({ resource }) => void heard.push(resource))
  const { order: made } = await order(app, ann)
  await app.call(simulatePayment, { params: { id: made.id } }, ann.token)
  expect((await makeNote(app, ann.token)).id).not.toBe('')
  await expect.poll(() => heard).toContain('user')
  stop()
})

describe('prices', () => {
  test('are the server’s: the first order by the promotion, the next by the plan', async () => {
    const ann = await app.user()
    const offer = async () => {
      const { plans, promotion } = await app.call(listPlans, {}, ann.token)
      return { promotion, charges: plans.map(({ charge_cents, charge_savings }) => [charge_cents, charge_savings]) }
    }
    expect(await offer()).toEqual({
      promotion: true,
      charges: [
        [100, 97],
        [100, 99],
      ],
    })
    const { order: first } = await order(app, ann)
    await app.call(simulatePayment, { params: { id: first.id } }, ann.token)
    expect(await offer()).toEqual({
      promotion: false,
      charges: [
        [2999, 25],
        [19999, 44],
      ],
    })
    for (const amount of [100, 1, 0, -2999, 19998])
      expect(
        await app.refused(createOrder, { body: orderBody('yearly', 'digital-wallet', amount) }, ann.token),
      ).toMatchObject({
        status: 409,
        code: 'price_changed',
      })
    const { order: second } = await order(app, ann, 'yearly', 'digital-wallet', 199_99)
    const paid = await app.call(simulatePayment, { params: { id: second.id } }, ann.token)
    expect(paid.vip_from).toBe((await app.call(getOrder, { params: { id: first.id } }, ann.token)).vip_until)
  })

  test('show visitors the price list: monthly and yearly, each with its list price and saving', async () => {
    const { plans } = await app.call(listPlans, {})
    expect(
      plans.map(({ id, price, originalPrice, savings, duration }) => [id, price, originalPrice, savings, duration]),
    ).toEqual([
      ['monthly', 29.99, 39.99, 25, 1],
      ['yearly', 199.99, 359.88, 44, 12],
    ])
  })

  test('cannot be had twice by two orders at once', async () => {
    const ann = await app.user()
    const { order: monthly } = await order(app, ann, 'monthly')
    const { order: yearly } = await order(app, ann, 'yearly')
    expect((await bookOf(app, monthly.id)).status).toBe('closed')
    await app.call(simulatePayment, { params: { id: yearly.id } }, ann.token)
    expect(await app.refused(simulatePayment, { params: { id: monthly.id } }, ann.token)).toMatchObject({
      code: 'order_closed',
    })
  })
})

describe('an order', () => {
  test('is one, however often and at the same time it is asked for', async () => {
    const ann = await app.user()
    const started = await Promise.all(Array.from({ length: 20 }, () => order(app, ann)))
    expect(new Set(started.map(({ order: { id } }) => id)).size).toBe(1)
    expect((await app.call(listOrders, {}, ann.token)).items).toHaveLength(1)
  })

  test('of the same key is the same; a paid or closed one is not started again', async () => {
    const ann = await app.user()
    const body = orderBody()
    const { order: first } = await app.call(createOrder, { body }, ann.token)
    expect((await app.call(createOrder, { body }, ann.token)).order.id).toBe(first.id)
    await app.call(simulatePayment, { params: { id: first.id } }, ann.token)
    expect(await app.refused(createOrder, { body }, ann.token)).toMatchObject({ status: 409, code: 'order_paid' })
    const late = orderBody('yearly', 'digital-wallet', 199_99)
    await app.call(createOrder, { body: late }, ann.token)
    app.advance(31 * MINUTE)
    await sweep(app)
    const refusal = await app.refused(createOrder, { body: late }, ann.token)
    expect(refusal).toMatchObject({ status: 409, code: 'order_closed' })
    expect(createOrder.errors).toContain(refusal.code)
  })

  test('gives VIP once, however often it is paid', async () => {
    const ann = await app.user()
    const { order: pending } = await order(app, ann, 'monthly')
    const pay = () => app.call(simulatePayment, { params: { id: pending.id } }, ann.token)
    const paid = await Promise.all(Array.from({ length: 20 }, pay))
    expect(new Set(paid.map(({ vip_until }) => vip_until)).size).toBe(1)
    expect((await bookOf(app, pending.id)).log).toEqual(['created', 'paid'])
    expect((await vipOf(app, ann))?.toISOString()).toBe(paid[0]?.vip_until)
  })

  test('closes after half an hour, and another can be made', async () => {
    const ann = await app.user()
    const { order: old } = await order(app, ann)
    app.advance(29 * MINUTE)
    await sweep(app)
    expect((await bookOf(app, old.id)).status).toBe('pending')
    app.advance(2 * MINUTE)
    expect(await app.refused(simulatePayment, { params: { id: old.id } }, ann.token)).toMatchObject({
      code: 'order_closed',
    })
    await sweep(app)
    expect((await bookOf(app, old.id)).log).toEqual(['created', 'closed'])
    expect((await order(app, ann)).order.id).not.toBe(old.id)
    expect(await vipOf(app, ann)).toBeNull()
  })

  test('is its owner’s, and guests make none', async () => {
    const guest = await app.guest()
    expect(await app.refused(createOrder, { body: orderBody() }, guest.token)).toMatchObject({
      code: 'guest_not_allowed',
    })
    const { order: own } = await order(app, await app.user())
    const params = { id: own.id }
    expect(await app.refused(simulatePayment, { params }, (await app.user()).token)).toMatchObject({
      code: 'order_not_found',
    })
  })

  test('takes no card, not even by mistake', async () => {
    const ann = await app.user()
    const json = { ...orderBody('yearly', 'credit-card'), cardNumber: '4242 4242 4242 4242', cvv: '9876' }
    const response = await app.request('/api/payment/orders', { json, token: ann.token })
    expect(response.status).toBe(400)
    const everything = JSON.stringify([app.logs, await response.json(), await dump()])
    // Half of the number, and the code as a whole string: a shorter part could occur in a random id.
    expect(everything).not.toMatch(/4242\D?4242|"9876\\*"/)
  })
})

/** What the database holds about payment. */
async function dump(): Promise<unknown> {
  const read = (name: string) => app.db.execute(sql.raw(`select * from ${name}`))
  return Promise.all(['orders', 'order_events', 'outbox', 'subscriptions'].map(read))
}

test('the log of orders cannot be rewritten', async () => {
  const { order: made } = await order(app, await app.user())
  const tampering = app.db.execute(sql`update order_events set paid_cents = 1 where order_id = ${made.id}`)
  await expect(tampering).rejects.toThrow('Failed query')
  await expect(app.db.execute(sql`delete from order_events where order_id = ${made.id}`)).rejects.toThrow(
    'Failed query',
  )
  expect((await bookOf(app, made.id)).log).toEqual(['created'])
})

describe('without a demo', () => {
  const live = { PAYMENTS_MODE: 'live' }

  test('no simulated payment gives VIP, not even one that was begun before', async () => {
    const ann = await app.user()
    const { order: begun } = await order(app, ann)
    const serious = await app.restarted({ variables: live })
    const params = { id: begun.id }
    expect(await serious.refused(simulatePayment, { params }, ann.token)).toMatchObject({
      status: 503,
      code: 'payment_unavailable',
    })
    const forced = { provider: 'demo', reference: 'x', units: 100, renewal: null } as const
    expect(await settle(createBillingDeps(serious.deps), params, forced)).toBe('refused')
    expect(await vipOf(app, ann)).toBeNull()
    for (const method of PayMethod.options)
      expect(await serious.refused(createOrder, { body: orderBody('yearly', method) }, ann.token)).toMatchObject({
        code: 'payment_unavailable',
      })
  })

  test('only what is configured is shown', async () => {
    const demo = await app.call(listPlans, {})
    expect(demo.methods.map(({ method, provider }) => `${method} ${provider}`)).toEqual([
      'credit-card demo',
      'alipay alipay',
      'mobile-payment demo',
      'digital-wallet demo',
    ])
    const production = await app.restarted({
      variables: { APP_ENV: 'production', PUBLIC_ORIGIN: 'https://words.example' },
    })
    const { methods, promotion } = await production.call(listPlans, {})
    expect({ methods, promotion }).toEqual({ methods: [], promotion: false })
  })

  test('production refuses demo payments and amounts that are none at the start', () => {
    const variables = {
      APP_ENV: 'production',
      APP_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://a.example',
      DATA_DIR: '/tmp',
    }
    expect(() => readEnv({ ...variables, PAYMENTS_MODE: 'demo' })).toThrow(EnvError)
    expect(readEnv(variables).payments.mode).toBe('live')
    expect(() => readEnv({ ...variables, STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET')
    expect(() => readEnv({ ...variables, PROMO_PRICE_USD: '1.001' })).toThrow('PROMO_PRICE_USD')
    for (const rate of ['abc', '0', '7.20351'])
      expect(() => readEnv({ ...variables, ALIPAY_CNY_PER_USD: rate })).toThrow('ALIPAY_CNY_PER_USD must be a rate')
  })
})

test('what needs an AI service is sold only where there is one', async () => {
  const sold = async (of: TestApp) => (await of.call(listPlans, {})).plans.map(({ features }) => features)
  const withAi = await app.restarted({ variables: { AI_BASE_URL: 'http://127.0.0.1:9', AI_MODEL: 'model' } })
  const without = ['notes', 'noteWords', 'recordings', 'grouping', 'printSheets', 'prioritySupport']
  expect(await sold(app)).toEqual([without, without])
  expect((await sold(withAi))[0]).toEqual(expect.arrayContaining([...without, 'wordInfo', 'refinedGrouping']))
})

test('the test of Alipay’s settings names what is missing, in the asked language', async () => {
  const ann = await app.user()
  const partly = await app.restarted({ variables: { ALIPAY_SELLER_ID: '2088000000000001' } })
  const en = await partly.call(testAlipay, {}, ann.token, { language: 'en' })
  expect(en.success).toBe(false)
  expect(en.errors).toContain('ALIPAY_APP_ID is missing')
  expect((await partly.call(testAlipay, {}, ann.token, { language: 'zh' })).errors).toContain('缺少 ALIPAY_PRIVATE_KEY')
})

test('VIP ends by itself, after one reminder three days before', async () => {
  const ann = await app.user()
  const { order: bought } = await order(app, ann, 'monthly')
  await app.call(simulatePayment, { params: { id: bought.id } }, ann.token)
  const inbox = async () => (await messagesTo(app, ann.email ?? '')).filter(({ subject }) => subject?.includes('到期'))
  await sweep(app)
  expect(await inbox()).toEqual([])
  expect(await app.call(getSubscription, {}, ann.token)).toMatchObject({
    subscription: { plan: 'monthly', auto_renew: false, ends_at: (await vipOf(app, ann))?.toISOString() },
  })
  app.advance(28.5 * DAY)
  await Promise.all([sweep(app), sweep(app)])
  await sweep(app)
  expect(await inbox()).toHaveLength(1)
  app.advance(3 * DAY)
  const late = await app.user()
  expect(await app.call(getSubscription, {}, late.token)).toEqual({ subscription: null })
  const parts = createBillingDeps(app.deps)
  expect((await vipOf(app, ann))?.getTime()).toBeLessThan(app.now().getTime())
  expect(parts.env.payments.mode).toBe('demo')
})

test('a learner who has left cannot start a payment', async () => {
  const ann = await app.user()
  const session = { userId: randomUUID(), user: {} } as Parameters<typeof startPayment>[1]
  const wish = { ...orderBody(), amountCents: 100, phone: null, language: 'zh', onPhone: false } as const
  await expect(startPayment(createBillingDeps(app.deps), session, wish)).rejects.toThrow('session_missing')
  expect((await app.call(listOrders, {}, ann.token)).items).toEqual([])
})
