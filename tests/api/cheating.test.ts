// @module-tag postgres
/** Nobody earns what they did not learn: every way to cheat, tried on challenges, reviews and lessons alike. */
import { randomUUID } from 'node:crypto'
import { answerRun, finishRun, startRun, type Answer } from '#contract/challenges'
import { finishLesson, listCourses, startLesson } from '#contract/courses'
import { answerPractice, finishPractice, startPractice } from '#contract/practice'
import { getReviews, startReview } from '#contract/reviews'
import { getStats } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { insertFixtureCourses } from '#tests/fixture-courses'
import { answersFor, DEMO, play, start } from '#tests/play'
import { practiceAnswers, practise } from '#tests/practise'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards, learnerDays, levelResults } from '../../server/db/schema/learning.ts'
import { words } from '../../server/db/schema/words.ts'

let app: TestApp
let token: string
let id: string
let wordIds: number[]
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
  wordIds = (await app.db.select({ id: words.id }).from(words).orderBy(asc(words.id)).limit(60)).map((word) => word.id)
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ token, id } = await app.user({ timeZone: 'UTC' }))
})

interface Result {
  readonly points: number
  readonly current_streak: number
}

/** One session of some kind, as its learner's browser would hold it. */
interface Play {
  readonly id: string
  readonly answers: readonly Answer[]
}

/** A kind of play: how it begins, takes answers and ends. */
interface Kind {
  begin(): Promise<Play>
  send(play: Play, answers: readonly Answer[], as?: string): Promise<{ points: number }>
  refuse(play: Play, answers: readonly object[], as?: string): Promise<{ code: string }>
  finish(play: Play): Promise<Result>
  refuseFinish(play: Play, as?: string): Promise<{ code: string }>
}

/** Reviews and lessons are practices, and differ in how they begin and end. */
const practices = {
  send: (play, answers, as = token) =>
    app.call(answerPractice, { params: { id: play.id }, body: { answers: [...answers] } }, as),
  refuse: (play, answers, as = token) =>
    app.refused(answerPractice, { params: { id: play.id }, body: { answers: answers as never } }, as),
} satisfies Partial<Kind>

const lesson = { course: 'first', number: '1' }

const kinds: Record<'challenge' | 'review' | 'lesson', Kind> = {
  challenge: {
    begin: async () => {
      const run = await start(app, token)
      return { id: run.id, answers: answersFor(run) }
    },
    send: (play, answers, as = token) =>
      app.call(answerRun, { params: { id: play.id }, body: { answers: [...answers] } }, as),
    refuse: (play, answers, as = token) =>
      app.refused(answerRun, { params: { id: play.id }, body: { answers: answers as never } }, as),
    finish: (play) => app.call(finishRun, { params: { id: play.id } }, token),
    refuseFinish: (play, as = token) => app.refused(finishRun, { params: { id: play.id } }, as),
  },
  review: {
    ...practices,
    begin: async () => {
      const body = { id: randomUUID(), word_ids: wordIds.slice(0, 8) }
      await practise(app, token, await app.call(startPractice, { body }, token))
      app.advance(4 * DAY)
      const review = await app.call(startReview, { body: { id: randomUUID() } }, token)
      return { id: review.id, answers: practiceAnswers(review) }
    },
    finish: (play) => app.call(finishPractice, { params: { id: play.id } }, token),
    refuseFinish: (play, as = token) => app.refused(finishPractice, { params: { id: play.id } }, as),
  },
  lesson: {
    ...practices,
    begin: async () => {
      const practice = await app.call(startLesson, { params: lesson, body: { id: randomUUID() } }, token)
      return { id: practice.id, answers: practiceAnswers(practice) }
    },
    finish: (play) => app.call(finishLesson, { params: lesson, body: { id: play.id } }, token),
    refuseFinish: (play, as = token) => app.refused(finishLesson, { params: lesson, body: { id: play.id } }, as),
  },
}

const points = async () => (await app.call(getStats, {}, token)).points
/** Words, grades and days of memory: what an answer would move. */
const memory = () => app.db.select().from(cards).where(eq(cards.userId, id)).orderBy(asc(cards.wordId))
const starsOfLevel = () =>
  app.db
    .select({ stars: levelResults.stars })
    .from(levelResults)
    .where(and(eq(levelResults.userId, id), eq(levelResults.level, 1)))
const completedLessons = async () => (await app.call(listCourses, {}, token)).courses[0]?.completed
const together = <T>(times: number, act: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, nth) => act(nth)))
/** Both sides of a race: what came of it, or the code of its refusal. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => String(error),
  )

describe.each(Object.entries(kinds))('%s', (name, kind) => {
  test('the same answers sent twenty times at once, and again under new ids, count once', async () => {
    const session = await kind.begin()
    const before = await points()
    app.advance(HOUR)
    const sent = await together(20, () => kind.send(session, session.answers))
    const earned = sent.reduce((sum, each) => sum + each.points, 0)
    expect(earned).toBeGreaterThan(0)
    const moved = await memory()
    const copies = session.answers.map((answer) => ({ ...answer, id: randomUUID() }))
    expect(await kind.send(session, copies)).toMatchObject({ points: 0 })
    expect(await kind.finish(session)).toMatchObject({ points: earned })
    expect([await memory(), await points()]).toEqual([moved, before + earned])
  })

  test('ended twenty times at once and once more: one result, counted once', async () => {
    const session = await kind.begin()
    const sessions = async () => {
      const days = await app.db.select().from(learnerDays).where(eq(learnerDays.userId, id))
      return days.reduce((sum, day) => sum + day.sessions, 0)
    }
    const before = await sessions()
    app.advance(HOUR)
    await kind.send(session, session.answers)
    const results = await together(20, () => kind.finish(session))
    for (const result of [...results, await kind.finish(session)]) expect(result).toEqual(results[0])
    expect(await sessions()).toBe(before + 1)
    expect((await kind.refuse(session, [{ ...session.answers[0], id: randomUUID() }])).code).toBe('run_finished')
  })

  test('everything answered within fifty milliseconds: no points, no star, no card moved, no day counted', async () => {
    const session = await kind.begin()
    const [before, earned] = [await memory(), await points()]
    app.advance(50)
    expect(await kind.send(session, session.answers)).toMatchObject({ points: 0 })
    app.advance(HOUR)
    expect(await kind.finish(session)).toMatchObject({ points: 0, current_streak: 0 })
    expect([await memory(), await points()]).toEqual([before, earned])
    expect(await starsOfLevel()).toEqual([])
    expect(await completedLessons()).toBe(0)
    if (name === 'review') expect((await app.call(getReviews, {}, token)).due).toBe(8)
  })

  test('answers that say what they are worth, that no question asks for, or of another kind are refused whole', async () => {
    const session = await kind.begin()
    const before = await memory()
    app.advance(HOUR)
    const [good] = session.answers
    if (!good) throw new Error('Nothing is asked.')
    const other = { ...good, id: randomUUID() }
    expect((await kind.refuse(session, [good, { ...other, word_id: wordIds[50] }])).code).toBe('answer_foreign')
    expect((await kind.refuse(session, [good, { ...other, kind: 'spell_word', word_id: wordIds[50] }])).code).toBe(
      'answer_foreign',
    )
    for (const forged of [{ stars: 3 }, { points: 500 }, { correct: true }])
      expect((await kind.refuse(session, [good, { ...other, ...forged }])).code).toBe('field_unknown')
    expect((await kind.refuse(session, [{ ...good, ms: -1 }])).code).toBe('field_invalid')
    expect(await memory()).toEqual(before)
    expect((await kind.refuseFinish(session)).code).toBe('run_unfinished')
  })

  test('nobody answers or ends the session of somebody else', async () => {
    const session = await kind.begin()
    app.advance(HOUR)
    const stranger = await app.user()
    expect((await kind.refuse(session, session.answers, stranger.token)).code).toBe('run_not_found')
    expect((await kind.refuseFinish(session, stranger.token)).code).toBe('run_not_found')
    await kind.send(session, session.answers)
    expect((await kind.refuseFinish(session, stranger.token)).code).toBe('run_not_found')
  })

  test('a day brings 1,500 points at most', async () => {
    const session = await kind.begin()
    app.advance(HOUR)
    const day = app.now().toISOString().slice(0, 10)
    await app.db
      .insert(learnerDays)
      .values({ userId: id, day, points: 1_490 })
      .onConflictDoUpdate({ target: [learnerDays.userId, learnerDays.day], set: { points: 1_490 } })
    expect(await kind.send(session, session.answers)).toMatchObject({ points: 10 })
  })
})

test('stars of one level sent in twenty runs at once: the best ones stand, in one row', async () => {
  const runs = await together(20, () => start(app, token))
  app.advance(HOUR)
  await together(20, async (nth) => {
    const run = runs[nth]
    if (!run) return
    await app.call(answerRun, { params: { id: run.id }, body: { answers: answersFor(run, nth % 4) } }, token)
    await app.call(finishRun, { params: { id: run.id } }, token)
  })
  expect(await starsOfLevel()).toEqual([{ stars: 3 }])
})

test('the next level never opens before three stars, also when both are asked for at once', async () => {
  const next = () => ({ body: { ...DEMO, level: 2, id: randomUUID() } })
  expect(await app.refused(startRun, next(), token)).toMatchObject({ status: 403, code: 'level_locked' })
  await play(app, token, {}, 3)
  const run = await start(app, token)
  app.advance(HOUR)
  await app.call(answerRun, { params: { id: run.id }, body: { answers: answersFor(run, 4) } }, token)
  const [end, ...starts] = await Promise.all([
    outcome(app.call(finishRun, { params: { id: run.id } }, token)),
    ...Array.from({ length: 10 }, () => outcome(app.call(startRun, next(), token))),
  ])
  expect(end).toBe('done')
  expect(starts).not.toContain('done')
  await play(app, token)
  expect(await outcome(app.call(startRun, next(), token))).toBe('done')
})

test('the next lesson never opens before the one before it, however many ask at once, nor by its exercises', async () => {
  const second = { course: 'first', number: '2' }
  const next = () => ({ params: second, body: { id: randomUUID() } })
  expect(await app.refused(startLesson, next(), token)).toMatchObject({ status: 403, code: 'lesson_locked' })
  const practice = await app.call(startLesson, { params: lesson, body: { id: randomUUID() } }, token)
  const starts = await together(10, () => outcome(app.call(startLesson, next(), token)))
  expect(starts).not.toContain('done')
  app.advance(HOUR)
  await app.call(answerPractice, { params: { id: practice.id }, body: { answers: practiceAnswers(practice) } }, token)
  // The exercises of the first lesson complete no other.
  const foreign = { params: second, body: { id: practice.id } }
  expect((await app.refused(finishLesson, foreign, token)).code).toBe('answer_foreign')
  expect(await completedLessons()).toBe(0)
  // Nor do exercises answered faster than a person, whichever call ends them.
  const hasty = await app.call(startLesson, { params: lesson, body: { id: randomUUID() } }, token)
  await app.call(answerPractice, { params: { id: hasty.id }, body: { answers: practiceAnswers(hasty) } }, token)
  await app.call(finishPractice, { params: { id: hasty.id } }, token)
  await app.call(finishLesson, { params: lesson, body: { id: hasty.id } }, token)
  expect(await completedLessons()).toBe(0)
  await app.call(finishLesson, { params: lesson, body: { id: practice.id } }, token)
  expect(await outcome(app.call(startLesson, next(), token))).toBe('done')
})
