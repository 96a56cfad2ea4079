/** Plans, and the cards that they follow from, in the database. */
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { examPlans } from '../../db/schema/exam-plans.ts'
import { cards } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'
import { words } from '../../db/schema/words.ts'

export type PlanRow = typeof examPlans.$inferSelect

export async function findPlanRow(db: Reader, userId: string): Promise<PlanRow | null> {
  return (await db.select().from(examPlans).where(eq(examPlans.userId, userId)))[0] ?? null
}

export async function savePlanRow(db: Reader, row: PlanRow): Promise<void> {
  await db.insert(examPlans).values(row).onConflictDoUpdate({ target: examPlans.userId, set: row })
}

export async function deletePlanRow(db: Reader, userId: string): Promise<void> {
  await db.delete(examPlans).where(eq(examPlans.userId, userId))
}

/** Every card of a learner whose word is not hidden. */
export const readCards = (db: Reader, userId: string) =>
  db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        sql`not exists (select 1 from ${words} where ${words.id} = ${cards.wordId} and ${words.hidden})`,
      ),
    )

export async function readKnownIds(db: Reader, userId: string): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: knownWords.wordId }).from(knownWords).where(eq(knownWords.userId, userId))
  return new Set(rows.map(({ id }) => id))
}
