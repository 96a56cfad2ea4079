// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { signUp } from '#contract/auth'
import { startPractice } from '#contract/practice'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { learn } from '#tests/learning'
import { practise } from '#tests/practise'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox, phoneCodes, rateLimits, registrations, sessions, users } from '../db/schema/accounts.ts'
import { answers, runs } from '../db/schema/learning.ts'
import { practices } from '../db/schema/practices.ts'
import { createSignal } from '../signal.ts'
import { repeat } from './repeat.ts'
import { sweep } from './retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const countOf = async (table: PgTable) =>
  (await app.db.select({ count: sql`count(*)`.mapWith(Number) }).from(table))[0]?.count

test('a sweep erases what is over and nothing else', async () => {
  const guest = await app.guest()
  await learn(app, guest.id)
  await app.user()
  await app.call(signUp, { body: { username: 'waiting', email: 'waiting@example.com', password: 'Tall-Birch-42' } })
  await app.request('/api/auth/phone/send-code', { json: { phone: '13600000001', purpose: 'login_or_register' } })
  const counts = async () =>
    Promise.all([outbox, registrations, phoneCodes, rateLimits, sessions, users, answers].map(countOf))

  const before = await counts()
  await sweep(app.deps)
  expect(await counts()).toEqual(before)

  app.advance(HOUR)
  await sweep(app.deps)
  expect(await counts()).toMatchObject([2, 1, 0, expect.any(Number), 2, 2, 4])
  app.advance(DAY)
  await sweep(app.deps)
  expect((await counts()).slice(0, 3)).toEqual([0, 0, 0])
  app.advance(90 * DAY)
  await sweep(app.deps)
  expect(await counts()).toMatchObject([0, 0, 0, expect.any(Number), 0, 1, 0])
})

test('unfinished runs are deleted after a month, their answers are kept', async () => {
  const { id } = await app.user()
  await learn(app, id, { finished: false })
  await learn(app, id, { finished: true })
  const mine = async () =>
    Promise.all([app.db.$count(runs, eq(runs.userId, id)), app.db.$count(answers, eq(answers.userId, id))])
  app.advance(30 * DAY)
  await sweep(app.deps)
  expect(await mine()).toEqual([2, 8])
  app.advance(2 * DAY)
  await sweep(app.deps)
  expect(await mine()).toEqual([1, 8])
})

test('so are practices', async () => {
  const { id, token } = await app.user()
  const begin = () => app.call(startPractice, { body: { id: randomUUID(), words: ['dog', 'cat'] } }, token)
  const finished = await begin()
  await practise(app, token, finished)
  await begin()
  const mine = async () =>
    (await app.db.select({ id: practices.id }).from(practices).where(eq(practices.userId, id))).map(({ id }) => id)
  app.advance(30 * DAY)
  await sweep(app.deps)
  expect(await mine()).toHaveLength(2)
  app.advance(2 * DAY)
  await sweep(app.deps)
  expect(await mine()).toEqual([finished.id])
})

test('what cannot be erased keeps nothing else, and the sweep says so', async () => {
  const leaver = await app.user()
  const idle = await app.user()
  await learn(app, idle.id, { finished: false })
  app.advance(32 * DAY)
  await app.db
    .update(users)
    .set({ deletedAt: new Date(app.now().getTime() - 15 * DAY) })
    .where(eq(users.id, leaver.id))
  await app.db.execute(sql`alter table outbox rename to outbox_away`)
  try {
    await expect(sweep(app.deps)).rejects.toThrow('eraseOldMessages')
  } finally {
    await app.db.execute(sql`alter table outbox_away rename to outbox`)
  }
  expect(app.logs.filter(({ msg }) => msg === 'an eraser failed')).toMatchObject([{ eraser: 'eraseOldMessages' }])
  expect(await app.db.$count(users, eq(users.id, leaver.id))).toBe(0)
  expect(await app.db.$count(runs, eq(runs.userId, idle.id))).toBe(0)
})

test('a job that fails is logged and does not end the others', async () => {
  const runs: string[] = []
  const stop = repeat(
    1,
    async () => {
      runs.push('run')
      if (runs.length === 1) throw new Error('not this time')
      if (runs.length === 2) second()
    },
    app.deps.log,
  )
  let second = () => {}
  await new Promise<void>((resolve) => (second = resolve))
  await stop()
  expect(app.logs.filter(({ msg }) => msg === 'a job failed')).toHaveLength(1)
  const count = runs.length
  await new Promise(setImmediate)
  expect(runs).toHaveLength(count)
})

test('a signal begins the next turn at once, also one that comes during a turn', async () => {
  const signal = createSignal()
  let turns = 0
  const during = Promise.withResolvers<void>()
  const stop = repeat(
    HOUR,
    async () => {
      turns += 1
      if (turns === 2) await during.promise
    },
    app.deps.log,
    { signal },
  )
  await expect.poll(() => turns).toBe(1)
  signal.emit()
  await expect.poll(() => turns).toBe(2)
  signal.emit()
  signal.emit()
  during.resolve()
  await expect.poll(() => turns).toBe(3)
  await stop()
  signal.emit()
  expect(turns).toBe(3)
})
