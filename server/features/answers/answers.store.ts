/** The answer log, the cards and the week's points in the database. */
import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { addDays, startOfDay, type Day } from '#rules/days'
import type { Card } from '#rules/memory'
import type { Reader, Tx } from '../../db/client.ts'
import { answers, cards, runs } from '../../db/schema/learning.ts'
import { practices } from '../../db/schema/practices.ts'
import type { Session } from '../../http/context.ts'

export type LoggedAnswer = typeof answers.$inferSelect

/** Answers of a session, in the order in which they were acknowledged. */
export const answersOf = (db: Reader, userId: string, sessionId: string): Promise<LoggedAnswer[]> =>
  db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.runId, sessionId)))
    .orderBy(asc(answers.position))

/** Resolves to false when the learner has used one of these ids before. */
export async function insertAnswers(tx: Tx, rows: (typeof answers.$inferInsert)[]): Promise<boolean> {
  const made = await tx.insert(answers).values(rows).onConflictDoNothing().returning({ id: answers.id })
  return made.length === rows.length
}

/** How many sessions of a learner have this id: a run, a practice, or both. Browsers make the ids, and the log knows a session by its id alone. */
export async function countSessions(tx: Tx, userId: string, id: string): Promise<number> {
  const run = tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, id)))
  const practice = tx
    .select({ id: practices.id })
    .from(practices)
    .where(and(eq(practices.userId, userId), eq(practices.id, id)))
  return (await unionAll(run, practice)).length
}

/** Cards of a learner by word, locked until the transaction ends. */
export async function cardsOf(tx: Tx, userId: string, wordIds: readonly number[]): Promise<Map<number, Card>> {
  const rows = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...wordIds])))
    .for('update')
  return new Map(rows.map(({ userId: _, begunAt: _begun, wordId, ...card }) => [wordId, card]))
}

/** Saves what answers made of cards. `begun`: when words were answered first, for cards that stand on more than this answer. */
export async function saveCards(
  tx: Tx,
  userId: string,
  changed: ReadonlyMap<number, Card>,
  begun: ReadonlyMap<number, Date> = new Map(),
): Promise<void> {
  if (changed.size === 0) return
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(cards)
    .values(
      [...changed].map(([wordId, card]) => ({
        userId,
        wordId,
        ...card,
        begunAt: begun.get(wordId) ?? card.lastReview ?? card.due,
      })),
    )
    .onConflictDoUpdate({
      target: [cards.userId, cards.wordId],
      set: {
        due: excluded('due'),
        stability: excluded('stability'),
        difficulty: excluded('difficulty'),
        scheduledDays: excluded('scheduled_days'),
        learningSteps: excluded('learning_steps'),
        reps: excluded('reps'),
        lapses: excluded('lapses'),
        state: excluded('state'),
        lastReview: excluded('last_review'),
        begunAt: sql`least(${cards.begunAt}, excluded.begun_at)`,
      },
    })
}

/** How often each word was answered first in a session on a day of the learner. */
export async function answeredOnDay(
  tx: Tx,
  learner: Session,
  wordIds: readonly number[],
  day: Day,
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ wordId: answers.wordId, times: count() })
    .from(answers)
    .where(
      and(
        eq(answers.userId, learner.userId),
        inArray(answers.wordId, [...wordIds]),
        eq(answers.first, true),
        gte(answers.at, startOfDay(learner.timeZone, day)),
        lt(answers.at, startOfDay(learner.timeZone, addDays(day, 1))),
      ),
    )
    .groupBy(answers.wordId)
  return new Map(rows.map(({ wordId, times }) => [wordId, times]))
}
