/** What was bought last, whether it renews, and the reminder before its end. */
import { PlanId, type Subscription } from '#contract/billing'
import { Language } from '#contract/patterns'
import { routes } from '#contract/routes'
import { planTerms } from '#rules/prices'
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import { subscriptions } from '../../../db/schema/orders.ts'
import type { Session } from '../../../http/context.ts'
import { reminderMail } from '../payments/mails.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { OrderRow } from '../orders/orders.store.ts'

const REMIND_MS = 3 * 86_400_000
const AT_ONCE = 50

/**
 * Notes what was bought last. A renewal stays, whatever is bought beside it: while it goes on, and when it has ended here until the provider
 * has been told.
 */
export async function saveSubscription(tx: Tx, order: OrderRow, userId: string, endsAt: Date): Promise<void> {
  const { plan, provider, renewal } = order
  const bought = { plan, provider, renewal, autoRenew: renewal !== null, endsAt }
  await tx
    .insert(subscriptions)
    .values({ userId, ...bought })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: bought,
      setWhere: and(eq(subscriptions.autoRenew, false), eq(subscriptions.cancelling, false)),
    })
}

const find = async (db: Reader, userId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]

/** How a renewal stands: `on` goes on by itself; `ending` has ended here, and the provider has still to be told. */
export async function renewalOf(db: Reader, userId: string): Promise<'on' | 'ending' | null> {
  const row = await find(db, userId)
  return row?.autoRenew ? 'on' : row?.cancelling ? 'ending' : null
}

/** The learner's subscription while VIP lasts. */
export async function readSubscription({ db, now }: BillingDeps, session: Session): Promise<Subscription | null> {
  const row = await find(db, session.userId)
  const [user] = await db.select({ vipUntil: users.vipUntil }).from(users).where(eq(users.id, session.userId))
  if (!row || !user?.vipUntil || user.vipUntil <= now()) return null
  const plan = PlanId.parse(row.plan)
  return {
    plan,
    auto_renew: row.autoRenew,
    ends_at: user.vipUntil.toISOString(),
    renews_at: row.autoRenew ? row.endsAt.toISOString() : null,
    price_cents: planTerms[plan].priceCents,
  }
}

/** Ends the renewal at once in our books; the provider is told here or, when it is away, by the job. */
export async function cancelRenewal(parts: BillingDeps, session: Session): Promise<Subscription | null> {
  await endRenewal(parts.db, session.userId)
  await parts.live.tell(parts.db, session.userId, 'user')
  await notifyCancelled(parts)
  return readSubscription(parts, session)
}

/** Ends a learner's renewal, or only the one of this name, within the caller's transaction; the job tells the provider. */
export async function endRenewal(db: Reader, userId: string, renewal?: string): Promise<void> {
  const meant = renewal === undefined ? undefined : eq(subscriptions.renewal, renewal)
  await db
    .update(subscriptions)
    .set({ autoRenew: false, cancelling: true })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.autoRenew, true), meant))
}

/** Tells the provider of renewals that ended here. One that fails is told of the next time. */
export async function notifyCancelled({ db, stripe, log }: BillingDeps): Promise<void> {
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

/** Three days before VIP ends or is charged again its owner is told, once for each end, by whichever replica comes first. */
export async function sendRenewalReminders({ db, env, mail, now }: BillingDeps): Promise<void> {
  if (!mail) return
  const at = now()
  const { autoRenew, endsAt, remindedOf } = subscriptions
  const end = sql<Date>`case when ${autoRenew} then ${endsAt} else ${users.vipUntil} end`.mapWith(endsAt)
  const notYet = sql`${remindedOf} is distinct from ${end}`
  const rows = await db
    .select({ user: users, subscription: subscriptions, until: end })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(gt(end, at), lte(end, new Date(at.getTime() + REMIND_MS)), notYet, isNull(users.deletedAt)))
    .limit(AT_ONCE)
  for (const { user, subscription, until } of rows) {
    await db.transaction(async (tx) => {
      const claimed = await tx
        .update(subscriptions)
        .set({ remindedOf: until })
        .where(and(eq(subscriptions.userId, user.id), or(isNull(remindedOf), ne(remindedOf, until))))
        .returning({ userId: subscriptions.userId })
      if (claimed.length === 0 || !user.email) return
      const words = reminderMail(Language.safeParse(user.uiLanguage).data ?? 'zh', {
        until,
        timeZone: user.timeZone,
        renewsFor: subscription.autoRenew ? planTerms[PlanId.parse(subscription.plan)].priceCents : null,
        link: `${env.origin}${subscription.autoRenew ? routes.settings() : routes.vip()}`,
      })
      await mail.queue(tx, { to: user.email, ...words }, at)
    })
  }
}
