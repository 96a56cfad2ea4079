// @module-tag postgres
import { endOneSession, endOtherSessions, listSessions } from '#contract/account'
import { claimGuest, signOut } from '#contract/auth'
import { deleteAccount } from '#contract/privacy'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { allEvents, eventsOf } from '#tests/events'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession, recordReauth } from './sessions.store.ts'

let app: TestApp
/** Another server on the same database. */
let replica: TestApp
beforeAll(async () => {
  app = await createTestApp()
  replica = await app.restarted({})
})
afterAll(() => app.close())

const listen = async (on: TestApp, token: string) => {
  const response = await on.request('/api/events', { token })
  expect(response.status).toBe(200)
  return response
}

const anotherSession = ({ id }: Pick<Person, 'id'>, role: 'user' | 'guest' = 'user') =>
  createSession(app.db, { userId: id, role, userAgent: '', address: '' }, app.now())

async function prove(token: string): Promise<void> {
  const [device] = await app.call(listSessions, {}, token)
  if (device) await recordReauth(app.db, device, app.now())
}

type End = (ann: Person, other: string) => Promise<unknown>

const ends: Record<string, End> = {
  'signing out': (_, other) => app.call(signOut, {}, other),
  'signing that device out': async (ann, other) => {
    const own = (await app.call(listSessions, {}, other)).find(({ current }) => current)
    await app.call(endOneSession, { params: { id: own?.id ?? '' } }, ann.token)
  },
  'signing out everywhere else': (ann) => app.call(endOtherSessions, {}, ann.token),
  'deleting the account': async (ann) => {
    await prove(ann.token)
    await app.call(deleteAccount, {}, ann.token)
  },
}

test.each(Object.entries(ends))('%s ends the streams of the session on every replica', async (_name, end) => {
  const ann = await app.user()
  const other = await anotherSession(ann)
  const streams = [await listen(app, other), await listen(replica, other)]
  const ended = streams.map(allEvents)
  await end(ann, other)
  // Nothing else would end them before the test is given up.
  await Promise.all(ended)
  for (const server of [app, replica]) expect(server.deps.live.listeners(ann.id)).toBe(0)
})

test('a session that falls idle ends its streams, and a claimed guest does', async () => {
  const ann = await app.user()
  const guest = await app.guest()
  const [idle, claimed] = [await listen(app, ann.token), await listen(replica, guest.token)]
  const heir = await app.user()
  await app.call(claimGuest, { body: { guest_token: guest.token } }, heir.token)
  expect(await allEvents(claimed)).toEqual([])
  app.advance(15 * DAY)
  expect(await allEvents(idle)).toEqual([])
})

test('the streams of an ended session leave the owner’s twenty free, and those of a live one stay', async () => {
  const ann = await app.user()
  const intruder = await anotherSession(ann)
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(app, intruder)))
  expect((await app.request('/api/events', { token: ann.token })).status).toBe(429)
  await app.call(endOtherSessions, {}, ann.token)
  await Promise.all(streams.map(allEvents))
  expect(app.deps.live.listeners(ann.id)).toBe(0)
  const own = eventsOf(await listen(app, ann.token))
  await app.deps.live.tell(app.db, ann.id, 'user')
  expect((await own.next()).value).toEqual({ event: 'changed', data: { resource: 'user' } })
  await own.return(undefined)
  expect(app.deps.live.listeners(ann.id)).toBe(0)
})
