/** No person answers faster than this, in milliseconds, from one answer to the next. */
export const MIN_MS_PER_ANSWER = 250
/** The clocks of servers differ by less: before that, the clock was set back since the run was issued. */
const SKEW_MS = 60_000

/**
 * Whether a person can have given this many answers since the run was issued, by the server's clock. Only the whole
 * is judged, never the gap between two arrivals: a queue of answers may arrive late and at once. Where the clock was set
 * back meanwhile, it says nothing, and nobody is blamed.
 */
export function isHumanPace(answers: number, msSinceIssued: number): boolean {
  return msSinceIssued < -SKEW_MS || msSinceIssued >= answers * MIN_MS_PER_ANSWER
}
