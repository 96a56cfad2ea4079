/** The tiers of weekly leagues, from the first to the highest. Apart from the schemas, so that a browser has them without zod. */
export const leagueTiers = ['meadow', 'garden', 'orchard', 'woodland', 'forest'] as const
export type LeagueTier = (typeof leagueTiers)[number]
