/** Thanks for an invitation: days of VIP for both, once the invited person has an account and has finished a first run. */
import { and, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { learnerDays, runs } from '../../db/schema/learning.ts'

/** Of VIP, for each of the two. */
const INVITE_DAYS = 3
/** So many invitations of one person are thanked for. */
const INVITES_THANKED = 10

/**
 * Thanks both sides if it is time and was not done yet, and resolves to the ids of those who have more VIP now. Of any number of calls at once
 * one thanks; an inviter's row is the lock of their count.
 */
export async function thankForInvitation(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const isWaiting = and(eq(users.id, userId), isNotNull(users.invitedBy), isNull(users.inviteRewardedAt))
  const [invited] = await tx.select({ inviterId: users.invitedBy }).from(users).where(isWaiting).for('no key update')
  if (!invited?.inviterId || !(await hasFinishedRun(tx, userId))) return []
  const { inviterId } = invited
  const isThere = and(eq(users.id, inviterId), isNull(users.deletedAt))
  const [inviter] = await tx.select({ id: users.id }).from(users).where(isThere).for('no key update')
  if (!inviter || (await countThanked(tx, inviterId)) >= INVITES_THANKED) return []
  await tx.update(users).set({ inviteRewardedAt: now }).where(eq(users.id, userId))
  const both = [userId, inviterId]
  await addVipDays(tx, both, INVITE_DAYS, now)
  return both
}

/** A run whose answers a person gave: one that was too fast counts for nothing, so its day has no session. */
async function hasFinishedRun(db: Reader, userId: string): Promise<boolean> {
  const finished = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt)))
    .limit(1)
  const studied = db
    .select({ day: learnerDays.day })
    .from(learnerDays)
    .where(and(eq(learnerDays.userId, userId), gt(learnerDays.sessions, 0)))
    .limit(1)
  return (await finished).length > 0 && (await studied).length > 0
}

async function countThanked(db: Reader, inviterId: string): Promise<number> {
  const isThanked = and(eq(users.invitedBy, inviterId), isNotNull(users.inviteRewardedAt))
  const [row] = await db.select({ thanked: count() }).from(users).where(isThanked)
  return row?.thanked ?? 0
}

/** Adds whole days to what is left of VIP, or from now on. */
export async function addVipDays(tx: Tx, ids: readonly string[], days: number, now: Date): Promise<void> {
  const from = sql`greatest(coalesce(${users.vipUntil}, ${now.toISOString()}::timestamptz), ${now.toISOString()}::timestamptz)`
  await tx
    .update(users)
    .set({ vipUntil: sql`${from} + make_interval(days => ${days})` })
    .where(inArray(users.id, [...ids]))
}
