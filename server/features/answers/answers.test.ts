// @module-tag postgres
import { getStats } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { A_WHILE, answersFor, finish, play, send, start } from '#tests/play'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replay } from '#rules/memory'
import { gradeFor } from '#rules/grading'
import type { QuestionKind } from '#contract/challenges'
import { answers, cards, learnerDays, weeklyPoints } from '../../db/schema/learning.ts'
import { words } from '../../db/schema/words.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stats = (token: string) => app.call(getStats, {}, token)

test('a word brings points twice a day and again the next day', async () => {
  const ann = await app.user()
  expect((await play(app, ann.token)).result.points).toBe(80)
  expect((await play(app, ann.token)).result.points).toBeGreaterThanOrEqual(80)
  expect((await play(app, ann.token)).result.points).toBe(0)
  app.advance(DAY)
  expect((await play(app, ann.token)).result.points).toBeGreaterThanOrEqual(80)
})

test('runs played at the same time bring no more than runs played one after the other', async () => {
  const ann = await app.user()
  const runs = await Promise.all(Array.from({ length: 4 }, () => start(app, ann.token)))
  app.advance(A_WHILE)
  const sent = await Promise.all(runs.map((run) => send(app, ann.token, run, answersFor(run))))
  expect(sent.map(({ points }) => points).filter((points) => points > 0)).toHaveLength(2)
  const kept = await app.db.select({ reps: cards.reps }).from(cards).where(eq(cards.userId, ann.id))
  expect(kept).toEqual(Array(8).fill({ reps: 4 }))
})

test('a zone given by its distance from UTC has the same day everywhere', async () => {
  const ann = await app.user({ timeZone: '+08:00' })
  for (let count = 0; count < 2; count += 1) await play(app, ann.token)
  expect((await play(app, ann.token)).result.points).toBe(0)
  expect(await stats(ann.token)).toMatchObject({ weekly_goal: { current: 8 } })
})

test('a run that lasts past midnight brings no new words by its later answers', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token)
  app.advance(11 * HOUR)
  await send(app, ann.token, run, answersFor(run, 8).slice(0, 8))
  app.advance(2 * HOUR)
  await send(app, ann.token, run, answersFor(run))
  const days = await app.db.select({ words: learnerDays.words }).from(learnerDays).where(eq(learnerDays.userId, ann.id))
  expect(days.map(({ words: count }) => count).toSorted()).toEqual([0, 8])
  app.advance(11 * HOUR)
})

test('a day brings 1,500 points at most', async () => {
  const ann = await app.user()
  await app.db.insert(learnerDays).values({ userId: ann.id, day: app.now().toISOString().slice(0, 10), points: 1_470 })
  expect((await play(app, ann.token)).result.points).toBe(30)
})

test('only the first answer to a word in a session moves its card; the cards follow from the log', async () => {
  const ann = await app.user()
  await play(app, ann.token, { type: 'typing' }, 2)
  app.advance(3 * DAY)
  await play(app, ann.token, { type: 'multi-choice' }, 1)
  const log = await app.db
    .select({
      wordId: answers.wordId,
      kind: answers.kind,
      correct: answers.correct,
      hinted: answers.hinted,
      slips: answers.slips,
      ms: answers.ms,
      at: answers.at,
      headword: words.headword,
    })
    .from(answers)
    .innerJoin(words, eq(words.id, answers.wordId))
    .where(and(eq(answers.userId, ann.id), eq(answers.first, true)))
    .orderBy(asc(answers.at))
  const kept = await app.db.select().from(cards).where(eq(cards.userId, ann.id))
  expect(kept).toHaveLength(8)
  for (const { userId: _, begunAt, wordId, ...card } of kept) {
    const reviews = log
      .filter((answer) => answer.wordId === wordId)
      .map((answer) => ({
        grade: gradeFor({ ...answer, kind: answer.kind as QuestionKind, letters: answer.headword.length }),
        at: answer.at,
      }))
    expect(card).toEqual(replay(reviews, { word: wordId }))
    expect(begunAt).toEqual(reviews[0]?.at)
  }
})

test('streak and days follow the learner’s own calendar', async () => {
  // 04:00 UTC on 4 March: noon in Shanghai, still 3 March in Los Angeles.
  const ann = await app.user({ timeZone: 'America/Los_Angeles' })
  await play(app, ann.token)
  const [day] = await app.db.select().from(learnerDays).where(eq(learnerDays.userId, ann.id))
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(app.now())
  expect(day).toMatchObject({ day: local, answers: 8, words: 8, sessions: 1, points: 80 })
  app.advance(DAY)
  await play(app, ann.token)
  expect(await stats(ann.token)).toMatchObject({ current_streak: 2, best_streak: 2, total_words: 8 })
  // The week's freeze covers one missed day, not two.
  app.advance(2 * DAY)
  expect(await stats(ann.token)).toMatchObject({ current_streak: 2, best_streak: 2 })
  app.advance(DAY)
  expect(await stats(ann.token)).toMatchObject({ current_streak: 0, best_streak: 2 })
})

test('stats tell words, goal, points and where to go on', async () => {
  const ann = await app.user()
  expect(await stats(ann.token)).toMatchObject({
    total_words: 0,
    words_learned: 0,
    weekly_goal: { current: 0, total: 50 },
    next_level: null,
  })
  await play(app, ann.token)
  expect(await stats(ann.token)).toMatchObject({
    total_words: 8,
    weekly_goal: { current: 8 },
    points: 80,
    next_level: { category: 'animals-nature', sub: null, difficulty: 'easy', level: 2, type: 'multi-choice' },
  })
  app.advance(HOUR)
  expect((await stats(ann.token)).due).toBeGreaterThan(0)
})

test('a guest earns on no leaderboard', async () => {
  const guest = await app.guest()
  const run = await start(app, guest.token)
  app.advance(A_WHILE)
  await send(app, guest.token, run, answersFor(run))
  await finish(app, guest.token, run)
  expect(await app.db.$count(weeklyPoints, eq(weeklyPoints.userId, guest.id))).toBe(0)
})
