import type { PayProvider, Plan } from '#contract/billing'
import type { User } from '#contract/profile'
import { extendVip } from '#rules/vip'

/** Only Stripe charges again by itself. */
export const renewsItself = (provider: PayProvider | undefined): boolean => provider === 'stripe'

/** When VIP that is bought now would end, or be charged again: Stripe counts from the payment, whatever VIP there is already. */
export function endOf(plan: Plan, provider: PayProvider | undefined, user: User, now: Date): string {
  const until = user.vip_until && !renewsItself(provider) ? new Date(user.vip_until) : null
  return extendVip(until, now, plan.duration).until.toISOString()
}
