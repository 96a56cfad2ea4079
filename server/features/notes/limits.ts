/** How many notes and words a learner may keep: contract/entitlements.ts. What lies in the bin does not count. */
import { limitOf, refusalOf } from '#rules/entitlements'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { notes } from '../../db/schema/notes.ts'
import type { Session } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { tierAt } from '../usages/service.ts'

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
  if (isOver) throw new Fault(refusalOf(tier))
}
