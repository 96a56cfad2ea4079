import type { PayProvider, Plan } from '#contract/billing'
import type { User } from '#contract/user'
import { extendVip } from '#rules/vip'

/** Only Stripe charges again by itself. */
export const renewsItself = (provider: PayProvider | undefined): boolean => provider === 'stripe'

/** When the time that is bought now would end. */
export function endOf(plan: Plan, user: User | undefined, now: Date): string {
  const until = user?.vip_until ? new Date(user.vip_until) : null
  return extendVip(until, now, plan.duration).until.toISOString()
}
