// @module-tag postgres
/** What one kind of play refuses, another must not give: points, stars, open levels and lessons by a way around. */
import { randomUUID } from 'node:crypto'
import { startRun } from '#contract/challenges'
import { finishLesson, listCourses, startLesson } from '#contract/courses'
import { answerFlashcards } from '#contract/flashcards'
import { answerPractice, finishPractice, startPractice } from '#contract/practice'
import { listKnown, markKnown, startReview } from '#contract/reviews'
import { getStats } from '#contract/profile'
import { getWord } from '#contract/words'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { insertFixtureCourses } from '#tests/fixture-courses'
import { DEMO, play } from '#tests/play'
import { practiceAnswers, practise } from '#tests/practise'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards, levelResults } from '../../server/db/schema/learning.ts'
import { createSession } from '../../server/features/auth/index.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user({ timeZone: 'UTC' })
})

const stats = () => app.call(getStats, {}, ann.token)
const practice = (body: object) => app.call(startPractice, { body: { id: randomUUID(), ...body } }, ann.token)
const stars = () => app.db.select().from(levelResults).where(eq(levelResults.userId, ann.id))
const turn = (answers: { word_id: number; knew: boolean }[], round: string = randomUUID()) =>
  app.call(
    answerFlashcards,
    { body: { round, answers: answers.map((each) => ({ id: randomUUID(), ms: 900, ...each })) } },
    ann.token,
  )
const isLevelLocked = async () =>
  (await app.refused(startRun, { body: { ...DEMO, level: 2, id: randomUUID() } }, ann.token)).code === 'level_locked'
const first = { course: 'first', number: '1' }

test('a word earns twice a day, whichever ways it is answered', async () => {
  const { run, result } = await play(app, ann.token)
  expect(result.points).toBe(80)
  const words = run.words.slice(0, 8).map(({ headword }) => headword)
  expect((await practise(app, ann.token, await practice({ words, kinds: ['type_word'] }))).points).toBe(80)
  for (const kinds of [['type_word'], ['choose_meaning'], ['spell_word']])
    expect((await practise(app, ann.token, await practice({ words, kinds }))).points, kinds[0]).toBe(0)
  expect((await play(app, ann.token, { type: 'typing' })).result.points).toBe(0)
  expect((await stats()).points).toBe(160)
})

test('a word that is asked in many ways within one practice earns once', async () => {
  const asked = await practice({ words: ['dog', 'cat'] })
  expect(asked.questions.length).toBeGreaterThan(2)
  expect((await practise(app, ann.token, asked)).points).toBe(20)
})

test('a review before its time earns nothing on top, and none can be begun twice for the same due words', async () => {
  await practise(app, ann.token, await practice({ words: ['dog', 'cat', 'bear'], kinds: ['type_word'] }))
  expect((await app.refused(startReview, { body: { id: randomUUID() } }, ann.token)).code).toBe('review_none')
  app.advance(4 * DAY)
  const visitor = { userId: ann.id, role: 'user' as const, userAgent: 'wordgrove-tests', address: '127.0.0.1' }
  ann = { ...ann, token: await createSession(app.db, visitor, app.now()) }
  const begin = () => app.call(startReview, { body: { id: randomUUID() } }, ann.token)
  const [one, two] = [await begin(), await begin()]
  expect((await practise(app, ann.token, one)).points).toBe(45)
  // The second was issued while they were due, and is answered when they no longer are.
  expect((await practise(app, ann.token, two)).points).toBe(30)
  expect((await app.refused(startReview, { body: { id: randomUUID() } }, ann.token)).code).toBe('review_none')
})

describe('no stars, no level and no lesson by', () => {
  test('practising its words, turning their cards, marking or looking them up', async () => {
    const { run } = await play(app, ann.token, {}, 8)
    expect((await stars()).map((row) => row.stars)).toEqual([1])
    const ids = run.questions.flatMap((question) => ('word_id' in question ? question.word_id : []))
    await practise(app, ann.token, await practice({ word_ids: ids, kinds: ['choose_picture'] }))
    await play(app, ann.token, { words_from: 'missed' })
    await turn(ids.map((word_id) => ({ word_id, knew: true })))
    await app.call(markKnown, { body: { word_ids: ids, known: true } }, ann.token)
    for (const { headword } of run.words) await app.call(getWord, { params: { word: headword } }, ann.token)
    expect((await stars()).map((row) => row.stars)).toEqual([1])
    expect(await isLevelLocked()).toBe(true)
  })

  test('practising the words of a lesson, or its exercises under another name', async () => {
    const lesson = await app.call(startLesson, { params: first, body: { id: randomUUID() } }, ann.token)
    const word_ids = lesson.words.map(({ id }) => id)
    const copy = await practice({ word_ids })
    await practise(app, ann.token, copy)
    const body = { id: copy.id }
    expect((await app.refused(finishLesson, { params: first, body }, ann.token)).code).toBe('answer_foreign')
    const own = await app.refused(finishLesson, { params: first, body: { id: lesson.id } }, ann.token)
    expect(own.code).toBe('run_unfinished')
    expect((await app.call(listCourses, {}, ann.token)).courses[0]?.completed).toBe(0)
  })
})

test('cards that learners judge themselves earn nothing, count no session, and move each word once in a round', async () => {
  const asked = await practice({ words: ['dog', 'cat'], kinds: ['type_word'] })
  const ids = asked.words.map(({ id }) => id)
  const round = randomUUID()
  const memory = () => app.db.select().from(cards).where(eq(cards.userId, ann.id))
  await turn(
    ids.map((word_id) => ({ word_id, knew: true })),
    round,
  )
  const moved = await memory()
  for (let time = 0; time < 5; time += 1) {
    app.advance(MINUTE)
    await turn(
      ids.map((word_id) => ({ word_id, knew: time % 2 === 0 })),
      round,
    )
  }
  expect(await memory()).toEqual(moved)
  expect(await stats()).toMatchObject({ points: 0, current_streak: 0, words_learned: 0 })
  // The turns were the word's first of the day: what comes later is not worth more for them.
  await turn(ids.map((word_id) => ({ word_id, knew: false })))
  await turn(ids.map((word_id) => ({ word_id, knew: false })))
  expect((await practise(app, ann.token, asked)).points).toBe(0)
})

test('"I know this" is a mark and no answer, and a mark that is taken back brings the word as it was', async () => {
  const asked = await practice({ words: ['dog', 'cat'], kinds: ['type_word'] })
  const ids = asked.words.map(({ id }) => id)
  await practise(app, ann.token, asked)
  const memory = () => app.db.select().from(cards).where(eq(cards.userId, ann.id))
  const [before, earned] = [await memory(), await stats()]
  for (let time = 0; time < 5; time += 1)
    for (const known of [true, false]) await app.call(markKnown, { body: { word_ids: ids, known } }, ann.token)
  expect([await memory(), await stats()]).toEqual([before, earned])
  expect((await app.call(listKnown, { query: {} }, ann.token)).words).toEqual([])
})

test('one answer sent to five sessions at once counts in one of them, and ends that one alone', async () => {
  const many = await Promise.all(Array.from({ length: 5 }, () => practice({ words: ['dog'], kinds: ['type_word'] })))
  app.advance(HOUR)
  const answer = many.slice(0, 1).flatMap((each) => practiceAnswers(each))
  // One answer id for five sessions: it belongs to the first that took it.
  const outcomes = await Promise.all(
    many.map(({ id }) =>
      app.call(answerPractice, { params: { id }, body: { answers: answer } }, ann.token).then(
        ({ points }) => points,
        (error: Error) => error.message,
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 10)).toHaveLength(1)
  expect(outcomes.filter((outcome) => String(outcome).includes('answer_foreign'))).toHaveLength(4)
  expect((await stats()).points).toBe(10)
  const ends = await Promise.all(
    many.map(({ id }) =>
      app.call(finishPractice, { params: { id } }, ann.token).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
})
