/** How many notes and words a learner may keep: contract/entitlements.ts. The bin does not count. */
import { limitOf, refusalOf } from '#rules/entitlements'
import type { Tx } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { tierAt } from '../entitlements/index.ts'
import { countEntriesWithBin, countNotes, lockLearner } from './limits.store.ts'

/** Most sections and pages of one note together, with those in the bin. */
const MOST_PARTS = 3_000

/** Words in notes and bin together, as a multiple of the words that a learner may keep. */
const WITH_BIN = 10

/** Throws limit_reached when a note would have more sections and pages than one may. */
export function admitParts(parts: number): void {
  if (parts > MOST_PARTS) throw new HttpError('limit_reached')
}

/**
 * Throws limit_reached when copies that were thrown away would fill the bin: one short call copies thousands of words, and the bin keeps them
 * for 30 days. The caller's transaction holds the learner by `admitGrowth`.
 */
export async function admitCopies(tx: Tx, session: Session, words: number, at: Date): Promise<void> {
  const entries = await countEntriesWithBin(tx, session.userId)
  if (entries + words > WITH_BIN * limitOf('noteWords', tierAt(session, at))) throw new HttpError('limit_reached')
}

export interface Growth {
  readonly notes: number
  readonly words: number
}

/**
 * Throws vip_required, or limit_reached for a VIP, when the learner's notes would grow past what they may have. Calls of one learner wait
 * for each other here until their transactions end, so that two at once cannot pass together.
 */
export async function admitGrowth(tx: Tx, session: Session, by: Growth, at: Date): Promise<void> {
  if (by.notes <= 0 && by.words <= 0) return
  const { userId } = session
  await lockLearner(tx, userId)
  const kept = await countNotes(tx, userId)
  const tier = tierAt(session, at)
  const isOver =
    (by.notes > 0 && kept.notes + by.notes > limitOf('notes', tier)) ||
    (by.words > 0 && kept.words + by.words > limitOf('noteWords', tier))
  if (isOver) throw new HttpError(refusalOf(tier))
}
