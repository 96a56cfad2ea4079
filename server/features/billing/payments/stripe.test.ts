// @module-tag postgres
import { checkOrder, createOrder, getSubscription, listPlans } from '#contract/billing'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { bookOf, notifyStripe, order, orderBody, sweep, vipOf } from '#tests/buying'
import { startFakeStripe, type FakeStripe } from '#tests/fake-stripe'
import type { Person } from '#tests/people'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let stripe: FakeStripe
const variables = () => ({ ...stripe.variables, PAYMENTS_MODE: 'live', PROMO_PRICE_USD: '1.00' })
let app: TestApp
let ann: Person
beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await createTestApp({ variables: variables() })
})
beforeEach(async () => {
  ann = await app.user()
})
afterEach(() => stripe.mood('well'))
afterAll(async () => {
  await app.close()
  await stripe.close()
})

async function opened(plan: 'monthly' | 'yearly' = 'monthly') {
  const { order: made, payment_url: url } = await order(app, ann, plan, 'credit-card')
  return { id: made.id, url: url ?? '' }
}

interface Sending {
  readonly secret?: string
  readonly body?: string
  readonly to?: TestApp
}

async function send(type: string, objectId: string, at = app.now(), { to = app, ...options }: Sending = {}) {
  const { body, signature } = stripe.event(type, objectId, at, options)
  return notifyStripe(to, { body: options.body ?? body, signature })
}

const completed = (session: string, to = app) => send('checkout.session.completed', session, app.now(), { to })
const statusOf = async (id: string) => (await bookOf(app, id)).status

test('paying on Stripe’s page, its event: VIP for a month that renews', async () => {
  const { id, url } = await opened()
  expect((await app.call(listPlans, {}, ann.token)).hosts).toEqual([new URL(url).host])
  expect(await completed(stripe.pay(url))).toBe(200)
  expect(await bookOf(app, id)).toMatchObject({ status: 'paid', paidCents: 100, log: ['created', 'paid'] })
  expect(await app.call(getSubscription, {}, ann.token)).toMatchObject({
    subscription: { plan: 'monthly', auto_renew: true, price_cents: 2999 },
  })
})

test('coming back before the event asks Stripe; the event then changes nothing', async () => {
  const { id, url } = await opened()
  const session = stripe.pay(url)
  expect(await app.call(checkOrder, { params: { id } }, ann.token)).toMatchObject({ status: 'paid' })
  const until = await vipOf(app, ann)
  expect(await completed(session)).toBe(200)
  expect(await vipOf(app, ann)).toEqual(until)
})

test('a lost event is made good by the job; a page that was not paid ends with the order', async () => {
  const first = await opened()
  stripe.pay(first.url)
  app.advance(MINUTE)
  await sweep(app)
  expect(await statusOf(first.id)).toBe('paid')
  ann = await app.user()
  const second = await opened()
  app.advance(31 * MINUTE)
  await sweep(app)
  expect(await statusOf(second.id)).toBe('closed')
  expect(() => stripe.pay(second.url)).toThrow('expired')
})

test('twenty events at once give VIP once', async () => {
  const { id, url } = await opened()
  const session = stripe.pay(url)
  const answers = await Promise.all(Array.from({ length: 20 }, () => completed(session)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect((await bookOf(app, id)).log).toEqual(['created', 'paid'])
})

test('starting again leads to the same page', async () => {
  const { url } = await opened()
  expect((await opened()).url).toBe(url)
})

describe('an event is not believed', () => {
  test('that is old, from the future, signed by another, changed, or not signed', async () => {
    const { id, url } = await opened()
    const session = stripe.pay(url)
    const at = (ms: number) => new Date(app.now().getTime() + ms)
    const type = 'checkout.session.completed'
    expect(await send(type, session, at(-6 * MINUTE))).toBe(400)
    expect(await send(type, session, at(6 * MINUTE))).toBe(400)
    expect(await send(type, session, app.now(), { secret: 'whsec_guess' })).toBe(400)
    const { body } = stripe.event(type, session, app.now())
    expect(await send(type, 'cs_other', app.now(), { body })).toBe(400)
    const headers = { 'Content-Type': 'application/json' }
    expect((await app.request('/api/payment/stripe/webhook', { body, headers })).status).toBe(400)
    const spaced = stripe.event(type, session, app.now())
    const changed = JSON.stringify(JSON.parse(spaced.body), null, 1)
    const signed = { ...headers, 'Stripe-Signature': spaced.signature }
    expect((await app.request('/api/payment/stripe/webhook', { body: changed, headers: signed })).status).toBe(400)
    expect(await statusOf(id)).toBe('pending')
  })

  test('when Stripe itself says otherwise', async () => {
    const { id, url } = await opened()
    expect(await completed(url.split('/').at(-1) ?? '')).toBe(200)
    expect(await statusOf(id)).toBe('pending')
    expect(await completed(stripe.pay(url, { total: 1 }))).toBe(200)
    expect(await bookOf(app, id)).toMatchObject({ status: 'pending', log: ['created', 'disputed'] })
    expect(await vipOf(app, ann)).toBeNull()
    ann = await app.user()
    const other = await opened()
    await completed(stripe.pay(other.url, { currency: 'jpy' }))
    expect(await statusOf(other.id)).toBe('pending')
  })
})

test.each(['hang', 'fail', 'nonsense'] as const)(
  'a Stripe that says %s gives nothing and loses nothing',
  async (mood) => {
    const impatient = await app.restarted({ variables: variables(), providerTimeoutMs: 1_000 })
    stripe.mood(mood)
    const body = orderBody('monthly', 'credit-card')
    expect(await impatient.refused(createOrder, { body }, ann.token)).toMatchObject({
      status: 503,
      code: 'payment_failed',
    })
    stripe.mood('well')
    const { order: made, payment_url: url } = await app.call(createOrder, { body }, ann.token)
    const session = stripe.pay(url ?? '')
    stripe.mood(mood)
    expect(await completed(session, impatient)).toBe(503)
    expect(await statusOf(made.id)).toBe('pending')
    stripe.mood('well')
    expect(await completed(session)).toBe(200)
    expect(await statusOf(made.id)).toBe('paid')
  },
)

test('no key and no card stands in any log, request or row', async () => {
  const rows = await Promise.all(
    ['orders', 'order_events', 'outbox'].map((name) => app.db.execute(sql.raw(`select * from ${name}`))),
  )
  const everything = JSON.stringify([app.logs, stripe.heard, rows])
  for (const secret of stripe.secrets) expect(everything.includes(secret)).toBe(false)
  expect(everything).not.toMatch(/card\[|number\]=|\bcvc\b/)
})
