/** Whose memory to fit, and what came of it, in the database. */
import { and, asc, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import type { MemoryWeights } from '#rules/memory'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { memoryFits } from '../../db/schema/memory.ts'

/** Learners looked at in one turn of the job. */
const MOST_LEARNERS = 500

/** Learners who were here since `since` and whose time to be looked at has come, those who wait longest first. */
export const listWaiting = (db: Reader, now: Date, since: Date) =>
  db
    .select({ id: users.id })
    .from(users)
    .leftJoin(memoryFits, eq(memoryFits.userId, users.id))
    .where(
      and(
        gte(users.lastSeenAt, since),
        ne(users.role, 'guest'),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        or(isNull(memoryFits.nextAt), lte(memoryFits.nextAt, now)),
      ),
    )
    .orderBy(asc(memoryFits.nextAt), asc(users.id))
    .limit(MOST_LEARNERS)

/** Puts the next look at a learner off. False when another replica has done so: it looks at them. */
export async function claim(db: Db, userId: string, now: Date, nextAt: Date): Promise<boolean> {
  const rows = await db
    .insert(memoryFits)
    .values({ userId, nextAt })
    .onConflictDoUpdate({ target: memoryFits.userId, set: { nextAt }, setWhere: lte(memoryFits.nextAt, now) })
    .returning({ userId: memoryFits.userId })
  return rows.length > 0
}

export type FitRow = typeof memoryFits.$inferSelect

export async function saveFit(tx: Db | Tx, userId: string, fit: Partial<Omit<FitRow, 'userId'>>): Promise<void> {
  await tx.update(memoryFits).set(fit).where(eq(memoryFits.userId, userId))
}

export async function readFit(db: Reader, userId: string): Promise<FitRow | undefined> {
  return (await db.select().from(memoryFits).where(eq(memoryFits.userId, userId)))[0]
}

/** What a learner's cards follow from, besides their log. */
export async function readScheduling(db: Reader, userId: string) {
  const [row] = await db
    .select({ id: users.id, retention: users.retention, memoryWeights: users.memoryWeights })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

/** Resolves to the learner's scheduling as it is then, locked until the transaction ends. */
export async function saveWeights(tx: Tx, userId: string, weights: MemoryWeights | null) {
  const [row] = await tx
    .update(users)
    .set({ memoryWeights: weights && [...weights] })
    .where(eq(users.id, userId))
    .returning({ id: users.id, retention: users.retention, memoryWeights: users.memoryWeights })
  return row
}
