// @module-tag postgres
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportPackage, importPackageReviews } from '#contract/anki'
import { MOST_IMPORTED_REVIEWS } from '#contract/anki-limits'
import { getStats } from '#contract/profile'
import { getReviews } from '#contract/reviews'
import { legacyCollection, newCollection, openPackage, packageBlob, zipOf, type ForeignReview } from '#tests/anki'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { practise } from '#tests/practise'
import { startPractice } from '#contract/practice'
import { randomUUID } from 'node:crypto'
import { findWordId } from '#tests/word-ids'
import { replay } from '#rules/memory'
import { users } from '../../db/schema/accounts.ts'
import { cards, learnerDays } from '../../db/schema/learning.ts'
import { forms } from '../../db/schema/words.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { countReviews, rebuildCards } from '../answers/index.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const query = { type: '11', word: '0', meaning: '1' }
const before = (days: number) => new Date(app.now().getTime() - days * DAY)
const notes = [{ fields: ['dog', '狗'] }, { fields: ['cats', '猫'] }, { fields: ['climb trees', '爬树'] }]
const packageOf = (
  reviews: readonly ForeignReview[],
  write: typeof legacyCollection | typeof newCollection = legacyCollection,
) => packageBlob(zipOf(write({ notes, reviews })))
const bring = (file: Blob, person = ann) => app.call(importPackageReviews, { file, query }, person.token)
const cardOf = async (wordId: number, person = ann) =>
  (
    await app.db
      .select()
      .from(cards)
      .where(and(eq(cards.userId, person.id), eq(cards.wordId, wordId)))
  )[0]

test('the card of a word is what its reviews in Anki lead to', async () => {
  const times = [40, 39, 35, 20].map(before)
  const eases = [1, 3, 3, 4]
  const reviews = times.map((at, index) => ({ note: 1, at, ease: eases[index] ?? 3 }))
  expect(await bring(packageOf(reviews))).toEqual({ words: 1, reviews: 4 })
  const word = await findWordId(app.db, 'dog')
  const grades = ['again', 'good', 'good', 'easy'] as const
  const expected = replay(
    times.map((at, index) => ({ at, grade: grades[index] ?? 'good' })),
    { word, retention: 0.9 },
  )
  expect(await cardOf(word)).toMatchObject({ ...expected, begunAt: times[0] })
})

test('what was answered here and what was reviewed there is one memory, in the order of its times', async () => {
  const word = await findWordId(app.db, 'dog')
  const practice = await app.call(startPractice, { body: { id: randomUUID(), word_ids: [word] } }, ann.token)
  await practise(app, ann.token, practice)
  const alone = await cardOf(word)
  await bring(packageOf([30, 20, 10].map((days) => ({ note: 1, at: before(days), ease: 3 }))))
  const together = await cardOf(word)
  expect(together?.reps).toBe((alone?.reps ?? 0) + 3)
  expect(together?.stability).toBeGreaterThan(alone?.stability ?? Infinity)
  expect(together?.lastReview).toEqual(alone?.lastReview)
  const [learner] = await app.db.select().from(users).where(eq(users.id, ann.id))
  await app.db.transaction((tx) => rebuildCards(tx, learner ?? { id: ann.id, retention: 0.9, memoryWeights: null }))
  expect(await cardOf(word)).toEqual(together)
  expect(await countReviews(app.db, ann.id)).toBe(3)
})

test('a form leads to its headword, and a word that the dictionary lacks becomes one of the learner’s own', async () => {
  await app.db.insert(forms).values({ form: 'cats', wordId: await findWordId(app.db, 'cat'), kind: 's' })
  const reviews = [2, 3].flatMap((note) => [
    { note, at: before(9 + note), ease: 3 },
    { note, at: before(5 + note / 10), ease: 3 },
  ])
  expect(await bring(packageOf(reviews, newCollection))).toEqual({ words: 2, reviews: 4 })
  expect(await cardOf(await findWordId(app.db, 'cat'))).toMatchObject({ reps: 2 })
  const [own] = await app.db.select().from(ownWords).where(eq(ownWords.userId, ann.id))
  expect(own).toMatchObject({ text: 'climb trees', meaning: '爬树' })
  expect(await cardOf(own?.id ?? 0)).toMatchObject({ reps: 2 })
})

test('the same package again adds nothing, a later one only what is new', async () => {
  const reviews = [20, 10].map((days) => ({ note: 1, at: before(days), ease: 3 }))
  expect(await bring(packageOf(reviews))).toEqual({ words: 1, reviews: 2 })
  const once = await cardOf(await findWordId(app.db, 'dog'))
  expect(await bring(packageOf(reviews))).toEqual({ words: 1, reviews: 0 })
  expect(await cardOf(await findWordId(app.db, 'dog'))).toEqual(once)
  const later = [...reviews, { note: 1, at: before(1), ease: 3 }]
  expect(await bring(packageOf(later))).toEqual({ words: 1, reviews: 1 })
  const twice = await Promise.all([bring(packageOf(later)), bring(packageOf(later))])
  expect(twice).toEqual([
    { words: 1, reviews: 0 },
    { words: 1, reviews: 0 },
  ])
})

test('no points, no day of study: what was learned elsewhere is remembered, and not counted again', async () => {
  await bring(packageOf([8, 4].map((days) => ({ note: 1, at: before(days), ease: 3 }))))
  const days = await app.db.select().from(learnerDays).where(eq(learnerDays.userId, ann.id))
  for (const day of days) expect(day).toMatchObject({ answers: 0, words: 0, points: 0, sessions: 0 })
  const stats = await app.call(getStats, {}, ann.token)
  expect(stats).toMatchObject({ points: 0, current_streak: 0, words_learned: 1, weekly_goal: { current: 0 } })
})

test('a word whose interval in Anki is over is due here', async () => {
  await bring(
    packageOf([
      { note: 1, at: before(300), ease: 3 },
      { note: 1, at: before(290), ease: 3 },
    ]),
  )
  expect(await app.call(getReviews, {}, ann.token)).toMatchObject({ due: 1 })
})

test('a look beside the plan, a change by hand and a wrong clock are no reviews; forgetting by hand begins anew', async () => {
  const reviews = [
    { note: 1, at: before(90), ease: 4 },
    { note: 1, at: before(80), ease: 0, type: 4, factor: 0 },
    { note: 1, at: before(70), ease: 3 },
    { note: 1, at: before(60), ease: 3, type: 3, factor: 0 },
    { note: 1, at: before(50), ease: 3, type: 3 },
    { note: 1, at: before(40), ease: 0, type: 5 },
    { note: 1, at: before(-40), ease: 3 },
    { note: 1, at: new Date(0), ease: 3 },
  ]
  expect(await bring(packageOf(reviews))).toEqual({ words: 1, reviews: 2 })
  expect(await cardOf(await findWordId(app.db, 'dog'))).toMatchObject({ reps: 2, begunAt: before(70) })
})

test('they go out to Anki again, with the answers given here', async () => {
  const times = [30, 20, 10].map(before)
  await bring(packageOf(times.map((at) => ({ note: 1, at, ease: 2, ms: 90_000 }))))
  const response = await app.request(exportPackage.path, { token: ann.token })
  const database = openPackage(new Uint8Array(await response.arrayBuffer()))
  const log = database.prepare('select id, ease, time from revlog order by id').all()
  expect(log.map((line) => ({ ...line }))).toEqual(times.map((at) => ({ id: at.getTime(), ease: 2, time: 60_000 })))
})

test('a learner who has as many as are kept is told so, and nothing of the import stays', async () => {
  const word = await findWordId(app.db, 'cat')
  await app.db.execute(sql`
    insert into imported_reviews (user_id, word_id, at, grade, ms)
    select ${ann.id}, ${word}, timestamptz '2010-01-01' + number * interval '1 minute', 'good', 1000
    from generate_series(2, ${MOST_IMPORTED_REVIEWS}::int) as number`)
  const file = packageOf([20, 10].map((days) => ({ note: 1, at: before(days), ease: 3 })))
  const refusal = await app.refused(importPackageReviews, { file, query }, ann.token, { language: 'en' })
  expect(refusal).toMatchObject({ status: 409, code: 'imported_reviews_full' })
  expect(await cardOf(await findWordId(app.db, 'dog'))).toBeUndefined()
})

test('reviews are the learner’s own, and a guest has an account first', async () => {
  const ben = await app.user()
  await bring(packageOf([20, 10].map((days) => ({ note: 1, at: before(days), ease: 3 }))))
  expect(await cardOf(await findWordId(app.db, 'dog'), ben)).toBeUndefined()
  const guest = await app.guest()
  const file = packageOf([{ note: 1, at: before(3), ease: 3 }])
  expect(await app.refused(importPackageReviews, { file, query }, guest.token)).toMatchObject({ status: 403 })
})
