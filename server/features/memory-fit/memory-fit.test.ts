// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { default_w } from 'ts-fsrs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMemoryFit } from '#contract/reviews'
import { replay } from '#rules/memory'
import { MIN_REVIEWS, type WordHistory } from '#rules/memory-fit'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { simulate } from '#tests/simulation'
import { users } from '../../db/schema/accounts.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { memoryFits } from '../../db/schema/memory.ts'
import { rebuildAllCards } from '../answers/index.ts'
import { fitMemories } from './index.ts'

const life = { retention: 0.9, days: 60, newWords: 10, skipped: null }
/** Reviews strengthen this learner's memory less than the library believes. */
const weak = simulate('weak', {
  ...life,
  truth: default_w.map((weight, place) => (place === 8 ? weight - 1.2 : weight)),
})
const usual = simulate('usual', life)
/** Enough of that life for a fit, and no more: a fit takes seconds of the processor. */
const enough = usual.histories.slice(0, 150)

let app: TestApp
let ann: Person
beforeEach(async () => {
  app = await createTestApp({ now: new Date('2026-03-08T04:00:00Z') })
  ann = await app.user()
})
afterEach(() => app.close())

async function log(histories: readonly WordHistory[], userId = ann.id): Promise<void> {
  const rows = histories.flatMap((history, index) =>
    history.map(({ grade, at }, position) => ({
      userId,
      id: randomUUID(),
      runId: null,
      position,
      wordId: index + 1,
      skill: 'see',
      kind: 'choose_meaning',
      given: '1',
      correct: grade !== 'again',
      hinted: false,
      slips: 0,
      ms: 2_000,
      first: true,
      counted: true,
      grade,
      points: 0,
      at,
    })),
  )
  for (let start = 0; start < rows.length; start += 1_000)
    await app.db.insert(answers).values(rows.slice(start, start + 1_000))
}

const fit = () => fitMemories(app.deps, new AbortController().signal)
const told = () => app.call(getMemoryFit, {}, ann.token)
const weightsOf = async (id = ann.id) =>
  (await app.db.select({ weights: users.memoryWeights }).from(users).where(eq(users.id, id)))[0]?.weights ?? null
const cardsOf = () => app.db.select().from(cards).where(eq(cards.userId, ann.id)).orderBy(asc(cards.wordId))

test('a memory unlike most gets weights of its own, and all cards follow from them', async () => {
  await log(weak.histories)
  await rebuildAllCards(app.db)
  const before = await cardsOf()
  await fit()
  const weights = await weightsOf()
  expect(weights).toHaveLength(default_w.length)
  const after = await cardsOf()
  expect(after).toHaveLength(before.length)
  const [first] = weak.histories
  const { stability, difficulty, due } = replay(first ?? [], { word: 1, retention: 0.9, weights }) ?? {}
  expect(after[0]).toMatchObject({ wordId: 1, stability, difficulty, due })
  expect(after).not.toEqual(before)
  await rebuildAllCards(app.db)
  expect(await cardsOf()).toEqual(after)

  const { fit: result, missing } = await told()
  expect(missing).toBe(0)
  expect(result).toMatchObject({ own: true, at: app.now().toISOString() })
  expect(result?.gain).toBeGreaterThan(0)
  expect(result?.reviews).toBeGreaterThanOrEqual(MIN_REVIEWS)
})

test('a memory like most keeps the common weights, and the learner is told so', async () => {
  await log(enough)
  await fit()
  expect(await weightsOf()).toBeNull()
  expect((await told()).fit).toMatchObject({ own: false })
})

test('with few answers nothing is fitted, and the learner is told how many are missing', async () => {
  await log(usual.histories.slice(0, 20))
  await fit()
  const { fit: result, missing } = await told()
  expect(result).toBeNull()
  expect(missing).toBeGreaterThan(0)
  expect(missing).toBeLessThan(MIN_REVIEWS)
  // The day that brings enough is not missed for a week.
  const [row] = await app.db.select().from(memoryFits).where(eq(memoryFits.userId, ann.id))
  expect(row?.nextAt).toEqual(new Date(app.now().getTime() + DAY))
})

test('two replicas fit a memory once, and not again before the week is over', async () => {
  await log(enough)
  await Promise.all([fit(), fit()])
  const [first] = await app.db.select().from(memoryFits).where(eq(memoryFits.userId, ann.id))
  app.advance(6 * DAY)
  await app.db.update(users).set({ lastSeenAt: app.now() })
  await fit()
  expect(await app.db.select().from(memoryFits).where(eq(memoryFits.userId, ann.id))).toEqual([first])
  app.advance(2 * DAY)
  await app.db.update(users).set({ lastSeenAt: app.now() })
  await fit()
  const [second] = await app.db.select().from(memoryFits).where(eq(memoryFits.userId, ann.id))
  expect(second?.fittedAt).toEqual(app.now())
})

test('guests, and learners who are not here any more, are left alone', async () => {
  await log(enough)
  await app.db.update(users).set({ lastSeenAt: new Date(app.now().getTime() - 3 * DAY) })
  await fit()
  expect(await app.db.$count(memoryFits)).toBe(0)
})

test('weights that stopped predicting better are given up', async () => {
  await log(enough)
  const strange = default_w.map((weight, place) => (place === 8 ? weight - 1 : weight))
  await app.db.update(users).set({ memoryWeights: strange }).where(eq(users.id, ann.id))
  await fit()
  expect(await weightsOf()).not.toEqual(strange)
  expect((await told()).fit?.gain).toBeDefined()
})
