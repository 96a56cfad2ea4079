/** What was bought last, whether it renews, and the reminder before its end. */
import { PlanId, type Subscription } from '#contract/billing'
import { Language } from '#contract/patterns'
import { planTerms } from '#rules/prices'
import { and, eq, gt, lte, or, sql, isNull, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { subscriptions } from '../../db/schema/orders.ts'
import type { Session } from '../../http/context.ts'
import { reminderMail } from './mails.ts'
import type { BillingParts } from './parts.ts'
import type { OrderRow } from './store.ts'

const REMIND_MS = 3 * 86_400_000
const AT_ONCE = 50

/** Notes what was bought last. A renewal that goes on by itself stays, whatever is bought beside it. */
export async function keepSubscription(tx: Tx, order: OrderRow, userId: string, endsAt: Date): Promise<void> {
  const { plan, provider, renewal } = order
  const bought = { plan, provider, renewal, autoRenew: renewal !== null, cancelling: false, endsAt }
  const renews = sql`${subscriptions.autoRenew}`
  await tx
    .insert(subscriptions)
    .values({ userId, ...bought })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: {
        endsAt,
        plan: sql`case when ${renews} then ${subscriptions.plan} else excluded.plan end`,
        provider: sql`case when ${renews} then ${subscriptions.provider} else excluded.provider end`,
        renewal: sql`case when ${renews} then ${subscriptions.renewal} else excluded.renewal end`,
        autoRenew: sql`${renews} or excluded.auto_renew`,
        cancelling: sql`case when ${renews} then ${subscriptions.cancelling} else false end`,
      },
    })
}

const find = async (db: Reader, userId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]

/** Whether a renewal goes on by itself. */
export const renews = async (db: Reader, userId: string): Promise<boolean> =>
  (await find(db, userId))?.autoRenew ?? false

/** The learner's subscription while VIP lasts. */
export async function readSubscription({ db, now }: BillingParts, session: Session): Promise<Subscription | null> {
  const row = await find(db, session.userId)
  const [user] = await db.select({ vipUntil: users.vipUntil }).from(users).where(eq(users.id, session.userId))
  if (!row || !user?.vipUntil || user.vipUntil <= now()) return null
  const plan = PlanId.parse(row.plan)
  return {
    plan,
    auto_renew: row.autoRenew,
    ends_at: user.vipUntil.toISOString(),
    price_cents: planTerms[plan].priceCents,
  }
}

/** Ends the renewal at once in our books; the provider is told here or, when it is away, by the job. */
export async function cancelRenewal(parts: BillingParts, session: Session): Promise<Subscription | null> {
  await endRenewal(parts.db, session.userId)
  await parts.live.tell(parts.db, session.userId, 'user')
  await tellCancelled(parts)
  return readSubscription(parts, session)
}

/** Ends a learner's renewal within the caller's transaction; the job tells the provider. For a deleted account, too. */
export async function endRenewal(db: Reader, userId: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ autoRenew: false, cancelling: true })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.autoRenew, true)))
}

/** Tells the provider of renewals that ended here. One that fails is told of the next time. */
export async function tellCancelled({ db, stripe, log }: BillingParts): Promise<void> {
  if (!stripe) return
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.cancelling, true)).limit(AT_ONCE)
  for (const { userId, renewal } of rows) {
    try {
      if (renewal !== null) await stripe.endRenewal(renewal)
      await db.update(subscriptions).set({ cancelling: false }).where(eq(subscriptions.userId, userId))
    } catch (error) {
      log.warn({ error }, 'the end of a renewal could not be told')
    }
  }
}

/** Three days before VIP ends its owner is told, once for each end, by whichever replica comes first. */
export async function remind({ db, env, mail, now }: BillingParts): Promise<void> {
  if (!mail) return
  const at = now()
  const due = and(
    gt(users.vipUntil, at),
    lte(users.vipUntil, new Date(at.getTime() + REMIND_MS)),
    or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, users.vipUntil)),
  )
  const rows = await db
    .select({ user: users, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(due, isNull(users.deletedAt)))
    .limit(AT_ONCE)
  for (const { user, subscription } of rows) {
    const until = user.vipUntil
    if (!until) continue
    await db.transaction(async (tx) => {
      const notYet = or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, until))
      const claimed = await tx
        .update(subscriptions)
        .set({ remindedOf: until })
        .where(and(eq(subscriptions.userId, user.id), notYet))
        .returning({ userId: subscriptions.userId })
      if (claimed.length === 0 || !user.email) return
      const words = reminderMail(Language.safeParse(user.uiLanguage).data ?? 'zh', {
        until,
        timeZone: user.timeZone,
        renewsFor: subscription.autoRenew ? planTerms[PlanId.parse(subscription.plan)].priceCents : null,
        link: `${env.origin}${subscription.autoRenew ? '/settings' : '/vip'}`,
      })
      await mail.queue(tx, { to: user.email, ...words }, at)
    })
  }
}
