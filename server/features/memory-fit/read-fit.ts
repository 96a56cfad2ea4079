import type { Output } from '#contract/core'
import type { getMemoryFit } from '#contract/reviews'
import { MIN_REVIEWS } from '#rules/memory-fit'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { countReviews } from '../answers/index.ts'
import { readFit } from './memory-fit.store.ts'

/** Whether a learner's words come back by weights of their own, and how well those predicted what they remembered. */
export async function readMemoryFit(
  { db }: Pick<Deps, 'db'>,
  { userId, user }: Session,
): Promise<Output<typeof getMemoryFit>> {
  const row = await readFit(db, userId)
  if (!row?.fittedAt || row.reviews === null || row.commonLoss === null || row.ownLoss === null)
    return { fit: null, missing: Math.max(0, MIN_REVIEWS - (await countReviews(db, userId))) }
  return {
    fit: {
      at: row.fittedAt.toISOString(),
      reviews: row.reviews,
      own: user.memoryWeights !== null,
      gain: (row.commonLoss - row.ownLoss) / row.commonLoss,
    },
    missing: 0,
  }
}
