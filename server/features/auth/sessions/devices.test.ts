import { endOneSession, endOtherSessions, listSessions } from '#contract/account'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'
import { createSession } from './sessions.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const open = (userId: string, userAgent = CHROME) =>
  createSession(app.db, { userId, role: 'user', userAgent, address: '203.0.113.4' }, app.now())

test('the list names devices and their last use, this one first, and no address or token', async () => {
  const ann = await app.user()
  app.advance(HOUR)
  const second = await open(ann.id)
  const signedIn = app.now().toISOString()
  app.advance(HOUR)
  await app.call(getUser, {}, second)
  const devices = await app.call(listSessions, {}, ann.token)
  expect(devices).toMatchObject([
    { current: true, browser: null, system: null },
    { current: false, browser: 'Chrome', system: 'Windows', signed_in_at: signedIn },
  ])
  expect(devices[1]?.last_used_at).toBe(app.now().toISOString())
  expect(JSON.stringify(devices)).not.toContain('203.0.113')
})

test('sessions that are over are not listed', async () => {
  const ann = await app.user()
  await open(ann.id)
  for (let days = 0; days < 15; days += 1) {
    app.advance(DAY)
    await app.call(getUser, {}, ann.token)
  }
  expect(await app.call(listSessions, {}, ann.token)).toHaveLength(1)
})

test('one device is signed out, or all others; another person’s never', async () => {
  const ann = await app.user()
  const ben = await app.user()
  const [second, third, fourth] = [await open(ann.id), await open(ann.id), await open(ann.id)]
  const idOf = async (token: string) =>
    (await app.call(listSessions, {}, token)).find(({ current }) => current)?.id ?? ''
  const params = { id: await idOf(second) }
  expect(await app.refused(endOneSession, { params }, ben.token)).toMatchObject({ status: 404 })
  await app.call(endOneSession, { params }, ann.token)
  expect(await app.refused(getUser, {}, second)).toMatchObject({ status: 401 })
  expect(await app.refused(endOneSession, { params }, ann.token)).toMatchObject({ status: 404 })

  expect(await app.call(endOtherSessions, {}, ann.token)).toEqual({ ended: 2 })
  for (const token of [third, fourth]) expect(await app.refused(getUser, {}, token)).toMatchObject({ status: 401 })
  await app.call(getUser, {}, ann.token)
  await app.call(getUser, {}, ben.token)
})

test.each([
  [CHROME, 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60',
    'WeChat',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0',
    'Edge',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Mac'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%j is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
