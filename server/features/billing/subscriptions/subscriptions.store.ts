import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import { subscriptions } from '../../../db/schema/orders.ts'

type Row = typeof subscriptions.$inferSelect

/** Saves the last purchase. An active renewal stays, and so does one whose cancellation the provider has not confirmed. */
export async function upsertSubscription(
  tx: Tx,
  userId: string,
  purchase: Pick<Row, 'plan' | 'provider' | 'renewal' | 'autoRenew' | 'endsAt'>,
): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ userId, ...purchase })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: purchase,
      setWhere: and(eq(subscriptions.autoRenew, false), eq(subscriptions.cancelling, false)),
    })
}

export const findSubscription = async (db: Reader, userId: string): Promise<Row | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]

export async function readVipUntil(db: Reader, userId: string): Promise<Date | null> {
  const [user] = await db.select({ vipUntil: users.vipUntil }).from(users).where(eq(users.id, userId))
  return user?.vipUntil ?? null
}

/** Updates the subscription of a learner, or the one of a renewal. */
export async function updateSubscription(
  db: Reader,
  key: { readonly userId: string } | { readonly renewal: string },
  changes: Partial<Row>,
): Promise<void> {
  const isMeant = 'userId' in key ? eq(subscriptions.userId, key.userId) : eq(subscriptions.renewal, key.renewal)
  await db.update(subscriptions).set(changes).where(isMeant)
}

/** Cancels a learner's renewal, or only the renewal of this name, within the caller's transaction. A job cancels it at the provider. */
export async function endRenewal(db: Reader, userId: string, renewal?: string): Promise<void> {
  const isMeant = renewal === undefined ? undefined : eq(subscriptions.renewal, renewal)
  await db
    .update(subscriptions)
    .set({ autoRenew: false, cancelling: true })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.autoRenew, true), isMeant))
}

/** Cancelled subscriptions that the provider does not know of yet. */
export const listCancelling = (db: Reader, limit: number): Promise<Row[]> =>
  db.select().from(subscriptions).where(eq(subscriptions.cancelling, true)).limit(limit)

/** Subscriptions whose VIP ends, or is charged again, between two times, and whose owner has no reminder of that end. */
export function listEnding(db: Reader, from: Date, to: Date, limit: number) {
  const { autoRenew, endsAt, remindedOf } = subscriptions
  const end = sql<Date>`case when ${autoRenew} then ${endsAt} else ${users.vipUntil} end`.mapWith(endsAt)
  const isNotReminded = sql`${remindedOf} is distinct from ${end}`
  return db
    .select({ user: users, subscription: subscriptions, until: end })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(gt(end, from), lte(end, to), isNotReminded, isNull(users.deletedAt)))
    .limit(limit)
}

/** Records the reminder of an end; false when another replica has recorded it. */
export async function claimReminder(tx: Tx, userId: string, until: Date): Promise<boolean> {
  const { remindedOf } = subscriptions
  const rows = await tx
    .update(subscriptions)
    .set({ remindedOf: until })
    .where(and(eq(subscriptions.userId, userId), or(isNull(remindedOf), ne(remindedOf, until))))
    .returning({ userId: subscriptions.userId })
  return rows.length > 0
}
