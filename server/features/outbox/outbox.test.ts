import { sendCode } from '#contract/auth'
import { listOutbox } from '#contract/system'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { messagesTo } from '#tests/mailbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../../db/schema/accounts.ts'
import { encryptMessage, decryptMessage } from './message-encryption.ts'
import { eraseOldMessages, enqueueMessage } from './messages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const path = '/api/dev/outbox'
const write = (to: string, text: string) =>
  enqueueMessage(app.db, app.deps.env, { channel: 'mail', to, subject: 'Hello', text }, app.now())

test('the person at this machine reads it, newest first, of one recipient or of all', async () => {
  await write('one@example.com', 'first')
  app.advance(MINUTE)
  await write('two@example.com', 'second')
  const all = await app.call(listOutbox, {})
  expect(all.map(({ text }) => text)).toEqual(['second', 'first'])
  expect(await messagesTo(app, 'ONE@example.com')).toMatchObject([
    { to: 'one@example.com', subject: 'Hello', channel: 'mail' },
  ])
})

test.each([
  ['127.0.0.1', {}, 200],
  ['::1', { Host: '[::1]:3000' }, 200],
  ['::ffff:127.0.0.1', { Host: '127.0.0.1:3000' }, 200],
  ['192.168.0.7', {}, 404],
  ['unknown', {}, 404],
  ['127.0.0.1', { Host: 'attacker.example:3000' }, 404],
  ['127.0.0.1', { Host: 'localhost.attacker.example' }, 404],
  ['127.0.0.1', { Host: '' }, 404],
  ['127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' }, 404],
  ['127.0.0.1', { Forwarded: 'for=127.0.0.1' }, 404],
  ['127.0.0.1', { 'X-Real-IP': '127.0.0.1' }, 404],
  ['127.0.0.1', { Host: 'attacker.example', Authorization: 'Bearer anything-at-all-here' }, 404],
] as const)('a caller at %s with %o gets %i', async (peer, headers, status) => {
  expect((await app.request(path, { peer, headers })).status).toBe(status)
})

const atThisMachine = { peer: '127.0.0.1', headers: { Host: '127.0.0.1:3000' } }

test.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://[::1]:3000', 200],
  ['https://words.example', 404],
  ['http://192.168.0.7:3000', 404],
  ['http://localhost.attacker.example', 404],
  ['http://127.0.0.1.attacker.example', 404],
])('a demo whose address is %s answers %i through a proxy that adds no header', async (PUBLIC_ORIGIN, status) => {
  const demo = await app.restarted({ variables: { PUBLIC_ORIGIN } })
  expect((await demo.request(path, atThisMachine)).status).toBe(status)
})

test('behind a public address or a proxy of ours the token still opens it, and nothing else', async () => {
  const DEV_OUTBOX_TOKEN = 'a-token-for-the-tests'
  for (const [name, value] of Object.entries({ PUBLIC_ORIGIN: 'https://words.example', TRUST_PROXY: '1' })) {
    const demo = await app.restarted({ variables: { [name]: value, DEV_OUTBOX_TOKEN } })
    expect((await demo.request(path, atThisMachine)).status).toBe(404)
    const token = DEV_OUTBOX_TOKEN
    expect((await demo.request(path, { ...atThisMachine, token })).status).toBe(200)
    expect((await demo.request(path, { ...atThisMachine, token: 'a-token-for-the-guess' })).status).toBe(404)
  }
})

test('from elsewhere only the token of the settings opens it, and nothing opens it in production', async () => {
  const DEV_OUTBOX_TOKEN = 'a-token-for-the-tests'
  const open = { peer: '203.0.113.9', headers: { Host: 'words.example', Authorization: `Bearer ${DEV_OUTBOX_TOKEN}` } }
  const demo = await app.restarted({ variables: { DEV_OUTBOX_TOKEN } })
  expect((await demo.request(path, open)).status).toBe(200)
  const guessed = { ...open.headers, Authorization: 'Bearer a-token-for-the-guess' }
  expect((await demo.request(path, { ...open, headers: guessed })).status).toBe(404)
  const production = await app.restarted({
    variables: {
      DEV_OUTBOX_TOKEN,
      APP_ENV: 'production',
      PUBLIC_ORIGIN: 'https://words.example',
      DATABASE_URL: 'postgres://127.0.0.1/unused',
    },
  })
  expect(await production.refused(listOutbox, {})).toMatchObject({ status: 404, code: 'not_found' })
  expect((await production.request(path, open)).status).toBe(404)
})

test('it shows the last 24 hours, and what is older is erased', async () => {
  await app.call(sendCode, { body: { phone: '13700000001', purpose: 'login_or_register' } })
  app.advance(DAY)
  expect(await app.call(listOutbox, {})).toEqual([])
  await write('new@example.com', 'new')
  await eraseOldMessages(app.db, app.now())
  expect(await app.db.select().from(outbox)).toHaveLength(1)
})

test('messages of another secret are left out and logged; those of this one are shown', async () => {
  const later = await app.restarted({ variables: { APP_SECRET: 'another secret of at least thirty-two characters' } })
  await write('old@example.com', 'old')
  await enqueueMessage(
    later.db,
    later.deps.env,
    { channel: 'mail', to: 'new@example.com', subject: 'Hello', text: 'readable' },
    app.now(),
  )
  const shown = await later.call(listOutbox, {})
  expect(shown.map(({ text }) => text)).toEqual(['readable'])
  expect(later.logs).toContainEqual(expect.objectContaining({ level: 40, messages: expect.any(Number) }))
  expect(JSON.stringify(later.logs)).not.toContain('old@example.com')
})

test('a message that was changed or sealed under another secret does not open', () => {
  const sealed = encryptMessage('one secret', { text: 'hello' })
  expect(decryptMessage('one secret', sealed)).toEqual({ text: 'hello' })
  expect(encryptMessage('one secret', { text: 'hello' })).not.toBe(sealed)
  expect(() => decryptMessage('another secret', sealed)).toThrow('authenticate')
  const bytes = Buffer.from(sealed, 'base64url')
  for (const index of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => decryptMessage('one secret', changed.toString('base64url'))).toThrow('authenticate')
  }
})
