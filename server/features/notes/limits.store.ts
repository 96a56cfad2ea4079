import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'

/** Locks the learner until the transaction ends, so that two calls at once cannot both pass a limit. */
export async function lockLearner(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Entries of a learner's notes, those in the bin included. */
export async function countEntriesWithBin(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ words: count() })
    .from(noteEntries)
    .innerJoin(notes, eq(notes.id, noteEntries.noteId))
    .where(eq(notes.userId, userId))
  return row?.words ?? 0
}

/** Notes of a learner that are not in the bin, and their words. */
export async function countNotes(tx: Tx, userId: string): Promise<{ notes: number; words: number }> {
  const [row] = await tx
    .select({
      notes: sql`count(*)`.mapWith(Number),
      words: sql`coalesce(sum(${notes.words}), 0)`.mapWith(Number),
    })
    .from(notes)
    .where(and(eq(notes.userId, userId), isNull(notes.deletedAt)))
  return row ?? { notes: 0, words: 0 }
}
