/** What a learner used of that which is limited by the day: contract/entitlements.ts says how much there is. */
import type { EntitlementName, Tier } from '#contract/entitlements'
import { dayIn, type Day } from '#rules/days'
import { limitOf, refusalOf, tierOf } from '#rules/entitlements'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { usages } from '../../db/schema/look-ups.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'

/** The learner's tier at a moment. */
export const tierAt = ({ role, user }: Session, at: Date): Tier => tierOf({ role, vipUntil: user.vipUntil }, at)

/** Throws when the learner's tier has no more than `used` of it: guests are sent to sign in, learners to VIP. */
export function checkLimit(session: Session, name: EntitlementName, used: number, at: Date): void {
  const tier = tierAt(session, at)
  if (used >= limitOf(name, tier)) throw new HttpError(refusalOf(tier))
}

/**
 * Counts one use on the learner's day, or throws as `checkLimit` does. In parallel, too, no more than the limit come through: the row is
 * locked by the statement that counts.
 */
export async function countUse(tx: Tx, session: Session, name: EntitlementName, at: Date): Promise<void> {
  const [row] = await tx
    .insert(usages)
    .values({ userId: session.userId, name, day: dayIn(session.timeZone, at), count: 1 })
    .onConflictDoUpdate({
      target: [usages.userId, usages.name, usages.day],
      set: { count: sql`${usages.count} + 1` },
    })
    .returning({ count: usages.count })
  checkLimit(session, name, (row?.count ?? 1) - 1, at)
}

/** What a change of zone brought along from another day. */
export async function broughtAlong(tx: Tx, userId: string, name: EntitlementName, day: Day): Promise<number> {
  const isIt = and(eq(usages.userId, userId), eq(usages.name, name), eq(usages.day, day))
  return (await tx.select({ count: usages.count }).from(usages).where(isIt))[0]?.count ?? 0
}

/** Gives one use back: what was asked for could not be had. */
export async function giveBack(tx: Tx, session: Session, name: EntitlementName, at: Date): Promise<void> {
  await tx
    .update(usages)
    .set({ count: sql`greatest(${usages.count} - 1, 0)` })
    .where(and(eq(usages.userId, session.userId), eq(usages.name, name), eq(usages.day, dayIn(session.timeZone, at))))
}
