/** How many notes and words a learner may keep: contract/entitlements.ts. What lies in the bin does not count. */
import { limitOf, refusalOf } from '#rules/entitlements'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { tierAt } from '../entitlements/index.ts'

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
  const [row] = await tx
    .select({ words: count() })
    .from(noteEntries)
    .innerJoin(notes, eq(notes.id, noteEntries.noteId))
    .where(eq(notes.userId, session.userId))
  if ((row?.words ?? 0) + words > WITH_BIN * limitOf('noteWords', tierAt(session, at)))
    throw new HttpError('limit_reached')
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
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [kept] = await tx
    .select({
      notes: sql`count(*)`.mapWith(Number),
      words: sql`coalesce(sum(${notes.words}), 0)`.mapWith(Number),
    })
    .from(notes)
    .where(and(eq(notes.userId, userId), isNull(notes.deletedAt)))
  const tier = tierAt(session, at)
  const isOver =
    (by.notes > 0 && (kept?.notes ?? 0) + by.notes > limitOf('notes', tier)) ||
    (by.words > 0 && (kept?.words ?? 0) + by.words > limitOf('noteWords', tier))
  if (isOver) throw new HttpError(refusalOf(tier))
}
