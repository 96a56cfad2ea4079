/** Judged attempts at the say questions of practices that are not over. */
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { speechAttempts } from '../../db/schema/practices.ts'

export type AttemptRow = typeof speechAttempts.$inferSelect

const ofPractice = (userId: string, practiceId: string) =>
  and(eq(speechAttempts.userId, userId), eq(speechAttempts.practiceId, practiceId))

export async function findAttempts(
  db: Reader,
  userId: string,
  practiceId: string,
  ids: readonly string[],
): Promise<AttemptRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(speechAttempts)
    .where(and(ofPractice(userId, practiceId), inArray(speechAttempts.id, [...ids])))
}

/** Stores an attempt unless its id is there already. */
export async function insertAttempt(db: Reader, attempt: AttemptRow): Promise<void> {
  await db.insert(speechAttempts).values(attempt).onConflictDoNothing()
}

/** Attempts at each word that were not heard. */
export async function countNotHeard(db: Reader, userId: string, practiceId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ wordId: speechAttempts.wordId, times: count() })
    .from(speechAttempts)
    .where(and(ofPractice(userId, practiceId), eq(speechAttempts.verdict, 'not_heard')))
    .groupBy(speechAttempts.wordId)
  return new Map(rows.map(({ wordId, times }) => [wordId, times]))
}

/** Of a practice that is over: the log of answers says what came of them. */
export async function removeAttempts(tx: Tx, userId: string, practiceId: string): Promise<void> {
  await tx.delete(speechAttempts).where(ofPractice(userId, practiceId))
}
