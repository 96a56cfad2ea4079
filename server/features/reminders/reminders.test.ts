// @module-tag postgres
import { suspendUser } from '#contract/admin-users'
import { listNotifications } from '#contract/notifications'
import { updateUser } from '#contract/profile'
import { addDays, dayIn } from '#rules/days'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { cards, learnerDays } from '../../db/schema/learning.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { words } from '../../db/schema/words.ts'
import { remind } from './index.ts'

/** Wednesday noon in Shanghai. */
let app: TestApp
let ann: Person
beforeEach(async () => {
  app = await createTestApp()
  ann = await app.user()
  await run()
})
afterEach(() => app.close())

const run = () => remind(app.deps, new AbortController().signal)
const goTo = async (hours: number) => {
  app.advance(hours * HOUR)
  await run()
}
const toldOf = async ({ token }: Person) =>
  (await app.call(listNotifications, { query: {} }, token)).items.map(({ kind, at }) => `${kind} ${at.slice(11, 16)}`)
const set = (body: Parameters<typeof app.call<typeof updateUser>>[1]['body'], person = ann) =>
  app.call(updateUser, { body }, person.token)

async function giveDueWord({ id }: Person): Promise<void> {
  const [word] = await app.db.select({ id: words.id }).from(words).limit(1)
  const due = new Date(app.now().getTime() - DAY)
  const memory = { stability: 3, difficulty: 5, scheduledDays: 3, learningSteps: 0, reps: 1, lapses: 0, state: 2 }
  await app.db.insert(cards).values({ userId: id, wordId: word?.id ?? 0, due, lastReview: due, ...memory })
}
const today = () => dayIn('Asia/Shanghai', app.now())
const study = ({ id }: Person, ...daysAgo: number[]) =>
  app.db
    .insert(learnerDays)
    .values(daysAgo.map((count) => ({ userId: id, day: addDays(today(), -count), answers: 8, sessions: 1 })))
    .onConflictDoUpdate({ target: [learnerDays.userId, learnerDays.day], set: { answers: 8, sessions: 1 } })

test('words that are due are told of at seven in the evening, once a day, on every day on which there was no practice', async () => {
  await giveDueWord(ann)
  await goTo(6)
  expect(await toldOf(ann)).toEqual([])
  await goTo(1)
  expect(await toldOf(ann)).toEqual(['review_due 11:00'])
  for (let hour = 0; hour < 12; hour += 1) await goTo(1)
  expect(await toldOf(ann)).toEqual(['review_due 11:00'])
  // What was told yesterday gives way; it is not told on a day of practice.
  await study(ann, 0)
  await goTo(12)
  expect(await toldOf(ann)).toEqual([])
})

test('nothing due, nothing told; a guest is told nothing', async () => {
  const guest = await app.guest()
  await giveDueWord(guest)
  await goTo(7)
  expect([await toldOf(ann), await toldOf(guest)]).toEqual([[], []])
})

test('at the hour that the learner chose, on their own clock', async () => {
  await giveDueWord(ann)
  await set({ time_zone: 'America/New_York', reminder_hour: 8 })
  // Four in the afternoon in Shanghai was three at night there.
  await goTo(8)
  expect(await toldOf(ann)).toEqual([])
  await goTo(1)
  expect(await toldOf(ann)).toEqual(['review_due 13:00'])
})

test('a streak that would end today is told of at eight; one that this week’s freeze covers is not', async () => {
  const bo = await app.user()
  // Monday was missed and covered.
  await study(ann, 1, 3)
  await study(bo, 1, 2)
  await goTo(7)
  await goTo(1)
  expect([await toldOf(ann), await toldOf(bo)]).toEqual([['streak_at_risk 12:00'], []])
})

test('once a day: who was told of words is not told of the streak', async () => {
  await giveDueWord(ann)
  await study(ann, 1, 3)
  await goTo(7)
  await goTo(1)
  expect(await toldOf(ann)).toEqual(['review_due 11:00'])
})

test('never in quiet hours, which the reminder cannot be set into', async () => {
  for (const body of [{ reminder_hour: 23 }, { quiet_from: 18 }, { reminder_hour: 9, quiet_to: 10 }])
    expect(await app.refused(updateUser, { body }, ann.token)).toMatchObject({
      status: 400,
      code: 'reminder_in_quiet_hours',
    })
  await study(ann, 1, 3)
  await set({ reminder_hour: 14, quiet_from: 18 })
  await run()
  await goTo(3)
  expect(await toldOf(ann)).toEqual([])
  await goTo(2)
  expect(await toldOf(ann)).toEqual(['streak_at_risk 09:00'])
})

test('after hours without a server it is told a little later, and not at night', async () => {
  const bo = await app.user()
  await giveDueWord(ann)
  await giveDueWord(bo)
  await set({ reminder_hour: 21 }, bo)
  await run()
  await goTo(9.5)
  expect([await toldOf(ann), await toldOf(bo)]).toEqual([['review_due 13:30'], ['review_due 13:30']])
  await app.db.update(users).set({ remindedAt: null, nextReminderAt: app.now() })
  await goTo(1)
  expect([await toldOf(ann), await toldOf(bo)]).toEqual([[], []])
})

test('kinds that are turned off are not told, and the other one takes their place', async () => {
  await giveDueWord(ann)
  await study(ann, 1, 3)
  await set({ muted_notifications: ['review_due'] })
  await goTo(7)
  await goTo(1)
  expect(await toldOf(ann)).toEqual(['streak_at_risk 12:00'])
})

test('who stays away for two weeks, is suspended or leaves is left in peace', async () => {
  const [gone, suspended] = [await app.user(), await app.user()]
  const admin = await app.admin()
  for (const person of [gone, suspended]) await giveDueWord(person)
  await app.prove(admin)
  await app.call(suspendUser, { params: { id: suspended.id }, body: { reason: 'a test' } }, admin.token)
  await app.db
    .update(users)
    .set({ lastSeenAt: new Date(app.now().getTime() - 15 * DAY) })
    .where(eq(users.id, gone.id))
  app.advance(7 * HOUR)
  await run()
  expect(await app.db.$count(notifications)).toBe(0)
})

test('replicas that look at the same moment tell each learner once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => app.user()))
  for (const person of people) await giveDueWord(person)
  await run()
  app.advance(7 * HOUR)
  const heard: string[] = []
  for (const person of people) app.deps.live.hear(person.id, ({ resource }) => heard.push(`${person.id} ${resource}`))
  await Promise.all(Array.from({ length: 4 }, run))
  for (const person of people) expect(await toldOf(person)).toEqual(['review_due 11:00'])
  await expect.poll(() => heard.filter((line) => line.endsWith('notifications'))).toHaveLength(people.length)
})

test('one who cannot be reckoned with does not keep the others, and is tried again', async () => {
  const bo = await app.user()
  await giveDueWord(ann)
  await giveDueWord(bo)
  // A zone that no runtime knows counts as Shanghai; a broken hour is what cannot be.
  await app.db.update(users).set({ reminderHour: 9_999, nextReminderAt: null }).where(eq(users.id, ann.id))
  app.advance(7 * HOUR)
  await run()
  expect(await toldOf(bo)).toEqual(['review_due 11:00'])
  const [row] = await app.db.select({ at: users.nextReminderAt }).from(users).where(eq(users.id, ann.id))
  expect(row?.at?.getTime()).toBeGreaterThan(app.now().getTime())
})
