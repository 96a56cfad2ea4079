/** Practices in the database. */
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { PracticeResult } from '#contract/practice'
import type { Reader, Tx } from '../../db/client.ts'
import { knownWords } from '../../db/schema/memory.ts'
import { practices } from '../../db/schema/practices.ts'

export type PracticeRow = typeof practices.$inferSelect

/** Stores a practice, or finds the one that this id made before. */
export async function insertPractice(db: Reader, practice: typeof practices.$inferInsert): Promise<PracticeRow> {
  const [made] = await db.insert(practices).values(practice).onConflictDoNothing().returning()
  const found = made ?? (await findPractice(db, practice.userId, practice.id))
  if (!found) throw new Error('A practice vanished between insert and select.')
  return found
}

const isOne = (userId: string, id: string) => and(eq(practices.userId, userId), eq(practices.id, id))

export async function findPractice(db: Reader, userId: string, id: string): Promise<PracticeRow | null> {
  return (await db.select().from(practices).where(isOne(userId, id)))[0] ?? null
}

/** The practice, locked until the transaction ends, so that parallel calls on it wait for each other. */
export async function lockPractice(tx: Tx, userId: string, id: string): Promise<PracticeRow | null> {
  return (await tx.select().from(practices).where(isOne(userId, id)).for('update'))[0] ?? null
}

/** Id of the latest practice of a source that may still be gone on with. One that was issued ahead belongs to the device that took it along. */
export async function findOpen(db: Reader, userId: string, source: string, at: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: practices.id })
    .from(practices)
    .where(
      and(
        eq(practices.userId, userId),
        eq(practices.source, source),
        eq(practices.offline, false),
        isNull(practices.finishedAt),
        gt(practices.expiresAt, at),
      ),
    )
    .orderBy(desc(practices.issuedAt))
    .limit(1)
  return row?.id ?? null
}

export async function savePracticeResult(
  tx: Tx,
  { userId, id }: PracticeRow,
  result: PracticeResult,
  at: Date,
): Promise<void> {
  await tx.update(practices).set({ result, finishedAt: at }).where(isOne(userId, id))
}

/** Days after its end for which an unfinished practice still says that it has expired; its answers stay for ever. */
const ABANDONED_DAYS = 30

export async function removeAbandonedPractices(db: Reader, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_DAYS * 86_400_000)
  await db.delete(practices).where(and(isNull(practices.finishedAt), lt(practices.expiresAt, before)))
}

/** Which of these words the learner has marked as known. */
export async function knownAmong(db: Reader, userId: string, wordIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ wordId: knownWords.wordId })
    .from(knownWords)
    .where(and(eq(knownWords.userId, userId), inArray(knownWords.wordId, [...wordIds])))
  return new Set(rows.map(({ wordId }) => wordId))
}
