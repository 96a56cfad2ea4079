/** How long learners spoke. */
import { and, between, inArray, sum } from 'drizzle-orm'
import { addDays, type Day } from '#rules/days'
import type { Reader } from '../../db/client.ts'
import { learnerDays } from '../../db/schema/learning.ts'

/**
 * Milliseconds that each of these learners spoke on the seven days from Monday `week`, each by their own calendar; who spoke on none of them is
 * left out.
 */
export async function readSpokenMs(db: Reader, ids: readonly string[], week: Day): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ userId: learnerDays.userId, spokenMs: sum(learnerDays.spokenMs).mapWith(Number) })
    .from(learnerDays)
    .where(and(inArray(learnerDays.userId, [...ids]), between(learnerDays.day, week, addDays(week, 6))))
    .groupBy(learnerDays.userId)
  return new Map(rows.flatMap(({ userId, spokenMs }) => (spokenMs > 0 ? [[userId, spokenMs] as const] : [])))
}
