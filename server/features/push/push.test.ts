// @module-tag postgres
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { signOut } from '#contract/auth'
import { sendMessage, markRead } from '#contract/chat'
import type { NotificationKind } from '#contract/notifications'
import { updateUser } from '#contract/profile'
import { getPush, MOST_PUSH_DEVICES, subscribePush, unsubscribePush, type PushPayload } from '#contract/push'
import { createTestApp, HOUR, MINUTE, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import { createBrowserKeys, decryptPush, startFakePush, type BrowserKeys, type FakePush } from '#tests/fake-push'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { notifications, pushDevices } from '../../db/schema/notifications.ts'
import { createSession } from '../auth/index.ts'
import { notify } from '../notifications/index.ts'
import { createPush, deliverPushes } from './index.ts'

let service: FakePush
let app: TestApp
let ann: Person
let bo: Person
beforeEach(async () => {
  service = await startFakePush()
  app = await createTestApp({ variables: { PUSH_SERVICE_URL: service.origin } })
  ann = await app.user()
  bo = await app.user()
})
afterEach(async () => {
  await app.close()
  await service.close()
})

const signInElsewhere = async (person: Person): Promise<Person> => {
  const session = { userId: person.id, role: 'user', userAgent: 'other', address: '127.0.0.1' } as const
  return { ...person, token: await createSession(app.db, session, app.now()) }
}

interface Browser extends BrowserKeys {
  readonly path: string
}

async function subscribe(
  { token }: Person,
  keys = createBrowserKeys(),
  path = `/push/${randomUUID()}`,
): Promise<Browser> {
  const { p256dh, auth } = keys
  await app.call(subscribePush, { body: { endpoint: `${service.origin}${path}`, p256dh, auth } }, token)
  return { ...keys, path }
}
const refusedEndpoint = (endpoint: string) => {
  const { p256dh, auth } = createBrowserKeys()
  return app.refused(subscribePush, { body: { endpoint, p256dh, auth } }, ann.token)
}
const devicesOf = async ({ token }: Person) => (await app.call(getPush, {}, token)).devices
const write = async (text = 'the secret word is zebra') => {
  const id = await openChat(app, bo, ann)
  await app.call(sendMessage, { params: { id }, body: { id: randomUUID(), text } }, bo.token)
  return id
}
const tell = (kind: NotificationKind = 'ticket_answered', subjectId: string = randomUUID()) =>
  app.db.transaction((tx) => notify(tx, ann.id, { kind, subjectId }, app.now()))
const deliver = (after = 5_000) => {
  app.advance(after)
  return deliverPushes(app.deps, createPush(app.deps))
}
const readBy = (browser: Browser): PushPayload[] =>
  service.pushes
    .filter(({ path }) => path === browser.path)
    .map(({ body }) => JSON.parse(decryptPush(browser, body)) as PushPayload)

test('a message is pushed to the device once, encrypted, with the name and without the text', async () => {
  const browser = await subscribe(ann)
  const conversation = await write()
  await deliver(1_000)
  expect(service.pushes).toEqual([])
  await deliver()
  await deliver()
  const pushes = readBy(browser)
  expect(pushes.at(-1)).toMatchObject({
    title: '词林',
    body: `${bo.username} 给你发了消息`,
    path: `/chat/${conversation}`,
  })
  expect(pushes).toHaveLength(1)
  expect(JSON.stringify(pushes)).not.toContain('zebra')
  for (const { body } of service.pushes) expect(body.toString('latin1')).not.toContain(bo.username)
})

test('the service hears who sends, signed with the key that browsers subscribe with', async () => {
  const browser = await subscribe(ann)
  await tell()
  await deliver()
  const [push] = service.pushes
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(String(push?.headers['topic'])).toMatch(/^[\w-]{32}$/)
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(push?.headers.authorization ?? '') ?? []
  expect((await app.call(getPush, {}, ann.token)).key).toBe(key)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  expect([aud, sub]).toEqual([service.origin, expect.stringMatching(/^mailto:/)])
  expect(Number(exp) * 1000 - app.now().getTime()).toBeLessThan(24 * HOUR)
  expect(browser.path).toBe(push?.path)
})

test('what is read before it is pushed is not pushed', async () => {
  const browser = await subscribe(ann)
  const id = await write()
  await app.call(markRead, { params: { id }, body: { seq: 1 } }, ann.token)
  await deliver()
  expect(readBy(browser).map(({ path }) => path)).not.toContain(`/chat/${id}`)
})

test('in quiet hours it waits for their end, and is left out when it was read until then', async () => {
  const browser = await subscribe(ann)
  await app.call(updateUser, { body: { ui_language: 'en' } }, ann.token)
  // Noon in Shanghai; eleven at night.
  app.advance(11 * HOUR)
  await tell('ticket_answered')
  await tell('review_due')
  await deliver()
  await deliver(8 * HOUR)
  expect(readBy(browser)).toEqual([])
  await app.db.update(notifications).set({ readAt: app.now() }).where(eq(notifications.kind, 'review_due'))
  await deliver(HOUR)
  expect(readBy(browser).map(({ title, body }) => [title, body])).toEqual([['Wordgrove', 'Our team answered you']])
})

test('a browser that is gone is forgotten, others are kept', async () => {
  const [gone, kept] = [await subscribe(ann), await subscribe(await signInElsewhere(ann))]
  for (const status of [404, 410, 403]) {
    service.answer(status)
    await app.db.delete(pushDevices).where(eq(pushDevices.endpoint, `${service.origin}${kept.path}`))
    const again = await subscribe(ann, gone, gone.path)
    await tell()
    await deliver()
    expect(await devicesOf(ann)).toEqual([])
    expect(again.path).toBe(gone.path)
  }
  service.answer(400)
  await subscribe(ann)
  await tell()
  await deliver()
  expect(await devicesOf(ann)).toHaveLength(1)
})

test('a service that is not there is tried three times, ever later, and then left in peace', async () => {
  const browser = await subscribe(ann)
  service.answer(503)
  await tell()
  const tries: number[] = []
  for (let half = 0; half <= 40; half += 1) {
    const before = service.pushes.length
    await deliver(30_000)
    if (service.pushes.length > before) tries.push(half)
  }
  expect(tries).toEqual([0, 1, 11])
  service.answer(201)
  await tell()
  await deliver()
  expect(service.pushes.at(-1)?.path).toBe(browser.path)
})

test('a service that leads elsewhere is not followed', async () => {
  await subscribe(ann)
  service.answer(307)
  await tell()
  await deliver()
  expect(service.pushes).toHaveLength(1)
  expect(await devicesOf(ann)).toHaveLength(1)
})

test('replicas push nothing twice', async () => {
  const browser = await subscribe(ann)
  for (let count = 0; count < 15; count += 1) await tell()
  app.advance(5_000)
  const push = createPush(app.deps)
  await Promise.all(Array.from({ length: 4 }, () => deliverPushes(app.deps, push)))
  expect(new Set(readBy(browser).map(({ tag }) => tag)).size).toBe(15)
  expect(service.pushes).toHaveLength(15)
})

test.each([
  ['a plain address', 'http://fcm.googleapis.com/fcm/send/x'],
  ['this machine', 'https://127.0.0.1/x'],
  ['a private network', 'https://10.0.0.1/x'],
  ['a cloud’s own data', 'http://169.254.169.254/latest/meta-data'],
  ['a host that only looks like one', 'https://fcm.googleapis.com.evil.example/x'],
  ['a name before the host', 'https://fcm.googleapis.com@evil.example/x'],
  ['another port', 'https://fcm.googleapis.com:8443/x'],
  ['a host that ends alike', 'https://evilpush.apple.com.example/x'],
  ['no address', 'fcm.googleapis.com'],
])('%s is no push service', async (_, endpoint) => {
  expect(await refusedEndpoint(endpoint)).toMatchObject({ status: 400, code: 'push_service_unknown' })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is one', async (endpoint) => {
  const { p256dh, auth } = createBrowserKeys()
  const { devices } = await app.call(subscribePush, { body: { endpoint, p256dh, auth } }, ann.token)
  expect(devices).toMatchObject([{ current: true, browser: null }])
})

test('a device ends with its session, by a press, or when another learner subscribes in the same browser', async () => {
  const keys = createBrowserKeys()
  await subscribe(ann, keys, '/push/shared')
  const [own] = await devicesOf(ann)
  expect(await app.refused(unsubscribePush, { params: { id: own?.id ?? '' } }, bo.token)).toMatchObject({
    status: 404,
    code: 'push_device_not_found',
  })
  await subscribe(bo, keys, '/push/shared')
  expect([await devicesOf(ann), (await devicesOf(bo)).length]).toEqual([[], 1])
  await app.call(signOut, {}, bo.token)
  expect(await app.db.$count(pushDevices)).toBe(0)
  await subscribe(ann)
  const [other] = await devicesOf(ann)
  await app.call(unsubscribePush, { params: { id: other?.id ?? '' } }, ann.token)
  await tell()
  await deliver()
  expect(service.pushes).toEqual([])
})

test('ten devices, the oldest gives way; a browser that subscribes again is one', async () => {
  for (let count = 0; count < MOST_PUSH_DEVICES + 2; count += 1) {
    app.advance(MINUTE)
    const elsewhere = await signInElsewhere(ann)
    await subscribe(elsewhere)
    await subscribe(elsewhere)
  }
  expect(await devicesOf(ann)).toHaveLength(MOST_PUSH_DEVICES)
  expect(await app.db.$count(sessions, eq(sessions.userId, ann.id))).toBeGreaterThan(MOST_PUSH_DEVICES)
})
