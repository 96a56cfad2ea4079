import { entitlements } from '#contract/entitlements'
import type { Entitlement, EntitlementName, ExtraName, Tier } from '#contract/entitlements'

export const isEntitlement = (name: EntitlementName | ExtraName): name is EntitlementName => name in entitlements

/** How much a tier has of something. A limit that is only there against misuse counts as none. */
export const amountOf = (entitlement: Entitlement, tier: Tier): { count: number; isDaily: boolean } => ({
  count: tier === 'vip' && entitlement.fairUse ? Infinity : entitlement[tier],
  isDaily: entitlement.per === 'day',
})
