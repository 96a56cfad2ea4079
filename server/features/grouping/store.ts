import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { cards } from '../../db/schema/learning.ts'

/** State of a card in review, in the scheduler's numbers. */
const IN_REVIEW = 2

/** Those of the words that a learner remembers. */
export async function rememberedWords(db: Reader, userId: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ wordId: cards.wordId })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...ids]), eq(cards.state, IN_REVIEW)))
  return new Set(rows.map(({ wordId }) => wordId))
}
