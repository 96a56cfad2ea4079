// @module-tag postgres
import { suspendUser } from '#contract/admin-users'
import { addContact, changeContact, removeContact } from '#contract/contacts'
import { listPresence } from '#contract/presence'
import { updateUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { presences } from '../../db/schema/presences.ts'
import { sweep } from '../../jobs/retention.ts'
import { recordPresences } from './index.ts'

/** Wednesday noon in Shanghai. */
let app: TestApp
let ann: Person
let bo: Person
beforeEach(async () => {
  app = await createTestApp()
  ;[ann, bo] = [await app.user({ sharesPresence: true }), await app.user({ sharesPresence: true })]
  await befriend(ann, bo)
})
afterEach(() => app.close())

const nobody = { online: [], today: [] }
const seenBy = ({ token }: Person) => app.call(listPresence, {}, token)
const share = ({ token }: Person, shares_presence: boolean) =>
  app.call(updateUser, { body: { shares_presence } }, token)
const record = () => recordPresences(app.deps)
const write = async () =>
  (await app.db.select({ at: presences.at }).from(presences).where(eq(presences.userId, bo.id)))[0]?.at

async function befriend(from: Person, to: Person): Promise<void> {
  await app.call(addContact, { body: { name: to.username } }, from.token)
  await app.call(changeContact, { params: { id: from.id }, body: { state: 'accepted' } }, to.token)
}

/** A page of the learner, until the returned function closes it. */
async function openPage({ token }: Person, at = app): Promise<() => void> {
  const leaving = new AbortController()
  const { body } = await at.request('/api/events', { token, signal: leaving.signal })
  await body?.getReader().read()
  return () => leaving.abort()
}

test('a contact is here while a page of theirs is open, was here today, and is nothing tomorrow', async () => {
  expect(await seenBy(ann)).toEqual(nobody)
  const close = await openPage(bo)
  await record()
  expect(await seenBy(ann)).toEqual({ online: [bo.id], today: [] })
  app.advance(2 * MINUTE)
  await record()
  close()
  app.advance(2 * MINUTE)
  await record()
  expect(await seenBy(ann)).toEqual({ online: [bo.id], today: [] })
  app.advance(MINUTE)
  expect(await seenBy(ann)).toEqual({ online: [], today: [bo.id] })
  app.advance(13 * HOUR)
  expect(await seenBy(ann)).toEqual(nobody)
  expect(await seenBy(bo)).toEqual(nobody)
})

test('who does not show their own sees nobody’s, and is seen by nobody', async () => {
  const pages = [await openPage(ann), await openPage(bo)]
  await record()
  expect([await seenBy(ann), await seenBy(bo)]).toEqual([
    { online: [bo.id], today: [] },
    { online: [ann.id], today: [] },
  ])
  await share(ann, false)
  expect([await seenBy(ann), await seenBy(bo)]).toEqual([nobody, nobody])
  app.advance(MINUTE)
  await record()
  expect([await seenBy(ann), await seenBy(bo)]).toEqual([nobody, nobody])
  // What was kept went with the setting, and comes with it again.
  expect(await app.db.$count(presences)).toBe(1)
  await share(ann, true)
  await record()
  expect(await seenBy(bo)).toEqual({ online: [ann.id], today: [] })
  for (const close of pages) close()
})

test('it is off until it is turned on, and a guest has none', async () => {
  const cem = await app.user()
  await befriend(cem, ann)
  const guest = await app.guest({ sharesPresence: true })
  const pages = [await openPage(cem), await openPage(guest)]
  await record()
  expect(await app.db.$count(presences)).toBe(0)
  expect(await app.refused(listPresence, {}, guest.token)).toMatchObject({ code: 'guest_not_allowed' })
  for (const close of pages) close()
})

test('nothing is told of who is no contact: a stranger, one who was asked, removed or blocked, by either side', async () => {
  const close = await openPage(bo)
  const [stranger, asking] = [await app.user({ sharesPresence: true }), await app.user({ sharesPresence: true })]
  await app.call(addContact, { body: { name: bo.username } }, asking.token)
  await record()
  expect([await seenBy(stranger), await seenBy(asking)]).toEqual([nobody, nobody])
  await app.call(removeContact, { params: { id: ann.id } }, bo.token)
  expect(await seenBy(ann)).toEqual(nobody)
  await befriend(ann, bo)
  expect(await seenBy(ann)).toEqual({ online: [bo.id], today: [] })
  await app.call(changeContact, { params: { id: ann.id }, body: { state: 'blocked' } }, bo.token)
  expect(await seenBy(ann)).toEqual(nobody)
  close()
  const closeAnn = await openPage(ann)
  app.advance(MINUTE)
  await record()
  // Who blocks sees nothing either.
  expect(await seenBy(bo)).toEqual(nobody)
  closeAnn()
})

test('nothing is told of who is suspended or leaving', async () => {
  const close = await openPage(bo)
  await record()
  await app.db.update(users).set({ deletedAt: app.now() }).where(eq(users.id, bo.id))
  expect(await seenBy(ann)).toEqual(nobody)
  await app.db.update(users).set({ deletedAt: null }).where(eq(users.id, bo.id))
  expect(await seenBy(ann)).toEqual({ online: [bo.id], today: [] })
  const admin = await app.admin()
  await app.prove(admin)
  await app.call(suspendUser, { params: { id: bo.id }, body: { reason: 'a test' } }, admin.token)
  expect(await seenBy(ann)).toEqual(nobody)
  close()
})

test('replicas write a learner once a minute, however many pages are open and begin anew', async () => {
  const other = await app.restarted({})
  const pages = [await openPage(bo), await openPage(bo), await openPage(bo, other)]
  await Promise.all([record(), recordPresences(other.deps), record()])
  const first = await write()
  app.advance(20_000)
  pages.push(await openPage(bo), await openPage(bo, other))
  await Promise.all([record(), recordPresences(other.deps)])
  expect(await write()).toEqual(first)
  app.advance(40_000)
  // The page is open on the other replica alone.
  for (const close of [...pages.slice(0, 2), pages[3]]) close?.()
  await record()
  await recordPresences(other.deps)
  expect(await write()).toEqual(app.now())
  expect(await seenBy(ann)).toEqual({ online: [bo.id], today: [] })
  for (const close of pages) close()
})

test('a day is that of who looks, and nothing is kept beyond the next one', async () => {
  await app.db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, ann.id))
  const close = await openPage(bo)
  await record()
  close()
  // In New York it was eleven in the evening.
  app.advance(HOUR - 5 * MINUTE)
  expect(await seenBy(ann)).toEqual({ online: [], today: [bo.id] })
  app.advance(10 * MINUTE)
  expect(await seenBy(ann)).toEqual(nobody)
  app.advance(2 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(presences)).toBe(0)
})
