/** Subscriptions: the last purchase, whether it renews, and the reminder before its end. */
import { PlanId, type Subscription } from '#contract/billing'
import { defaultLanguage } from '#contract/locales'
import { Language } from '#contract/patterns'
import { routes } from '#contract/routes'
import { planTerms } from '#rules/prices'
import type { Reader, Tx } from '../../../db/client.ts'
import type { Session } from '../../../http/context.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { reminderMail } from '../payments/mails.ts'
import {
  claimReminder,
  endRenewal,
  findSubscription,
  listCancelling,
  listEnding,
  readVipUntil,
  updateSubscription,
  upsertSubscription,
} from './subscriptions.store.ts'

const REMIND_MS = 3 * 86_400_000
const BATCH = 50

/** Saves the last purchase; `upsertSubscription` says what stays. */
export function saveSubscription(tx: Tx, order: OrderRow, userId: string, endsAt: Date): Promise<void> {
  const { plan, provider, renewal } = order
  return upsertSubscription(tx, userId, { plan, provider, renewal, autoRenew: renewal !== null, endsAt })
}

/** 'on': it renews. 'ending': the learner has cancelled it, and the provider has not confirmed. */
export async function renewalOf(db: Reader, userId: string): Promise<'on' | 'ending' | null> {
  const row = await findSubscription(db, userId)
  return row?.autoRenew ? 'on' : row?.cancelling ? 'ending' : null
}

/** The learner's subscription; null without VIP. */
export async function readSubscription({ db, now }: BillingDeps, session: Session): Promise<Subscription | null> {
  const row = await findSubscription(db, session.userId)
  const vipUntil = await readVipUntil(db, session.userId)
  if (!row || !vipUntil || vipUntil <= now()) return null
  const plan = PlanId.parse(row.plan)
  return {
    plan,
    auto_renew: row.autoRenew,
    ends_at: vipUntil.toISOString(),
    renews_at: row.autoRenew ? row.endsAt.toISOString() : null,
    price_cents: planTerms[plan].priceCents,
  }
}

/** Cancels the renewal at once in our records. The provider learns of it here or, when it does not answer, from the job. */
export async function cancelRenewal(deps: BillingDeps, session: Session): Promise<Subscription | null> {
  await endRenewal(deps.db, session.userId)
  await deps.live.tell(deps.db, session.userId, 'user')
  await notifyCancelled(deps)
  return readSubscription(deps, session)
}

/** Tells the provider of cancelled renewals. A failed one is retried at the next run. */
export async function notifyCancelled({ db, stripe, log }: BillingDeps): Promise<void> {
  if (!stripe) return
  for (const { userId, renewal } of await listCancelling(db, BATCH)) {
    try {
      if (renewal !== null) await stripe.endRenewal(renewal)
      await updateSubscription(db, { userId }, { cancelling: false })
    } catch (error) {
      log.warn({ error }, 'the end of a renewal could not be told')
    }
  }
}

/** Mails the owner three days before VIP ends or is charged again: once for each end, whichever replica is first. */
export async function sendRenewalReminders({ db, env, mail, now }: BillingDeps): Promise<void> {
  if (!mail) return
  const at = now()
  for (const { user, subscription, until } of await listEnding(db, at, new Date(at.getTime() + REMIND_MS), BATCH)) {
    await db.transaction(async (tx) => {
      if (!(await claimReminder(tx, user.id, until)) || !user.email) return
      const words = reminderMail(Language.safeParse(user.uiLanguage).data ?? defaultLanguage, {
        until,
        timeZone: user.timeZone,
        renewsFor: subscription.autoRenew ? planTerms[PlanId.parse(subscription.plan)].priceCents : null,
        link: `${env.origin}${subscription.autoRenew ? routes.settings({ section: 'account' }) : routes.vip()}`,
      })
      await mail.queue(tx, { to: user.email, ...words }, at)
    })
  }
}
