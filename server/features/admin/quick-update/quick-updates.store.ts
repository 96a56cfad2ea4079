/** The updates that were made, and what undo needs of them. */
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { QuickUpdate } from '#contract/quick-update'
import type { Reader, Tx } from '../../../db/client.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { quickUpdateBlocks, quickUpdates } from '../../../db/schema/quick-updates.ts'
import { chunkWords } from '../../../db/word-blocks.ts'
import type { Session } from '../../../http/context.ts'

/** Updates that can be undone one after the other; what older ones put aside is deleted. */
const STORED = 20
const SHOWN = 10

export type StoredUpdate = typeof quickUpdates.$inferSelect
export type StoredBlock = typeof quickUpdateBlocks.$inferSelect

export const presentUpdate = (update: StoredUpdate): QuickUpdate => ({
  id: update.id,
  author: update.author,
  at: update.at.toISOString(),
  new_words: update.newWords,
  changed_words: update.changedWords,
  undone: update.undoneAt && { author: update.undoneBy ?? '', at: update.undoneAt.toISOString() },
})

export async function findUpdate(db: Reader, id: string): Promise<StoredUpdate | undefined> {
  const [row] = await db.select().from(quickUpdates).where(eq(quickUpdates.id, id))
  return row
}

/** The newest that was not undone. */
export async function findLastUpdate(db: Reader): Promise<StoredUpdate | undefined> {
  const [row] = await db
    .select()
    .from(quickUpdates)
    .where(isNull(quickUpdates.undoneAt))
    .orderBy(desc(quickUpdates.position))
    .limit(1)
  return row
}

/** The newest first. */
export const readUpdates = (db: Reader): Promise<StoredUpdate[]> =>
  db.select().from(quickUpdates).orderBy(desc(quickUpdates.position)).limit(SHOWN)

export async function insertUpdate(
  tx: Tx,
  session: Session,
  update: Pick<StoredUpdate, 'id' | 'at' | 'newWords' | 'changedWords'>,
  blocks: readonly Omit<StoredBlock, 'updateId'>[],
): Promise<StoredUpdate[]> {
  const by = { authorId: session.userId, author: session.user.username }
  const inserted = await tx
    .insert(quickUpdates)
    .values({ ...update, ...by })
    .returning()
  for (const part of chunkWords(blocks))
    await insertRows(
      tx,
      quickUpdateBlocks,
      part.map((block) => ({ ...block, updateId: update.id })),
    )
  const newest = tx
    .select({ id: quickUpdates.id })
    .from(quickUpdates)
    .orderBy(desc(quickUpdates.position))
    .limit(STORED)
  await tx.delete(quickUpdates).where(notInArray(quickUpdates.id, newest))
  return inserted
}

export const readUpdateBlocks = (db: Reader, updateId: string): Promise<StoredBlock[]> =>
  db
    .select()
    .from(quickUpdateBlocks)
    .where(eq(quickUpdateBlocks.updateId, updateId))
    .orderBy(quickUpdateBlocks.row, quickUpdateBlocks.block)

/** What was put aside is not needed any more. */
export async function markUndone(
  tx: Tx,
  { userId: _, user }: Session,
  updateId: string,
  at: Date,
): Promise<StoredUpdate[]> {
  await tx.delete(quickUpdateBlocks).where(eq(quickUpdateBlocks.updateId, updateId))
  return tx
    .update(quickUpdates)
    .set({ undoneAt: at, undoneBy: user.username })
    .where(and(eq(quickUpdates.id, updateId), isNull(quickUpdates.undoneAt)))
    .returning()
}
