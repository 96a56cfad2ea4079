// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { adminListOrders, refundOrder } from '#contract/admin'
import { adminListLog } from '#contract/admin-log'
import { getAdminOverview } from '#contract/admin-overview'
import { getOrder, simulatePayment } from '#contract/billing'
import { createTicket } from '#contract/tickets'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { bookOf, notify, order, orderByAlipay, sweep, vipOf } from '#tests/buying'
import { startFakeAlipay, type FakeAlipay } from '#tests/fake-alipay'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../../auth/index.ts'

let alipay: FakeAlipay
let app: TestApp
let admin: Person
beforeAll(async () => {
  alipay = await startFakeAlipay()
  app = await createTestApp({ variables: alipay.variables })
  admin = await app.admin()
})
afterAll(async () => {
  await app.close()
  await alipay.close()
})

async function bought(buyer: Person) {
  const { order: made } = await order(app, buyer, 'monthly')
  return app.call(simulatePayment, { params: { id: made.id } }, buyer.token)
}

async function refund(id: string) {
  await app.prove(admin)
  return app.call(refundOrder, { params: { id }, body: { note: 'asked in time' } }, admin.token)
}

test('money back: the learner asks, an administrator refunds, VIP is shortened by what the order gave', async () => {
  const before = new Date(app.now().getTime() + 3 * DAY)
  const ann = await app.user({ vipUntil: before })
  const paid = await bought(ann)
  const body = { id: randomUUID(), kind: 'refund' as const, order_id: paid.id, text: '不太适合我' }
  const ticket = await app.call(createTicket, { body }, ann.token)
  expect(ticket).toMatchObject({ status: 'open', priority: true, order_id: paid.id, messages: [{ from: 'learner' }] })
  expect((await app.call(createTicket, { body: { ...body, id: randomUUID() } }, ann.token)).id).toBe(ticket.id)
  expect((await app.call(getOrder, { params: { id: paid.id } }, ann.token)).ticket_id).toBe(ticket.id)

  const done = await refund(paid.id)
  expect(done).toMatchObject({ order: { status: 'refunded', refunded_cents: 100 }, buyer: { username: ann.username } })
  expect(done.events.map(({ kind, actor, note }) => [kind, actor, note])).toEqual([
    ['created', null, null],
    ['paid', null, 'demo: no money was taken'],
    ['refund_requested', admin.username, 'asked in time'],
    ['refunded', null, null],
  ])
  expect(await vipOf(app, ann)).toEqual(before)
  const subjects = (await messagesTo(app, 'buyer@example.com')).map(({ subject }) => subject)
  expect(subjects).toContain(`退款已办理：${paid.number}`)
  expect((await bookOf(app, paid.id)).refundedCents).toBe(100)
})

test('a refund is made once, and only of what was paid', async () => {
  const ann = await app.user()
  const { order: pending } = await order(app, ann)
  const params = { id: pending.id }
  await app.prove(admin)
  expect(await app.refused(refundOrder, { params, body: {} }, admin.token)).toMatchObject({ code: 'order_not_paid' })
  await app.call(simulatePayment, { params }, ann.token)
  await Promise.all([refund(pending.id), refund(pending.id)]).catch(() => undefined)
  const { items: log } = await app.call(adminListLog, { query: { subject: pending.number } }, admin.token)
  expect(log.map(({ actor, action }) => [actor, action])).toEqual([[admin.username, 'order.refund']])
  expect(JSON.parse(log[0]?.after ?? '')).toEqual({ state: 'refunding', amount_usd: '1.00', reason: 'asked in time' })
  expect(await bookOf(app, pending.id)).toMatchObject({ status: 'refunded', refundedCents: 100 })
  expect((await vipOf(app, ann))?.getTime()).toBeLessThanOrEqual(app.now().getTime())
  expect(await app.refused(refundOrder, { params, body: {} }, admin.token)).toMatchObject({ code: 'order_not_paid' })
})

test('a refund needs a proof of who is there that is not older than five minutes', async () => {
  const paid = await bought(await app.user())
  const own = await app.admin()
  const input = { params: { id: paid.id }, body: {} }
  const needsProof = { status: 403, code: 'reauth_required' }
  expect(await app.refused(refundOrder, input, own.token)).toMatchObject(needsProof)
  await app.prove(own)
  app.advance(5 * MINUTE)
  expect(await app.refused(refundOrder, input, own.token)).toMatchObject(needsProof)
  expect(await bookOf(app, paid.id)).toMatchObject({ status: 'paid', refundedCents: 0 })
  await app.prove(own)
  expect((await app.call(refundOrder, input, own.token)).order.status).toBe('refunded')
})

test('what needs a look: a refund that is tried again, and a payment that was refused in the last week', async () => {
  const own = await app.admin()
  const failed = async () =>
    (await app.call(adminListOrders, { query: { status: 'failed' } }, own.token)).items.map(({ order: { id } }) => id)
  const pay = async (fields?: Record<string, string>) => {
    const { id, url } = await orderByAlipay(app, await app.user())
    const number = await alipay.visit(url)
    alipay.pay(number)
    await notify(app, alipay.notice(number, fields && { fields }))
    return id
  }
  const [fine, refunding, refused] = [await pay(), await pay(), await pay({ total_amount: '9.99' })]
  alipay.mood('fail')
  await refund(refunding)
  expect(await failed()).toEqual([refused])
  app.advance(MINUTE)
  await sweep(app)
  expect((await failed()).toSorted()).toEqual([refunding, refused].toSorted())
  alipay.mood('well')
  app.advance(6 * MINUTE)
  await sweep(app)
  const left = await failed()
  expect(left).not.toContain(refunding)
  expect(left).not.toContain(fine)
  app.advance(8 * DAY)
  expect(await app.call(getAdminOverview, {}, (await app.admin()).token)).toMatchObject({
    waiting: expect.arrayContaining([{ kind: 'payments', count: 0 }]),
  })
})

test('a refund by Alipay goes through when Alipay is back', async () => {
  const ann = await app.user()
  const { id, url } = await orderByAlipay(app, ann)
  const number = await alipay.visit(url)
  alipay.pay(number)
  await notify(app, alipay.notice(number))
  alipay.mood('fail')
  expect((await refund(id)).order.status).toBe('refunding')
  expect(await vipOf(app, ann)).not.toBeNull()
  alipay.mood('well')
  app.advance(6 * MINUTE)
  await sweep(app)
  expect(await bookOf(app, id)).toMatchObject({ status: 'refunded', refundedCents: 100 })
  expect([...(alipay.trade(number)?.refunds.values() ?? [])]).toEqual(['7.20'])
})

test('after thirty days, or for another’s order, money back cannot be asked for', async () => {
  const ann = await app.user()
  const paid = await bought(ann)
  const body = { id: randomUUID(), kind: 'refund' as const, order_id: paid.id, text: 'please' }
  expect(await app.refused(createTicket, { body }, (await app.user()).token)).toMatchObject({ code: 'order_not_found' })
  app.advance(31 * DAY)
  const visitor = { userId: ann.id, role: 'user' as const, userAgent: 'wordgrove-tests', address: '127.0.0.1' }
  const token = await createSession(app.db, visitor, app.now())
  expect(await app.refused(createTicket, { body }, token)).toMatchObject({ status: 409, code: 'refund_too_late' })
  expect((await app.call(getOrder, { params: { id: paid.id } }, token)).refundable_until).toBeNull()
})

test('administrators find orders by number, name and state, page by page', async () => {
  const own = await app.admin()
  const ann = await app.user()
  const paid = await bought(ann)
  const found = (query: object) => app.call(adminListOrders, { query }, own.token)
  for (const q of [
    paid.number,
    paid.number.slice(2, 12).toLowerCase(),
    ann.username,
    ann.username.slice(0, -1).toUpperCase(),
  ])
    expect((await found({ q })).items.map(({ order: { id } }) => id)).toContain(paid.id)
  expect((await found({ q: '%' })).items).toEqual([])
  expect((await found({ q: ann.username, status: 'closed' })).items).toEqual([])
  const many = await Promise.all(Array.from({ length: 32 }, () => app.user()))
  for (const person of many) await order(app, person)
  const page = await found({})
  expect(page.items).toHaveLength(30)
  const next = await found({ cursor: page.next })
  const seen = [...page.items, ...next.items].map(({ order: { id } }) => id)
  expect(new Set(seen).size).toBe(seen.length)
  expect(await app.refused(adminListOrders, { query: { cursor: 'x' } }, own.token)).toMatchObject({ status: 400 })
})

const steps = ['pay', 'pay again', 'notice', 'closed', 'sweep', 'refund', 'late', 'wrong'] as const

test('whatever happens in whatever order, the amounts are the sums of the log, and VIP is given at most once', async () => {
  const own = await app.admin()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 8 }), async (happens) => {
      const ann = await app.user()
      const { id, url } = await orderByAlipay(app, ann)
      const number = await alipay.visit(url)
      for (const step of happens) {
        if (step === 'pay' || step === 'pay again') alipay.pay(number)
        if (step === 'notice') await notify(app, alipay.notice(number))
        if (step === 'closed') await notify(app, alipay.notice(number, { fields: { trade_status: 'TRADE_CLOSED' } }))
        if (step === 'wrong') await notify(app, alipay.notice(number, { fields: { total_amount: '9.99' } }))
        if (step === 'late') app.advance(10 * MINUTE)
        if (step === 'sweep') await sweep(app)
        if (step === 'refund') {
          await app.prove(own)
          await app.request(`/api/admin/orders/${id}/refund`, { json: {}, token: own.token })
        }
      }
      const { status, paidCents, log, vipUntil } = await bookOf(app, id)
      expect(log.filter((kind) => kind === 'paid').length).toBeLessThanOrEqual(1)
      expect(paidCents > 0).toBe(status === 'paid' || status === 'refunding' || status === 'refunded')
      const until = await vipOf(app, ann)
      if (status === 'paid') expect(until).toEqual(vipUntil)
      else if (status !== 'refunding') expect(until === null || until <= app.now()).toBe(true)
    }),
    { numRuns: 25 },
  )
}, 60_000)
