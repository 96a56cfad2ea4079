/** Bounds of learning together. Apart from the schemas, so that a browser knows them without those. */

/** Members of a goal, the one who set it included; goals that one learner sets; goals that one takes part in or is asked for. */
export const togetherBounds = { members: 5, goals: 3, asked: 20 } as const
/** Points of a weekly goal that the form offers, and the most that the server takes. */
export const goalTargets = [500, 1_000, 2_000, 4_000] as const
export const MOST_GOAL_POINTS = 50_000
/** Days in which a duel can be played. */
export const DUEL_DAYS = 7
