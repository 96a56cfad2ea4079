/** Answers and recordings that waited in a browser for a connection: when they count as given. */

const MS_PER_DAY = 86_400_000

/** How late an answer may arrive, counted from the issue of its run. */
export const LATE_DAYS = 14
/** Runs that a learner may have open for use without a connection. */
export const MAX_OFFLINE_RUNS = 20

/** The end of a run that was issued for use without a connection. */
export const offlineRunEnd = (issuedAt: Date): Date => new Date(issuedAt.getTime() + LATE_DAYS * MS_PER_DAY)

/**
 * When an answer counts as given, or a recording as said: the time that the client names, if it lies between the earliest possible moment, such as the
 * issue of the run, and the arrival; else the arrival. A client's clock may be wrong.
 */
export function countedTime(claimed: string | undefined, earliest: Date, arrivedAt: Date): Date {
  if (claimed === undefined) return arrivedAt
  const time = Date.parse(claimed)
  return time >= earliest.getTime() && time <= arrivedAt.getTime() ? new Date(time) : arrivedAt
}
