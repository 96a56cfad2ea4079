import { and, eq, inArray } from 'drizzle-orm'
import { LEARNED } from '#rules/memory'
import type { Reader } from '../../db/client.ts'
import { cards } from '../../db/schema/learning.ts'

/** Those of the words that a learner remembers. */
export async function rememberedWords(db: Reader, userId: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ wordId: cards.wordId })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...ids]), eq(cards.state, LEARNED)))
  return new Set(rows.map(({ wordId }) => wordId))
}
