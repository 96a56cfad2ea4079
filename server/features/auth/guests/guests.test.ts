import { signOut, startGuest } from '#contract/auth'
import { getUser } from '#contract/profile'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a guest gets a session and a user of their own', async () => {
  const { access_token: token } = await app.call(startGuest, { body: { time_zone: 'Europe/Berlin' } })
  const user = await app.call(getUser, {}, token)
  expect(user).toMatchObject({ role: 'guest', email: null, is_admin: false, is_vip: false, time_zone: 'Europe/Berlin' })
  expect(user.username).toMatch(/^guest-[a-z0-9]{6}$/)
})

test('signing out kills the token', async () => {
  const { access_token: token } = await app.call(startGuest, { body: {} })
  await app.call(signOut, {}, token)
  expect(await app.refused(getUser, {}, token)).toMatchObject({ status: 401, code: 'session_missing' })
})
