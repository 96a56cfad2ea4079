// @module-tag postgres
import { signUp } from '#contract/auth'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { onPostgres } from '#tests/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mailer, MailMessage, MailReceipt } from '../../providers/mail/index.ts'
import { deliverMails } from './delivery.ts'
import { enqueueMessage } from './messages.ts'

let app: TestApp
let handed: MailMessage[]
let outcome: MailReceipt
const mailer: Mailer = {
  send: async (message) => {
    handed.push(message)
    return outcome
  },
}
beforeEach(async () => {
  app = await createTestApp()
  handed = []
  outcome = 'sent'
})
afterEach(() => app.close())

const write = (to: string) =>
  enqueueMessage(app.db, app.deps.env, { channel: 'mail', to, subject: 'Hello', text: 'Hi', action: 'Open' }, app.now())
const deliver = () => deliverMails(app.deps, mailer)

test('each mail goes once, and text messages are left alone', async () => {
  await write('one@example.com')
  await write('two@example.com')
  await enqueueMessage(
    app.db,
    app.deps.env,
    { channel: 'sms', to: '13800138000', subject: null, text: '123456' },
    app.now(),
  )
  await deliver()
  await deliver()
  expect(handed.map(({ to }) => to).sort()).toEqual(['one@example.com', 'two@example.com'])
  expect(handed[0]).toMatchObject({ subject: 'Hello', text: 'Hi', action: 'Open' })
})

test('a mail of a transaction that fails is never sent', async () => {
  const failing = app.db.transaction(async (tx) => {
    const message = { channel: 'mail', to: 'never@example.com', subject: 'Hello', text: 'Hi' } as const
    await enqueueMessage(tx, app.deps.env, message, app.now())
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await deliver()
  expect(handed).toEqual([])
})

test('a server that is not there is tried five times, ever later, and then left in peace', async () => {
  outcome = 'later'
  await write('slow@example.com')
  const tries: number[] = []
  for (let minute = 0; minute <= 60; minute += 1) {
    const before = handed.length
    await deliver()
    if (handed.length > before) tries.push(minute)
    app.advance(MINUTE)
  }
  expect(tries).toEqual([0, 1, 2, 5, 15])
  expect(app.logs.filter(({ msg }) => msg === 'a mail was given up')).toHaveLength(1)
  expect(JSON.stringify(app.logs)).not.toContain('slow@example.com')
})

test('what is refused for good is not tried again', async () => {
  outcome = 'refused'
  await write('nobody@example.com')
  await deliver()
  app.advance(30 * MINUTE)
  await deliver()
  expect(handed).toHaveLength(1)
})

test('two replicas at once send nothing twice', async () => {
  for (let count = 0; count < 20; count += 1) await write(`reader-${count}@example.com`)
  await Promise.all(Array.from({ length: onPostgres() ? 6 : 2 }, deliver))
  expect(new Set(handed.map(({ to }) => to)).size).toBe(20)
  expect(handed).toHaveLength(20)
})

test('a mail of another secret holds up no other, is tried by a server that can decrypt it, and is given up at last', async () => {
  const other = await app.restarted({ variables: { APP_SECRET: 'another secret of at least thirty-two characters' } })
  await enqueueMessage(
    app.db,
    other.deps.env,
    { channel: 'mail', to: 'a@example.com', subject: 'A', text: 'A' },
    app.now(),
  )
  app.advance(1)
  await write('b@example.com')
  await deliver()
  expect(handed.map(({ to }) => to)).toEqual(['b@example.com'])
  app.advance(MINUTE)
  await deliverMails(other.deps, mailer)
  expect(handed.map(({ to }) => to)).toEqual(['b@example.com', 'a@example.com'])
  await enqueueMessage(
    app.db,
    other.deps.env,
    { channel: 'mail', to: 'c@example.com', subject: 'C', text: 'C' },
    app.now(),
  )
  for (let minute = 0; minute <= 60; minute += 1) {
    await deliver()
    app.advance(MINUTE)
  }
  await deliverMails(other.deps, mailer)
  expect(handed).toHaveLength(2)
  expect(app.logs.filter(({ msg }) => msg === 'a mail was given up')).toHaveLength(1)
})

test('behind a full queue of digests nobody waits: a mail that a request caused goes first, the rest fifty a turn', async () => {
  for (let count = 0; count < 120; count += 1) await write(`digest-${count}@example.com`)
  app.advance(MINUTE)
  const body = { username: 'ann-waits', email: 'ann-waits@example.com', password: 'Quiet-Meadow-19' }
  await app.call(signUp, { body })
  const sent: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await deliver()
    sent.push(handed.length)
  }
  expect(handed[0]?.to).toBe('ann-waits@example.com')
  expect(sent).toEqual([50, 100, 121, 121])
})
