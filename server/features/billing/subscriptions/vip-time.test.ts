// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { getSubscription, simulatePayment } from '#contract/billing'
import { createNote } from '#contract/notes'
import { getUser, updateUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { notifyStripe, order, sweep, vipOf } from '#tests/buying'
import { startFakeStripe, type FakeStripe } from '#tests/fake-stripe'
import { messagesTo } from '#tests/mailbox'
import { makeNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createSession } from '../../auth/index.ts'

let stripe: FakeStripe
let app: TestApp
/** The clock of each test starts somewhere else. */
const open = async (now: string) => {
  app = await createTestApp({ now: new Date(now), variables: stripe.variables })
}
beforeEach(async () => {
  stripe = await startFakeStripe()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await app.close()
})
afterAll(() => stripe.close())

/** A new session for a learner whose last one has expired. */
const back = async (person: Person): Promise<Person> => {
  const visitor = { userId: person.id, role: 'user' as const, userAgent: 'wordgrove-tests', address: '127.0.0.1' }
  return { ...person, token: await createSession(app.db, visitor, app.now()) }
}
const setEnd = ({ id }: Person, vipUntil: Date) => app.db.update(users).set({ vipUntil }).where(eq(users.id, id))
const isVip = async ({ token }: Person) => (await app.call(getUser, {}, token)).is_vip

test('VIP ends at its moment, to the millisecond, in every time zone of learner and server, without any job', async () => {
  // In New York the clocks go forward two hours later.
  await open('2026-03-08T05:00:00Z')
  const until = new Date('2026-03-08T07:00:00.000Z')
  const zones = ['America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Niue', 'Europe/London']
  const people = await Promise.all(zones.map((timeZone) => app.user({ timeZone, vipUntil: until })))
  const states = async (zone: string) => {
    vi.stubEnv('TZ', zone)
    return new Set(await Promise.all(people.map(isVip)))
  }
  app.advance(until.getTime() - app.now().getTime() - 1)
  for (const zone of zones) expect(await states(zone)).toEqual(new Set([true]))
  app.advance(1)
  for (const zone of zones) expect(await states(zone)).toEqual(new Set([false]))
  // Another zone is another day, and not another end.
  const [ann] = people
  if (!ann) throw new Error('The learner is missing.')
  await app.call(updateUser, { body: { time_zone: 'Pacific/Niue' } }, ann.token)
  expect(await isVip(ann)).toBe(false)
})

test('with VIP its limits end, and what was made stays', async () => {
  await open('2026-10-25T00:30:00Z')
  const ann = await app.user({ timeZone: 'Europe/London', vipUntil: new Date(app.now().getTime() + HOUR) })
  for (let count = 0; count < 11; count += 1) await makeNote(app, ann.token)
  app.advance(HOUR)
  const body = { id: randomUUID(), title: 'One more' }
  expect(await app.refused(createNote, { body }, ann.token)).toMatchObject({ status: 402, code: 'vip_required' })
})

test.each([
  ['2026-01-31T10:00:00Z', '2026-02-28'],
  ['2028-01-30T23:59:59Z', '2028-02-29'],
  ['2026-05-31T00:00:00Z', '2026-06-30'],
])('a renewal begun at %s leaves no moment without VIP, month after month', async (now, firstEnd) => {
  await open(now)
  let ann = await app.user()
  const { payment_url: url } = await order(app, ann, 'monthly', 'credit-card')
  const session = stripe.pay(url ?? '')
  const send = (type: string, id: string) => notifyStripe(app, stripe.event(type, id, app.now()))
  expect(await send('checkout.session.completed', session)).toBe(200)
  expect((await vipOf(app, ann))?.getTime()).toBeGreaterThan(new Date(firstEnd).getTime())
  for (let month = 1; month <= 13; month += 1) {
    // Stripe charges about an hour after the time that was paid for.
    const charged = stripe.paidUntil(session).getTime() + HOUR
    app.advance(charged - app.now().getTime())
    ann = await back(ann)
    expect(await isVip(ann), new Date(charged).toISOString()).toBe(true)
    expect(await send('invoice.paid', stripe.renew(session, 2999))).toBe(200)
    const { subscription } = await app.call(getSubscription, {}, ann.token)
    expect(subscription).toMatchObject({ renews_at: stripe.paidUntil(session).toISOString() })
  }
})

test.each([
  // The clock change is within the three days, in either direction.
  ['2026-03-06T12:00:00Z', 'America/New_York', '2026-03-10T03:30:00Z', '9 March 2026'],
  ['2026-10-30T12:00:00Z', 'America/New_York', '2026-11-03T04:30:00Z', '2 November 2026'],
  ['2026-03-27T12:00:00Z', 'Europe/London', '2026-03-30T23:30:00Z', '31 March 2026'],
  ['2026-03-06T12:00:00Z', 'Asia/Shanghai', '2026-03-10T16:30:00Z', '11 March 2026'],
])('from %s %s gets one notice, for the end at %s, of %s', async (now, timeZone, until, day) => {
  await open(now)
  const ann = await app.user({ timeZone, uiLanguage: 'en', vipUntil: new Date('2026-01-01T00:00:00Z') })
  const { order: made } = await order(app, ann, 'monthly')
  await app.call(simulatePayment, { params: { id: made.id } }, ann.token)
  await setEnd(ann, new Date(until))
  const told = async () =>
    (await messagesTo(app, ann.email ?? '')).flatMap(({ subject }) => (subject?.includes('ends on') ? [subject] : []))
  app.advance(new Date(until).getTime() - 3 * DAY - 1 - app.now().getTime())
  await sweep(app)
  expect(await told()).toEqual([])
  app.advance(1)
  await Promise.all([sweep(app), sweep(app)])
  expect(await told()).toEqual([`Your VIP ends on ${day}`])
  app.advance(12 * HOUR)
  await sweep(app)
  expect(await told()).toHaveLength(1)
})
