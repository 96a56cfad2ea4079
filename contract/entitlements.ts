/** What guests, learners and VIPs may do: the one table that the server enforces and the plan screen shows. An entry comes with its feature. */

/** A learner's standing. VIP is decided at the moment of asking, by `vip_until`. */
export type Tier = 'guest' | 'user' | 'vip'

export interface Entitlement {
  /** 'day': counted on the learner's day; 'kept': how many may exist at once. */
  readonly per: 'day' | 'kept'
  /** The most for each tier; 0 is not at all, Infinity is no limit. */
  readonly guest: number
  readonly user: number
  readonly vip: number
  /** Shown as 'no limit', though fair use has one. */
  readonly fairUse?: true
}

export const entitlements = {
  /** Distinct words whose information was asked for; the plain look-up is never counted. */
  wordInfo: { per: 'day', guest: 5, user: 30, vip: Infinity },
  notes: { per: 'kept', guest: 0, user: 10, vip: Infinity },
  noteWords: { per: 'kept', guest: 0, user: 2000, vip: 50_000, fairUse: true },
  recordings: { per: 'kept', guest: 0, user: 50, vip: 1000 },
  /** Answers of the tutor that an AI service gives; those of the dictionary are never counted. */
  tutor: { per: 'day', guest: 0, user: 10, vip: 300 },
  grouping: { per: 'day', guest: 0, user: 3, vip: Infinity },
} as const satisfies Record<string, Entitlement>

export type EntitlementName = keyof typeof entitlements

/** Extras that are had or not, by tier. */
export const extras = {
  /** AI names and refines groups. */
  refinedGrouping: ['vip'],
  printSheets: ['vip'],
  prioritySupport: ['vip'],
} as const satisfies Record<string, readonly Tier[]>

export type ExtraName = keyof typeof extras

/** What an AI provider does: without one it is neither limited nor sold. */
export const needsAi: ReadonlySet<EntitlementName | ExtraName> = new Set([
  'wordInfo',
  'tutor',
  'refinedGrouping',
] as const)
