// @module-tag postgres
/** Alipay in a demo without keys: the server's own cashier, through the same code as the real one. */
import { statSync } from 'node:fs'
import { refundOrder } from '#contract/admin'
import { checkOrder, createAlipay, createOrder, getOrder, listPlans, testAlipay } from '#contract/billing'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { bookOf, notify, orderBody, orderByAlipay, sweep, vipOf } from '#tests/buying'
import { listen, type Asked, type Loopback } from '#tests/loopback'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoKeysFile, readDemoKeys } from './demo-keys.ts'
import { signFields, type Fields } from './signatures.ts'

let base: TestApp
let app: TestApp
let own: Loopback
let ann: Person
/** Notices that came over the network. */
const notices: string[] = []

/** The application behind a real address: its adapter calls its gateway over the network. */
async function forward({ method, url, headers, body }: Asked) {
  const path = url.pathname + url.search
  if (path === '/api/payment/alipay/notify') notices.push(body)
  const type = headers['content-type']
  const answer = await app.request(path, { method, body, ...(type && { headers: { 'Content-Type': type } }) })
  return { status: answer.status, body: await answer.text() }
}

beforeAll(async () => {
  own = await listen(forward)
  base = await createTestApp()
  app = await base.restarted({ variables: { PORT: new URL(own.origin).port } })
})
beforeEach(async () => {
  notices.length = 0
  ann = await app.user()
})
afterAll(async () => {
  await base.close()
  await own.close()
})

const check = (id: string) => app.call(checkOrder, { params: { id } }, ann.token)
const openPage = (url: string, language: 'zh' | 'en' = 'en') => {
  const { pathname, search } = new URL(url)
  return app.request(pathname + search, { language })
}

async function press(url: string, fields: Fields = {}) {
  const html = await (await openPage(url)).text()
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const body = new URLSearchParams({ request, action: 'pay', ...fields }).toString()
  return app.request('/api/dev/alipay/pay', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}

const forge = (delivery: string) => async (url: string) => {
  await press(url, { delivery })
  return notices.at(-1) ?? ''
}

test('paying by Alipay works to its end without a key', async () => {
  expect((await app.call(listPlans, {})).hosts).toContain(new URL(app.deps.env.origin).host)
  expect(await app.call(testAlipay, {}, ann.token)).toEqual({ success: true, errors: [] })
  const { id, url } = await orderByAlipay(app, ann)
  expect(new URL(url).origin + new URL(url).pathname).toBe(`${app.deps.env.origin}/dev/alipay`)

  const page = await openPage(url)
  const html = await page.text()
  expect(html).toContain('Demo: no money is taken')
  expect(html).toContain('¥7.20')
  expect(html).not.toMatch(/<script|style=/)
  expect(await (await openPage(url, 'zh')).text()).toContain('演示：不会扣款')
  expect(await check(id)).toMatchObject({ status: 'pending', is_demo: true })

  const back = await press(url)
  expect(back.status).toBe(303)
  const location = new URL(back.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe(`${app.deps.env.origin}/payment/success`)
  expect(location.searchParams.get('order')).toBe(id)
  expect(location.searchParams.get('sign')).toBeTruthy()
  expect(notices).toHaveLength(1)
  expect((await bookOf(app, id)).log).toEqual(['created', 'paid'])
  expect(await app.call(getOrder, { params: { id } }, ann.token)).toMatchObject({ status: 'paid', is_demo: true })
  expect(await vipOf(app, ann)).not.toBeNull()
  expect((await messagesTo(app, ann.email ?? ''))[0]?.text).toContain('没有真正扣款')
})

test('the notice comes twice, and again later: VIP once', async () => {
  const { id, url } = await orderByAlipay(app, ann)
  await press(url, { delivery: 'twice' })
  expect(notices).toHaveLength(2)
  const until = await vipOf(app, ann)
  app.advance(20 * MINUTE)
  expect(await notify(app, notices[0] ?? '')).toBe('success')
  expect(await vipOf(app, ann)).toEqual(until)
  expect((await bookOf(app, id)).log).toEqual(['created', 'paid'])
})

test.each(['late', 'never'])(
  'a notice that comes %s: coming back asks the gateway, which says paid',
  async (delivery) => {
    const { id, url } = await orderByAlipay(app, ann)
    await press(url, { delivery })
    expect(notices).toEqual([])
    expect(await check(id)).toMatchObject({ status: 'paid', is_demo: true })
  },
)

describe('a notice is refused', () => {
  test.each(['forged', 'wrong_amount'])('that is %s', async (delivery) => {
    const { id, url } = await orderByAlipay(app, ann)
    const body = await forge(delivery)(url)
    expect(await notify(app, body)).toBe('failure')
    expect((await bookOf(app, id)).status).toBe('pending')
    expect(await vipOf(app, ann)).toBeNull()
  })

  test('of another application, though signed with the right key', async () => {
    const { id, url } = await orderByAlipay(app, ann)
    const honest = Object.fromEntries(new URLSearchParams(await forge('wrong_amount')(url)))
    const { sign: _, sign_type: __, ...fields } = honest
    const key = readDemoKeys(app.deps.env.dataDir).alipay.privateKey
    const signed = signFields({ ...fields, total_amount: '7.20', app_id: '2021999999999999' }, key)
    expect(await notify(app, new URLSearchParams(signed).toString())).toBe('failure')
    expect((await bookOf(app, id)).status).toBe('pending')
  })
})

test('closing at the cashier closes the order; paying it afterwards does nothing', async () => {
  const { id, url } = await orderByAlipay(app, ann)
  const request = new URL(url).search.slice(1)
  await press(url, { action: 'close' })
  expect((await bookOf(app, id)).log).toEqual(['created', 'closed'])
  await press(url, { request })
  expect((await bookOf(app, id)).status).toBe('closed')
  expect(await (await openPage(url)).text()).toContain('This trade is over')
  expect(await vipOf(app, ann)).toBeNull()
})

test('a page that is opened too late can no longer be paid', async () => {
  const { id, url } = await orderByAlipay(app, ann)
  app.advance(31 * MINUTE)
  expect(await (await openPage(url)).text()).not.toContain('Pay now')
  await sweep(app)
  expect((await bookOf(app, id)).status).toBe('closed')
})

test('another way to pay closes the trade at the gateway', async () => {
  const { url } = await orderByAlipay(app, ann)
  await openPage(url)
  await app.call(createOrder, { body: orderBody('yearly', 'digital-wallet') }, ann.token)
  expect(await (await openPage(url)).text()).toContain('This trade is over')
})

test('a link that was changed, or is none, pays nothing', async () => {
  const { id, url } = await orderByAlipay(app, ann)
  for (const changed of [url.replace('7.20', '0.01'), url.replace('sign=', 'sign=x'), url.split('?')[0] ?? '']) {
    const page = await openPage(changed)
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('does not work')
    expect((await press(changed, { request: new URL(changed).search.slice(1) })).status).toBe(400)
  }
  expect((await bookOf(app, id)).status).toBe('pending')
})

test('money goes back through the gateway, once', async () => {
  const admin = await app.admin()
  await app.prove(admin)
  const { id, url } = await orderByAlipay(app, ann)
  await press(url)
  await app.call(refundOrder, { params: { id }, body: {} }, admin.token)
  expect(await app.refused(refundOrder, { params: { id }, body: {} }, admin.token)).toMatchObject({
    code: 'order_not_paid',
  })
  await sweep(app)
  const log = ['created', 'paid', 'refund_requested', 'refunded']
  expect(await bookOf(app, id)).toMatchObject({ status: 'refunded', refundedCents: 100, log })
  expect((await vipOf(app, ann))?.getTime()).toBeLessThanOrEqual(app.now().getTime())
})

test('the keys are made once and are their owner’s alone', () => {
  const { dataDir } = app.deps.env
  expect(readDemoKeys(dataDir)).toEqual(readDemoKeys(dataDir))
  expect(statSync(demoKeysFile(dataDir)).mode & 0o777).toBe(0o600)
})

describe('there is no cashier', () => {
  const paths = ['/dev/alipay', '/api/dev/alipay/pay', '/api/dev/alipay/gateway']
  const cases: [string, Record<string, string>][] = [
    ['in production', { APP_ENV: 'production', PUBLIC_ORIGIN: 'https://words.example' }],
    ['with live payments', { PAYMENTS_MODE: 'live' }],
    ['with keys', { ALIPAY_APP_ID: '2021000000000001' }],
  ]
  test.each(cases)('%s', async (_, variables) => {
    const other = await base.restarted({ variables })
    for (const path of paths) {
      const isPage = path === '/dev/alipay'
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await other.request(path, isPage ? {} : { method: 'POST', body: 'a=b', headers })
      expect(answer.status).toBe(404)
    }
  })

  test('with keys set partly: the test names what is missing', async () => {
    const other = await base.restarted({ variables: { ALIPAY_APP_ID: '2021000000000001' } })
    const { success, errors } = await other.call(testAlipay, {}, ann.token, { language: 'en' })
    expect(success).toBe(false)
    expect(errors).toEqual([
      'ALIPAY_PRIVATE_KEY is missing',
      'ALIPAY_PUBLIC_KEY is missing',
      'ALIPAY_SELLER_ID is missing',
    ])
  })

  test('and an order of the demo that is still open is neither paid nor asked for', async () => {
    const { id, url } = await orderByAlipay(app, ann)
    await press(url, { delivery: 'never' })
    const other = await base.restarted({ variables: { PAYMENTS_MODE: 'live' } })
    app.advance(31 * MINUTE)
    await sweep(other)
    expect((await bookOf(app, id)).status).toBe('closed')
    const body = { planType: 'yearly' as const, amount: 1, currency: 'USD' as const }
    expect(await other.call(createAlipay, { body }, ann.token)).toMatchObject({ success: false })
  })
})
