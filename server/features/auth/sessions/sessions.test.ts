// @module-tag postgres
import { signOut } from '#contract/auth'
import { getStats, getUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, users } from '../../../db/schema/accounts.ts'
import { createSession, endSessions } from './sessions.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const isOpen = async (token: string) => (await app.request('/api/user', { token })).status === 200

test('a session ends after 14 days without a visit', async () => {
  const ann = await app.user()
  app.advance(14 * DAY)
  expect(await isOpen(ann.token)).toBe(true)
  app.advance(14 * DAY + MINUTE)
  expect(await isOpen(ann.token)).toBe(false)
})

test('a session ends after 30 days, however often it is used', async () => {
  const ann = await app.user()
  for (let days = 0; days < 29; days += 1) {
    app.advance(DAY)
    expect(await isOpen(ann.token)).toBe(true)
  }
  app.advance(DAY)
  expect(await app.refused(getUser, {}, ann.token)).toMatchObject({ status: 401, code: 'session_missing' })
})

test('a guest’s session lasts while it is used within 90 days', async () => {
  const guest = await app.guest()
  app.advance(80 * DAY)
  expect(await isOpen(guest.token)).toBe(true)
  app.advance(80 * DAY)
  expect(await isOpen(guest.token)).toBe(true)
  app.advance(90 * DAY + HOUR)
  expect(await isOpen(guest.token)).toBe(false)
})

test('signing out ends this session alone; ending all ends the others', async () => {
  const ann = await app.user()
  const here = { userId: ann.id, role: 'user', userAgent: '', address: '' } as const
  const second = await createSession(app.db, here, app.now())
  const third = await createSession(app.db, here, app.now())
  await app.call(signOut, {}, ann.token)
  expect(await Promise.all([ann.token, second, third].map(isOpen))).toEqual([false, true, true])
  await endSessions(app.db, ann.id)
  expect(await Promise.all([second, third].map(isOpen))).toEqual([false, false])
})

test('a role taken away counts at the next call', async () => {
  const admin = await app.admin()
  expect(await app.call(getUser, {}, admin.token)).toMatchObject({ is_admin: true, role: 'admin' })
  await app.db.update(users).set({ role: 'user' }).where(eq(users.id, admin.id))
  expect(await app.call(getUser, {}, admin.token)).toMatchObject({ is_admin: false, role: 'user' })
})

test('the database holds no token', async () => {
  const ann = await app.user()
  expect(JSON.stringify(await app.db.select().from(sessions))).not.toContain(ann.token)
  await app.call(getUser, {}, ann.token)
  expect(JSON.stringify(app.logs)).not.toContain(ann.token)
})

test('tokens that are none are no session', async () => {
  for (const token of ['', 'x', 'undefined', "' or 1=1 --", 'A'.repeat(43), 'A'.repeat(5_000)])
    expect(await isOpen(token)).toBe(false)
})

test('coming back on the next day is a visit', async () => {
  const ann = await app.user()
  app.advance(DAY)
  await app.call(getUser, {}, ann.token)
  app.advance(DAY)
  await app.call(getUser, {}, ann.token)
  expect(await app.call(getStats, {}, ann.token)).toMatchObject({ login_streak: 2, current_streak: 0 })
})
