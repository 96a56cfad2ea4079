/** Who may do how much: the table of contract/entitlements.ts, asked about one learner. */
import { entitlements, extras, type EntitlementName, type ExtraName, type Tier } from '#contract/entitlements'
import type { ErrorCode } from '#contract/messages'

/** What decides a learner's tier. */
export interface Standing {
  readonly role: 'guest' | 'user' | 'admin'
  readonly vipUntil: Date | null
}

/** A learner's tier at a moment: VIP until `vipUntil`, then free. Guests are never VIP. */
export function tierOf({ role, vipUntil }: Standing, now: Date): Tier {
  if (role === 'guest') return 'guest'
  return vipUntil !== null && vipUntil > now ? 'vip' : 'user'
}

/** The most that a tier may have; Infinity where there is no limit. */
export function limitOf(name: EntitlementName, tier: Tier): number {
  return entitlements[name][tier]
}

export function hasExtra(name: ExtraName, tier: Tier): boolean {
  return (extras[name] as readonly Tier[]).includes(tier)
}

/** The refusal over a limit: guests should sign in, learners hear of VIP, and a VIP hears that the limit is reached. */
export function refusalOf(tier: Tier): ErrorCode {
  return tier === 'guest' ? 'guest_not_allowed' : tier === 'user' ? 'vip_required' : 'limit_reached'
}
