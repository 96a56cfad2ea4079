/** Duels in the database. */
import { and, eq, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { conversationMembers } from '../../db/schema/chat.ts'
import { runs } from '../../db/schema/learning.ts'
import { duels } from '../../db/schema/together.ts'

export async function insertDuel(tx: Tx, row: typeof duels.$inferInsert): Promise<void> {
  await tx.insert(duels).values(row)
}

const first = alias(runs, 'first')
const second = alias(runs, 'second')

/** A duel of the learner, whichever of the two they are, with what either came to. */
export async function findDuel(db: Reader, userId: string, id: string) {
  const [row] = await db
    .select({ duel: duels, first: first.result, second: second.result })
    .from(duels)
    .leftJoin(first, and(eq(first.userId, duels.userId), eq(first.id, duels.runId)))
    .leftJoin(second, and(eq(second.userId, duels.otherId), eq(second.id, duels.id)))
    .where(and(eq(duels.id, id), or(eq(duels.userId, userId), eq(duels.otherId, userId))))
  return row
}

/** Whether a learner wants to be told nothing of a conversation. */
export async function isMuted(db: Reader, userId: string, conversationId: string): Promise<boolean> {
  const isIt = and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId))
  const [row] = await db.select({ muted: conversationMembers.muted }).from(conversationMembers).where(isIt)
  return row?.muted ?? true
}

/** Days that a duel is kept after its time is over, played or not. Its runs and the message that shows it stay. */
const KEPT_DAYS = 180

/** The retention job calls it. */
export async function removeOldDuels(db: Db, now: Date): Promise<void> {
  await db.delete(duels).where(lt(duels.expiresAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
}
