// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { createNote } from '#contract/notes'
import { getUser } from '#contract/profile'
import { saveRecording } from '#contract/recordings'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { wavBytes, wavFile } from '#tests/recordings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, cards, notes, orders, removedFiles, users } from '../../db/schema/index.ts'
import { eraseDeletedUsers, findAccount, readCopy, readWholeLearner, restoreLearner } from './index.ts'
import type { CopiedRows } from './learner-copy.store.ts'
import { notRestored } from './restored-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody with a row in many tables. */
async function learner(given: Parameters<TestApp['user']>[0] = {}): Promise<Person> {
  const person = await app.user(given)
  await play(app, person.token)
  await app.call(createNote, { body: { id: randomUUID(), title: 'Mine' } }, person.token)
  await app.call(
    saveRecording,
    { query: { sentence: 'I see a fox.' }, file: wavFile(wavBytes({ seconds: 0.5 })) },
    person.token,
  )
  return person
}

async function copyOf({ id }: Person): Promise<CopiedRows[]> {
  const copy: CopiedRows[] = []
  for await (const block of readCopy(app.db, id)) copy.push(block)
  return copy
}
async function* of(copy: readonly CopiedRows[]) {
  yield* copy
}
const restore = (copy: readonly CopiedRows[]) => restoreLearner(app.db, of(copy), app.now())

/** What the product has of somebody and a restore brings back, in an order of its own. */
async function wholeOf({ id }: Person): Promise<Record<string, string[]>> {
  const whole = await readWholeLearner(app.db, id)
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([name]) => !(name in notRestored))
      .map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]),
  )
}

async function erase({ id }: Person): Promise<void> {
  await app.db
    .update(users)
    .set({ deletedAt: new Date(app.now().getTime() - 15 * DAY) })
    .where(eq(users.id, id))
  await eraseDeletedUsers({ db: app.db, env: app.deps.env, now: app.now })
  expect(await app.db.$count(users, eq(users.id, id))).toBe(0)
}

test('who was erased comes back with every row of before, and others keep theirs', async () => {
  const [ann, ben] = [await learner(), await learner()]
  const [before, bens, copy] = [await wholeOf(ann), await wholeOf(ben), await copyOf(ann)]
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(8)
  await erase(ann)
  expect(await app.db.$count(removedFiles)).toBe(1)

  expect(await restore(copy)).toMatch(new RegExp(`^Restored of ${ann.id}: users 1, .*answers \\d+`))
  const { account, ...rest } = await wholeOf(ann)
  const { account: accountBefore, ...restBefore } = before
  expect(rest).toEqual(restBefore)
  const parse = ([row = '{}']: string[] = []) => JSON.parse(row)
  expect(parse(account)).toEqual({ ...parse(accountBefore), last_seen_at: app.now().toISOString() })
  expect(await wholeOf(ben)).toEqual(bens)
  // Nor does the job of removed files take the sound of the recording.
  expect(await app.db.$count(removedFiles)).toBe(0)
})

test('a second time changes nothing', async () => {
  const ann = await learner()
  const copy = await copyOf(ann)
  await erase(ann)
  await restore(copy)
  const once = await wholeOf(ann)
  expect(await restore(copy)).toBe(`Nothing of ${ann.id} was missing.`)
  expect(await wholeOf(ann)).toEqual(once)
})

test('what a learner lost comes back; what they have since then stays, and cards follow from all answers', async () => {
  const ann = await learner()
  const [before, copy] = [await wholeOf(ann), await copyOf(ann)]
  await app.db.delete(answers).where(eq(answers.userId, ann.id))
  await app.db.delete(cards).where(eq(cards.userId, ann.id))
  await app.db.delete(notes).where(eq(notes.userId, ann.id))
  await app.db.update(users).set({ nickname: 'Annie' }).where(eq(users.id, ann.id))
  await app.call(createNote, { body: { id: randomUUID(), title: 'New' } }, ann.token)

  await restore(copy)
  const after = await wholeOf(ann)
  expect(after['answers']).toEqual(before['answers'])
  expect(after['cards']).toEqual(before['cards'])
  expect(after['notes']).toHaveLength(2)
  expect(after['notes']).toEqual(expect.arrayContaining(before['notes'] ?? []))
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ nickname: 'Annie' })
})

test('an address that belongs to another account by now refuses all of it', async () => {
  const ann = await learner()
  const copy = await copyOf(ann)
  await erase(ann)
  const heir = await app.user({ email: ann.email })
  await expect(restore(copy)).rejects.toThrow('Another account has the e-mail address by now: nothing was restored.')
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(0)
  expect(await findAccount(app.db, ann.email ?? '')).toBe(heir.id)
})

test('an administrator comes back as a learner, and orders have their buyer again', async () => {
  const ann = await learner()
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, ann.id))
  const order = { number: 'W-1', userId: ann.id, key: randomUUID(), plan: 'year', months: 12, method: 'alipay' }
  const money = {
    listCents: 100,
    priceCents: 100,
    amountCents: 100,
    provider: 'demo',
    status: 'paid',
    email: ann.email,
    language: 'en',
  }
  const times = { createdAt: app.now(), expiresAt: app.now() }
  await app.db.insert(orders).values({ ...order, ...money, ...times })
  const copy = await copyOf(ann)
  await erase(ann)
  const [kept] = await app.db.select().from(orders).where(eq(orders.number, 'W-1'))
  expect(kept).toMatchObject({ userId: null, email: null })

  await restore(copy)
  const [again] = await app.db.select().from(orders).where(eq(orders.number, 'W-1'))
  expect(again).toMatchObject({ userId: ann.id, email: ann.email })
  const [row] = await app.db.select({ role: users.role }).from(users).where(eq(users.id, ann.id))
  expect(row?.role).toBe('user')
})

test('a learner is found by e-mail address, phone number, name and id, and nobody by half of it', async () => {
  const ann = await app.user({ phone: '+8613800138123' })
  for (const who of [ann.email?.toUpperCase(), '+8613800138123', ann.username, ann.id])
    expect(await findAccount(app.db, who ?? '')).toBe(ann.id)
  expect(await findAccount(app.db, ann.id.slice(0, 8))).toBeUndefined()
})
