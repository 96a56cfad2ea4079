// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { adminListMails, getAdminOverview, type AdminOverview } from '#contract/admin-overview'
import { claimGuest, phoneLoginOrRegister, sendCode, startGuest } from '#contract/auth'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { codeFor } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { sql } from 'drizzle-orm'
import { eventually } from '#tests/eventually'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordBackup } from '../../db/backups.store.ts'
import { addCounts, countAnswers, removeOldCounts } from '../../db/metric-counts.store.ts'
import { outbox } from '../../db/schema/accounts.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { activeLearners, backups, metricCounts } from '../../db/schema/metrics.ts'
import { words } from '../../db/schema/words.ts'
import { createMail } from '../outbox/index.ts'
import { sampleQueues } from './index.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of [metricCounts, activeLearners, backups, wordReports]) await app.db.delete(table)
  admin = await app.admin()
})

const read = () => app.call(getAdminOverview, {}, admin.token)
const figure = ({ figures }: AdminOverview, wanted: AdminOverview['figures'][number]['kind']) =>
  figures.find(({ kind }) => kind === wanted)
const provider = ({ providers }: AdminOverview, wanted: string) => providers.find(({ name }) => name === wanted)
const waiting = ({ waiting: all }: AdminOverview, wanted: string) => all.find(({ kind }) => kind === wanted)?.count

test('answers count with their transaction, and each learner once a day', async () => {
  const [ann, bob] = [await app.user(), await app.user()]
  const answer = (who: Person, count: number) => app.db.transaction((tx) => countAnswers(tx, who.id, count, app.now()))
  await answer(ann, 3)
  await answer(ann, 4)
  await answer(bob, 1)
  const undone = app.db.transaction(async (tx) => {
    await countAnswers(tx, bob.id, 100, app.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const today = await read()
  expect(figure(today, 'answers')).toMatchObject({ now: 8, week_ago: 0 })
  expect(figure(today, 'active_learners')).toMatchObject({ now: 2 })
  app.advance(DAY)
  await answer(ann, 1)
  const tomorrow = await read()
  expect(figure(tomorrow, 'active_learners')).toMatchObject({ now: 1 })
  expect(figure(tomorrow, 'active_learners')?.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 2, 1])
})

test('writers at once lose nothing', async () => {
  const learners = await Promise.all(Array.from({ length: 10 }, () => app.user()))
  await Promise.all(
    learners.flatMap(({ id }) =>
      Array.from({ length: 5 }, () => app.db.transaction((tx) => countAnswers(tx, id, 2, app.now()))),
    ),
  )
  const now = await read()
  expect(figure(now, 'answers')).toMatchObject({ now: 100 })
  expect(figure(now, 'active_learners')).toMatchObject({ now: 10 })
})

test('today is compared with this time of the same day last week', async () => {
  const start = app.now()
  const at = (ms: number) => new Date(start.getTime() + ms)
  await addCounts(app.db, { errors: { count: 30, lastAt: at(-3 * HOUR) } })
  await addCounts(app.db, { errors: { count: 60, lastAt: at(0) } })
  await addCounts(app.db, { errors: { count: 7, lastAt: at(5 * HOUR) } })
  app.advance(7 * DAY + 20 * MINUTE)
  await addCounts(app.db, { errors: { count: 5, lastAt: app.now() } })
  const minute = app.now().getMinutes()
  const { now, week_ago, days } = figure(await read(), 'errors') ?? {}
  expect({ now, week_ago }).toEqual({ now: 5, week_ago: Math.round(30 + minute) })
  expect([days?.[0]?.count, days?.at(-1)?.count]).toEqual([97, 5])
})

test('a new account counts, a guest does not', async () => {
  await app.call(startGuest, { body: {} })
  expect(figure(await read(), 'new_accounts')).toMatchObject({ now: 0 })
  const phone = '13900000451'
  await app.call(sendCode, { body: { phone, purpose: 'login_or_register' } })
  const body = { phone, verification_code: await codeFor(app, phone) }
  await app.call(phoneLoginOrRegister, { body })
  expect(figure(await read(), 'new_accounts')).toMatchObject({ now: 1, week_ago: 0 })
})

test('a guest who takes an account stays one active learner', async () => {
  const guest = await app.guest()
  const ann = await app.user()
  await play(app, guest.token)
  await app.call(claimGuest, { body: { guest_token: guest.token } }, ann.token)
  await play(app, ann.token)
  const now = await read()
  expect(figure(now, 'active_learners')).toMatchObject({ now: 1 })
  expect(figure(now, 'answers')?.now).toBeGreaterThan(8)
})

test('providers: what was called today, when it worked and when it failed last', async () => {
  const { metrics } = app.deps
  metrics.count('sms.succeeded')
  metrics.count('sms.succeeded')
  const worked = app.now().toISOString()
  app.advance(MINUTE)
  metrics.count('sms.failed')
  await metrics.flush()
  const sms = provider(await read(), 'sms')
  expect(sms).toMatchObject({
    setup: 'demo',
    succeeded: 2,
    failed: 1,
    last_success_at: worked,
    last_failure_at: app.now().toISOString(),
  })
  expect(provider(await read(), 'google')).toMatchObject({ setup: 'off', succeeded: 0, last_success_at: null })
  app.advance(DAY)
  expect(provider(await read(), 'sms')).toMatchObject({ succeeded: 0, failed: 0, last_success_at: worked })
})

test('what could not be written is written later, once', async () => {
  const { metrics } = app.deps
  metrics.count('errors')
  await app.db.execute(sql`alter table metric_counts rename to counts_away`)
  await expect(metrics.flush()).rejects.toThrow('metric_counts')
  await app.db.execute(sql`alter table counts_away rename to metric_counts`)
  metrics.count('errors')
  await metrics.flush()
  await metrics.flush()
  expect(figure(await read(), 'errors')).toMatchObject({ now: 2 })
})

test('queues: what waits is counted up to a thousand, and sampled for the comparison', async () => {
  const [word] = await app.db.select({ id: words.id }).from(words).limit(1)
  const some = (count: number) =>
    Array.from({ length: count }, () => ({ wordId: word?.id ?? 0, text: 'odd', createdAt: app.now() }))
  await app.db.insert(wordReports).values(some(3))
  await sampleQueues(app.deps)
  await sampleQueues(app.deps)
  app.advance(7 * DAY)
  await app.db.insert(wordReports).values(some(1_200))
  const now = await read()
  expect(waiting(now, 'reports')).toBe(1_001)
  expect(figure(now, 'queue.reports')).toMatchObject({ now: 1_001, week_ago: 3 })
  await sampleQueues(app.deps)
  expect(figure(await read(), 'queue.reports')).toMatchObject({ now: 1_203, week_ago: 3 })
})

test('a mail that was given up waits for somebody', async () => {
  const before = waiting(await read(), 'mails') ?? 0
  const row = { id: randomUUID(), channel: 'mail', recipientHash: 'x', sealed: 'x', createdAt: app.now() }
  await app.db.insert(outbox).values([
    { ...row, attempts: 5 },
    { ...row, id: randomUUID(), attempts: 4 },
    { ...row, id: randomUUID(), attempts: 5, sentAt: app.now() },
  ])
  expect(waiting(await read(), 'mails')).toBe(before + 1)
})

test('the last backup, or none', async () => {
  expect((await read()).backup).toBeNull()
  await recordBackup(app.db, app.now(), 1_234)
  app.advance(HOUR)
  await recordBackup(app.db, app.now(), null)
  const { backup, storage } = await read()
  expect(backup).toEqual({ at: app.now().toISOString(), bytes: null })
  expect(storage.database_bytes).toBeGreaterThan(1_000_000)
  expect(storage.disk?.free_bytes).toBeGreaterThan(0)
})

test('the size of the database is not measured for everybody who looks', async () => {
  const bytes = async () => (await read()).storage.database_bytes
  const before = await bytes()
  await app.db.execute(sql`create table grown as select repeat('x', 500) || n as text from generate_series(1, 5000) n`)
  try {
    expect(await bytes()).toBe(before)
    app.advance(15 * MINUTE)
    expect(await bytes()).toBe(before)
    await eventually(async () => expect(await bytes()).toBeGreaterThan(before + 1_000_000))
  } finally {
    await app.db.execute(sql`drop table grown`)
  }
})

test('old counters and the lists of who was active go', async () => {
  const ann = await app.user()
  await app.db.transaction((tx) => countAnswers(tx, ann.id, 1, app.now()))
  app.advance(DAY)
  await removeOldCounts(app.db, app.now())
  expect(await app.db.$count(activeLearners)).toBe(1)
  app.advance(DAY)
  await removeOldCounts(app.db, app.now())
  expect(await app.db.$count(activeLearners)).toBe(0)
  expect(await app.db.$count(metricCounts)).toBe(2)
  app.advance(380 * DAY)
  await removeOldCounts(app.db, app.now())
  expect(await app.db.$count(metricCounts)).toBe(0)
})

test('it is for administrators, and so are the mails that were given up', async () => {
  const ann = await app.user()
  for (const endpoint of [getAdminOverview, adminListMails])
    expect(await app.refused(endpoint, {}, ann.token)).toMatchObject({ status: 403, code: 'admin_only' })
})

test('mails that were given up, newest first, page by page, with masked addresses', async () => {
  await app.db.delete(outbox)
  const write = async (to: string) => {
    app.advance(MINUTE)
    const mail = { to, subject: 'Hello', text: 'A secret link' }
    await createMail(app.deps.env)?.queue(app.db, mail, app.now())
  }
  for (let count = 0; count < 31; count += 1) await write(`reader-${count}@example.com`)
  expect((await app.call(adminListMails, {}, admin.token)).items).toEqual([])
  await app.db.update(outbox).set({ attempts: 5 })
  const first = await app.call(adminListMails, {}, admin.token)
  expect(first.items).toHaveLength(30)
  expect(first.items[0]).toMatchObject({ to: 'r***@example.com', subject: 'Hello' })
  expect(JSON.stringify(first)).not.toContain('secret')
  const rest = await app.call(adminListMails, { query: { cursor: first.next ?? '' } }, admin.token)
  expect(rest.items).toHaveLength(1)
  expect(rest.next).toBeNull()
  expect(await app.refused(adminListMails, { query: { cursor: 'x' } }, admin.token)).toMatchObject({ status: 400 })
  await app.db.update(outbox).set({ sealed: 'of another secret' })
  expect((await app.call(adminListMails, {}, admin.token)).items[0]).toMatchObject({ to: null, subject: null })
})
