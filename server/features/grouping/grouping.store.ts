import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { cards } from '../../db/schema/learning.ts'
import { isLearnedBefore } from '../answers/index.ts'

/** Those of the words that a learner has learned. `today` is when the learner's present day began. */
export async function learnedWords(
  db: Reader,
  userId: string,
  today: Date,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ wordId: cards.wordId })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...ids]), isLearnedBefore(today)))
  return new Set(rows.map(({ wordId }) => wordId))
}
