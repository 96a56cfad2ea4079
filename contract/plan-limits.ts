/** How far an exam plan reaches. Apart from the schemas, so that a browser knows it without them. */

/** The furthest exam, in days from today: a year, in which no day of a month comes twice. */
export const MOST_PLAN_DAYS = 364
/** Minutes a day. */
export const FEWEST_PLAN_MINUTES = 5
export const MOST_PLAN_MINUTES = 240
/** Lists of one plan. */
export const MOST_PLAN_LISTS = 10
