/** What a learner has done, written straight into the tables: for tests that are not about playing. */
import { randomUUID } from 'node:crypto'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { answers, cards, learnerDays, levelResults, runs } from '../../server/db/schema/learning.ts'
import { rebuildCards } from '../../server/features/answers/index.ts'
import type { TestApp } from './app.ts'

export interface Lesson {
  readonly level?: number
  readonly stars?: number
  readonly finished?: boolean
}

/** One run of four answers on the words 1 to 4, with their cards, the stars of the level and the day. */
export async function learn(
  { db, now }: TestApp,
  userId: string,
  { level = 1, stars = 3, finished = true }: Lesson = {},
): Promise<void> {
  const at = now()
  const later = new Date(at.getTime() + 86_400_000)
  const runId = randomUUID()
  const place = { difficulty: 'easy', level }
  await db.insert(runs).values({
    ...place,
    id: runId,
    userId,
    category: 'animals-nature',
    type: 'typing',
    wordsFrom: 'level',
    questions: [1, 2, 3, 4].map((wordId) => ({ kind: 'type_word' as const, word_id: wordId })),
    issuedAt: at,
    expiresAt: later,
    finishedAt: finished ? at : null,
  })
  const words = [1, 2, 3, 4]
  await db.insert(answers).values(
    words.map((wordId, position) => ({
      userId,
      id: randomUUID(),
      runId,
      position,
      wordId,
      skill: 'spell',
      kind: 'type_word',
      given: 'dog',
      correct: true,
      hinted: false,
      slips: 0,
      ms: 2_000,
      first: true,
      counted: true,
      points: 10,
      at,
    })),
  )
  await db.transaction((tx) => rebuildCards(tx, { id: userId, retention: 0.9, memoryWeights: null }))
  if (finished)
    await db.insert(levelResults).values({ ...place, userId, map: 'animals-nature', stars, completedAt: at })
  await db
    .insert(learnerDays)
    .values({ userId, day: at.toISOString().slice(0, 10), answers: 4, words: 4, points: 40, sessions: 1 })
    .onConflictDoUpdate({
      target: [learnerDays.userId, learnerDays.day],
      set: { answers: 4, words: 4, points: 40, sessions: 1 },
    })
}

/** Everything of that, without the learner it belongs to. */
export async function learned({ db }: TestApp, userId: string) {
  const { userId: _1, ...ofRuns } = getTableColumns(runs)
  const { userId: _2, ...ofAnswers } = getTableColumns(answers)
  const { userId: _3, ...ofCards } = getTableColumns(cards)
  const { userId: _4, ...ofStars } = getTableColumns(levelResults)
  const { userId: _5, ...ofDays } = getTableColumns(learnerDays)
  return {
    runs: await db.select(ofRuns).from(runs).where(eq(runs.userId, userId)).orderBy(asc(runs.id)),
    answers: await db.select(ofAnswers).from(answers).where(eq(answers.userId, userId)).orderBy(asc(answers.id)),
    cards: await db.select(ofCards).from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.wordId)),
    stars: await db
      .select(ofStars)
      .from(levelResults)
      .where(eq(levelResults.userId, userId))
      .orderBy(asc(levelResults.level)),
    days: await db.select(ofDays).from(learnerDays).where(eq(learnerDays.userId, userId)).orderBy(asc(learnerDays.day)),
  }
}
