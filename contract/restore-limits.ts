/** Figures of restore points. Apart from the schemas, so that a browser knows them without those. */

/** Points of a night that are kept of a learner, the newest. */
export const NIGHT_POINTS = 14
/** Points from before a restore that are kept beside them: a few restores in a row push no night out. */
export const UNDO_POINTS = 3
/** The hour of the learner's night at which a point is made. */
export const POINT_HOUR = 3
/** Notes that a list of differences names. */
export const MOST_DIFFERENCES = 200
