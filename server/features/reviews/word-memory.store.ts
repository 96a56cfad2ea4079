/** What a learner remembers of one word. */
import { and, eq } from 'drizzle-orm'
import type { Output } from '#contract/core'
import type { getWordMemory } from '#contract/reviews'
import { retrievability } from '#rules/memory'
import { cards } from '../../db/schema/learning.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { askedCards } from './reviews.store.ts'

/** Null without an answer, and for a word that is not asked: marked as known, or hidden. */
export async function readWordMemory(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, user }: Session,
  wordId: number,
): Promise<Output<typeof getWordMemory>> {
  const [card] = await db
    .select({ due: cards.due, stability: cards.stability, lastReview: cards.lastReview })
    .from(cards)
    .where(and(askedCards(userId), eq(cards.wordId, wordId)))
  return {
    memory: card ? { recall: retrievability(card, now(), user.memoryWeights), due: card.due.toISOString() } : null,
  }
}
