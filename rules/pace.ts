/** No person answers faster than this, in milliseconds, from one answer to the next. */
const MIN_MS_PER_ANSWER = 250

/**
 * Whether a person can have given this many answers since the run was issued, by the server's clock. Only the whole
 * is judged, never the gap between two arrivals: a queue of answers may arrive late and at once.
 */
export function isHumanPace(answers: number, msSinceIssued: number): boolean {
  return msSinceIssued >= answers * MIN_MS_PER_ANSWER
}
