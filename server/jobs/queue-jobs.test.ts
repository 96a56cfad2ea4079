// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { subscribePush } from '#contract/push'
import { createTestApp, type TestApp } from '#tests/app'
import { until } from '#tests/eventually'
import { createBrowserKeys, startFakePush } from '#tests/fake-push'
import { createTimers, type TestTimers } from '#tests/timers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenForWork } from '../db/work-channel.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../features/notifications/index.ts'
import { createMail } from '../features/outbox/index.ts'
import { createPush } from '../features/push/index.ts'
import type { MailReceipt } from '../providers/mail/index.ts'
import { startQueueJobs } from './queue-jobs.ts'

let app: TestApp
let timers: TestTimers
/** Addresses of mails in the order of their tries. */
let tries: string[]
let receive: () => Promise<MailReceipt>
/** Turns under way. */
let running: number
const ends: (() => unknown)[] = []
beforeEach(async () => {
  timers = createTimers()
  app = await createTestApp()
  ends.push(() => app.close())
  tries = []
  running = 0
  receive = async () => 'sent'
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const mailer = {
  send({ to }: { readonly to: string }) {
    tries.push(to)
    return receive()
  },
}

/** Runs the jobs of a server; resolves when each has had its first turn. */
async function serve(deps: Deps, { hears = true } = {}) {
  const turns: string[] = []
  const job: Deps['telemetry']['job'] = async (name, work) => {
    running += 1
    await work()
    running -= 1
    turns.push(name)
  }
  const work = hears ? deps.work : await listenForWork({ ...app.database, listen: async () => async () => {} })
  const server = { ...deps, work, telemetry: { ...deps.telemetry, job } }
  const stops = startQueueJobs(server, { mailer, push: createPush(deps), timers })
  ends.push(() => Promise.all(stops.map((stop) => stop())))
  await until(() => new Set(turns).size === stops.length)
  return { turns }
}

const write = (to: string) =>
  app.db.transaction(async (tx) => createMail(app.deps.env)?.queue(tx, { to, subject: 'Hello', text: 'Hi' }, app.now()))

/** Moves the clock, ten seconds at a time, between turns: one that is under way would see the time jump. */
async function pass(ms: number): Promise<void> {
  const settle = async () => {
    await until(() => running === 0)
    await new Promise(setImmediate)
  }
  await settle()
  for (let left = ms; left > 0; left -= 10_000) {
    const step = Math.min(left, 10_000)
    app.advance(step)
    timers.advance(step)
    await settle()
  }
}

/** Looks until something is so, while time goes on: a turn may still have to keep its second from the one before. */
const soon = (isSo: () => boolean): Promise<void> =>
  until(() => {
    timers.advance(50)
    return isSo()
  })

test('of several servers one sends a mail, at once, whichever of them queued it', async () => {
  const servers = [await serve(app.deps), await serve((await app.restarted({})).deps)]
  const looks = servers.map(({ turns }) => turns.length)
  await write('ann@example.com')
  await soon(() => tries.length > 0)
  await soon(() => servers.every(({ turns }, index) => turns.length > (looks[index] ?? 0)))
  expect(tries).toEqual(['ann@example.com'])
})

test('a mail of which no server heard goes within half a minute', async () => {
  await serve(app.deps, { hears: false })
  await write('ann@example.com')
  await pass(29_000)
  expect(tries).toEqual([])
  await pass(1_000)
  await until(() => tries.length === 1)
})

test('after a broken line a server looks at once: what was announced meanwhile is unknown', async () => {
  let hear = (_: string) => {}
  const listen = async (_: string, onPayload: typeof hear) => {
    hear = onPayload
    return async () => {}
  }
  await serve({ ...app.deps, work: await listenForWork({ ...app.database, listen }) })
  await write('ann@example.com')
  await pass(1_000)
  expect(tries).toEqual([])
  hear('')
  await soon(() => tries.length === 1)
})

test('a mail that the mail server puts off is tried again when it is due, not when a server happens to look', async () => {
  await serve(app.deps)
  receive = async () => 'later'
  await write('ann@example.com')
  await soon(() => tries.length === 1)
  await pass(9_000)
  expect(tries).toHaveLength(1)
  await pass(1_000)
  await until(() => tries.length === 2)
})

test('what a killed server was sending another one sends when its lease ends', async () => {
  const { promise: never } = Promise.withResolvers<MailReceipt>()
  receive = () => never
  // Its jobs are never stopped: they hang as those of a killed process do.
  startQueueJobs((await app.restarted({})).deps, { mailer, push: createPush(app.deps), timers })
  await write('ann@example.com')
  await soon(() => tries.length === 1)
  receive = async () => 'sent'
  await serve(app.deps)
  await pass(110_000)
  expect(tries).toHaveLength(1)
  await pass(10_000)
  await until(() => tries.length === 2)
})

test('a notification that another server wrote is pushed after its three seconds', async () => {
  const service = await startFakePush()
  ends.push(() => service.close())
  const variables = { PUSH_SERVICE_URL: service.origin }
  const sender = await app.restarted({ variables })
  const { deps } = await app.restarted({ variables })
  await serve(deps)
  const heard = new Promise((resolve) => deps.work.push.listen(resolve))
  const ann = await app.user()
  const { p256dh, auth } = createBrowserKeys()
  await sender.call(subscribePush, { body: { endpoint: `${service.origin}/push/a`, p256dh, auth } }, ann.token)
  const subject = { kind: 'ticket_answered', subjectId: randomUUID() } as const
  await app.db.transaction((tx) => notify(tx, ann.id, subject, app.now()))
  await heard
  await pass(2_500)
  expect(service.pushes).toEqual([])
  await pass(1_500)
  await until(() => service.pushes.length === 1)
})

test('however many mails are announced, a server that others were faster than looks once a second', async () => {
  const { turns } = await serve(app.deps)
  const looks = () => turns.filter((name) => name === 'mail').length
  const before = looks()
  for (let count = 0; count < 30; count += 1) app.deps.work.mail.emit()
  await soon(() => looks() > before)
  for (let count = 0; count < 30; count += 1) app.deps.work.mail.emit()
  await pass(900)
  expect(looks()).toBe(before + 1)
})
