// @module-tag postgres
import { randomUUID, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { checkOrder, createAlipay, getOrder, listPlans, testAlipay } from '#contract/billing'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { bookOf, notify, order, orderByAlipay, sweep, vipOf } from '#tests/buying'
import { startFakeAlipay, type FakeAlipay, type NoticeOptions } from '#tests/fake-alipay'
import type { Person } from '#tests/people'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let alipay: FakeAlipay
let app: TestApp
let ann: Person
beforeAll(async () => {
  alipay = await startFakeAlipay()
  app = await createTestApp({ variables: alipay.variables })
})
beforeEach(async () => {
  ann = await app.user()
})
afterEach(() => {
  alipay.mood('well')
  alipay.forgeAnswers(false)
})
afterAll(async () => {
  await app.close()
  await alipay.close()
})

/** An order whose cashier page is open. */
async function opened() {
  const { id, url } = await orderByAlipay(app, ann)
  return { id, number: await alipay.visit(url) }
}

/** Opened and paid, without a notification to us. */
async function paid() {
  const made = await opened()
  alipay.pay(made.number)
  return made
}

const check = (id: string, by = app) => by.call(checkOrder, { params: { id } }, ann.token)
const statusOf = async (id: string) => (await bookOf(app, id)).status
const yearOn = () =>
  new Date(Date.UTC(app.now().getUTCFullYear() + 1, 2, 4, 4) + (app.now().getTime() % 86_400_000) - 4 * 3_600_000)

test('paying, the notice, coming back: VIP for a year', async () => {
  const { id, number } = await paid()
  expect(await notify(app, alipay.notice(number))).toBe('success')
  expect(await check(id)).toMatchObject({ status: 'paid', paid_cents: 100, charge_fen: 720, provider: 'alipay' })
  expect(await vipOf(app, ann)).toEqual(yearOn())
  expect((await bookOf(app, id)).log).toEqual(['created', 'paid'])
})

test('what goes to Alipay is the server’s: amount, subject, addresses', async () => {
  const { id, url } = await orderByAlipay(app, ann)
  const { host, searchParams } = new URL(url)
  expect((await app.call(listPlans, {}, ann.token)).hosts).toEqual([host])
  expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
    total_amount: '7.20',
    product_code: 'FAST_INSTANT_TRADE_PAY',
    time_expire: '2026-03-04 12:30:00',
  })
  expect(searchParams.get('timestamp')).toBe('2026-03-04 12:00:00')
  expect(searchParams.get('return_url')).toBe(`${app.deps.env.origin}/payment/success?order=${id}`)
  await expect(alipay.visit(url.replace('7.20', '0.01'))).rejects.toThrow('invalid-signature')
  const phone = await app.call(createAlipay, { body: { planType: 'yearly', amount: 1, currency: 'USD' } }, ann.token, {
    headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile' },
  })
  expect(phone.order_id).toBe(id)
  expect(new URL(phone.paymentUrl ?? '').searchParams.get('method')).toBe('alipay.trade.wap.pay')
})

test.each([0.01, 29.99, 199.99, 1.001, -1, 1e21])('an amount of %d is not believed', async (amount) => {
  const body = { planType: 'yearly' as const, amount, currency: 'USD' as const }
  expect(await app.refused(createAlipay, { body }, ann.token)).toMatchObject({ status: 409, code: 'price_changed' })
})

test('a closed order is not started again', async () => {
  const body = { planType: 'yearly' as const, amount: 1, currency: 'USD' as const, key: randomUUID() }
  await app.call(createAlipay, { body }, ann.token)
  app.advance(31 * MINUTE)
  await sweep(app)
  const refusal = await app.refused(createAlipay, { body }, ann.token)
  expect(refusal).toMatchObject({ status: 409, code: 'order_closed' })
  expect(createAlipay.errors).toContain(refusal.code)
})

test('coming back before the notice asks Alipay; the notice then changes nothing', async () => {
  const { id, number } = await paid()
  expect(await check(id)).toMatchObject({ status: 'paid' })
  expect(await notify(app, alipay.notice(number))).toBe('success')
  expect(await vipOf(app, ann)).toEqual(yearOn())
  expect((await bookOf(app, id)).log).toEqual(['created', 'paid'])
})

test('coming back alone proves nothing', async () => {
  const { id } = await opened()
  expect(await check(id)).toMatchObject({ status: 'pending' })
  expect(await vipOf(app, ann)).toBeNull()
})

test('a page that asks all the time makes us ask Alipay once in five seconds', async () => {
  const { id } = await opened()
  const before = alipay.heard.length
  await Promise.all(Array.from({ length: 10 }, () => check(id)))
  expect(alipay.heard.length - before).toBe(1)
  app.advance(6_000)
  await check(id)
  expect(alipay.heard.length - before).toBe(2)
})

test('a lost notice is made good by the job', async () => {
  const { id } = await paid()
  await sweep(app)
  expect(await statusOf(id)).toBe('pending')
  app.advance(MINUTE)
  await sweep(app)
  expect(await statusOf(id)).toBe('paid')
  expect(await vipOf(app, ann)).not.toBeNull()
})

test('the job asks after 1, 5 and 15 minutes and then closes the trade', async () => {
  const { id, number } = await opened()
  const asked = () => alipay.heard.filter((line) => line.includes('trade.query') && line.includes(number)).length
  const seen: number[] = []
  for (let minute = 1; minute <= 31; minute += 1) {
    app.advance(MINUTE)
    await sweep(app)
    if ([1, 4, 5, 14, 15, 29].includes(minute)) seen.push(asked())
  }
  expect(seen).toEqual([1, 1, 2, 2, 3, 3])
  expect(await statusOf(id)).toBe('closed')
  expect(alipay.trade(number)?.status).toBe('TRADE_CLOSED')
})

test('twenty notices at once, some alike and some not, give VIP once', async () => {
  const { id, number } = await paid()
  const same = alipay.notice(number)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => notify(app, index % 2 ? same : alipay.notice(number))),
  )
  expect(new Set(answers)).toEqual(new Set(['success']))
  expect(await vipOf(app, ann)).toEqual(yearOn())
  expect((await bookOf(app, id)).log).toEqual(['created', 'paid'])
})

describe('a notice is not believed', () => {
  const cases: [name: string, options: NoticeOptions][] = [
    ['of a wrong amount', { fields: { total_amount: '0.01' } }],
    ['of dollars for yuan', { fields: { total_amount: '1.00' } }],
    ['of an amount that is none', { fields: { total_amount: '7.2e0' } }],
    ['of another seller', { fields: { seller_id: '2088999999999999' } }],
    ['of another application', { fields: { app_id: '2021999999999999' } }],
    ['of no order', { fields: { out_trade_no: 'WG260304NOBODYKNOW' } }],
    ['that is forged', { forged: true }],
    ['whose amount was changed', { tampered: { total_amount: '0.01' } }],
    ['whose order was changed', { tampered: { out_trade_no: 'WG260304AAAAAAAAAA' } }],
    ['with a field more', { tampered: { vip: '1' } }],
    ['signed by SHA-1', { fields: { sign_type: 'RSA' }, algorithm: 'RSA-SHA1' }],
    ['of an unknown way to sign', { fields: { sign_type: 'HS256' } }],
    ['that plays with prototypes', { fields: { sign_type: '__proto__' } }],
    ['without a signature', { tampered: { sign: '' } }],
  ]
  test.each(cases)('%s', async (_, options) => {
    const { id, number } = await opened()
    expect(
      await notify(
        app,
        alipay.notice(number, { ...options, fields: { trade_status: 'TRADE_SUCCESS', ...options.fields } }),
      ),
    ).toBe('failure')
    expect(await statusOf(id)).toBe('pending')
    expect(await vipOf(app, ann)).toBeNull()
  })

  test.each(['', '&&&', 'sign=a&sign=b', '__proto__=1&sign_type=RSA2', '%'])('%j', async (body) => {
    expect(await notify(app, body)).not.toBe('success')
  })

  test('when it comes as JSON', async () => {
    expect((await app.request('/api/payment/alipay/notify', { json: { sign_type: 'RSA2' } })).status).toBe(415)
  })
})

test('the payment of one order does not pay another', async () => {
  const first = await paid()
  await notify(app, alipay.notice(first.number))
  const bob = await app.user()
  const second = await orderByAlipay(app, bob)
  const number = await alipay.visit(second.url)
  const reference = alipay.trade(first.number)?.reference ?? ''
  const fields = { trade_no: reference, trade_status: 'TRADE_SUCCESS' }
  expect(await notify(app, alipay.notice(number, { fields }))).toBe('failure')
  expect(await vipOf(app, bob)).toBeNull()
})

test('while the database is down a notice fails, and its repetition works', async () => {
  const { id, number } = await paid()
  const body = alipay.notice(number)
  await app.db.execute(sql`alter table orders rename to orders_away`)
  expect(await notify(app, body)).toBe('failure')
  await app.db.execute(sql`alter table orders_away rename to orders`)
  expect(await notify(app, body)).toBe('success')
  expect(await statusOf(id)).toBe('paid')
})

test('a trade closed after payment takes nothing away and alerts the operator', async () => {
  const { id, number } = await paid()
  await notify(app, alipay.notice(number))
  const fields = { trade_status: 'TRADE_CLOSED' }
  expect(await notify(app, alipay.notice(number, { fields }))).toBe('success')
  expect(await notify(app, alipay.notice(number))).toBe('success')
  expect(await statusOf(id)).toBe('paid')
  expect(await vipOf(app, ann)).toEqual(yearOn())
  expect(app.logs.filter(({ msg }) => msg === 'Alipay closed a paid trade').length).toBeGreaterThan(0)
})

test('a trade closed before it was paid closes the order', async () => {
  const { id, number } = await opened()
  expect(await notify(app, alipay.notice(number, { fields: { trade_status: 'TRADE_CLOSED' } }))).toBe('success')
  expect(await statusOf(id)).toBe('closed')
})

test('money for a closed order goes back, and gives no VIP', async () => {
  const { id, number } = await opened()
  await notify(app, alipay.notice(number, { fields: { trade_status: 'TRADE_CLOSED' } }))
  alipay.pay(number)
  expect(await notify(app, alipay.notice(number))).toBe('success')
  expect(await statusOf(id)).toBe('refunding')
  await sweep(app)
  expect(await bookOf(app, id)).toMatchObject({ status: 'refunded', paidCents: 100, refundedCents: 100 })
  expect([...(alipay.trade(number)?.refunds.values() ?? [])]).toEqual(['7.20'])
  expect(await vipOf(app, ann)).toBeNull()
})

describe('a gateway', () => {
  test.each(['hang', 'fail', 'nonsense'] as const)(
    'that says %s changes nothing, and later all is well',
    async (mood) => {
      const { id } = await paid()
      const impatient = await app.restarted({ variables: alipay.variables, providerTimeoutMs: 1_000 })
      alipay.mood(mood)
      expect(await check(id, impatient)).toMatchObject({ status: 'pending' })
      app.advance(35 * MINUTE)
      await sweep(impatient)
      expect(await statusOf(id)).toBe('pending')
      alipay.mood('well')
      app.advance(6 * MINUTE)
      await sweep(app)
      expect(await statusOf(id)).toBe('paid')
    },
  )

  test('whose answers are forged is not believed', async () => {
    const { id } = await paid()
    alipay.forgeAnswers(true)
    expect(await check(id)).toMatchObject({ status: 'pending' })
  })
})

test('another way to pay ends the trade; one that was paid meanwhile counts', async () => {
  const first = await opened()
  const { order: second } = await order(app, ann, 'yearly', 'mobile-payment')
  expect(second.id).not.toBe(first.id)
  expect(alipay.trade(first.number)?.status).toBe('TRADE_CLOSED')

  ann = await app.user()
  const third = await paid()
  await expect(order(app, ann, 'yearly', 'mobile-payment')).rejects.toThrow('order_paid')
  expect(await statusOf(third.id)).toBe('paid')
})

test('no other learner reads the order', async () => {
  const { id } = await opened()
  const bob = await app.user()
  for (const endpoint of [getOrder, checkOrder])
    expect(await app.refused(endpoint, { params: { id } }, bob.token)).toMatchObject({ status: 404 })
})

describe('settings', () => {
  const test_ = async (variables: Record<string, string>) => {
    const other = await app.restarted({ variables: { ...alipay.variables, ...variables } })
    return other.call(testAlipay, {}, ann.token, { language: 'en' })
  }
  const pkcs1 = () =>
    String(createPrivateKey(alipay.variables['ALIPAY_PRIVATE_KEY'] ?? '').export({ type: 'pkcs1', format: 'pem' }))
  const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '')

  test('work with keys in every usual form', async () => {
    const own = alipay.variables['ALIPAY_PRIVATE_KEY'] ?? ''
    for (const key of [own, pkcs1(), bare(own), bare(pkcs1()), own.replaceAll('\n', '\\n')])
      expect(await test_({ ALIPAY_PRIVATE_KEY: key })).toEqual({ success: true, errors: [] })
  })

  test('name what cannot be used, and never show it', async () => {
    const short = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
    const variables = {
      ALIPAY_PRIVATE_KEY: String(short),
      ALIPAY_PUBLIC_KEY: 'not a key',
      ALIPAY_SELLER_ID: '12',
    }
    const { success, errors } = await test_(variables)
    expect(success).toBe(false)
    expect(errors).toEqual([
      'ALIPAY_PRIVATE_KEY cannot be used',
      'ALIPAY_PUBLIC_KEY cannot be used',
      'ALIPAY_SELLER_ID cannot be used',
    ])
  })

  test('that are not there make creating say so', async () => {
    const bareApp = await app.restarted({ variables: { ALIPAY_APP_ID: '2021000000000001' } })
    const body = { planType: 'yearly' as const, amount: 1, currency: 'USD' as const }
    expect(await bareApp.call(createAlipay, { body }, ann.token, { language: 'en' })).toEqual({
      success: false,
      message: 'Failed to create Alipay payment',
    })
  })
})

test('no key stands in any log, request or row', async () => {
  const rows = await Promise.all(
    ['orders', 'order_events', 'outbox'].map((name) => app.db.execute(sql.raw(`select * from ${name}`))),
  )
  const everything = JSON.stringify([app.logs, alipay.heard, rows])
  expect(alipay.secrets.length).toBeGreaterThan(10)
  for (const secret of alipay.secrets) expect(everything.includes(secret)).toBe(false)
})
