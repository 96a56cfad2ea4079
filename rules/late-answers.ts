/** Answers that waited in a browser for a connection: when they count as given. */

const MS_PER_DAY = 86_400_000

/** How late an answer may arrive, counted from the issue of its run. */
export const LATE_DAYS = 14
/** Runs that a learner may have open for use without a connection. */
export const MAX_OFFLINE_RUNS = 20

/** The end of a run that was issued for use without a connection. */
export const offlineRunEnd = (issuedAt: Date): Date => new Date(issuedAt.getTime() + LATE_DAYS * MS_PER_DAY)

/**
 * When an answer counts as given: the time that the client names, if it lies between the issue of the run and the arrival of the answer; else
 * its arrival. A client's clock may be wrong.
 */
export function countedTime(claimed: string | undefined, issuedAt: Date, arrivedAt: Date): Date {
  if (claimed === undefined) return arrivedAt
  const time = Date.parse(claimed)
  return time >= issuedAt.getTime() && time <= arrivedAt.getTime() ? new Date(time) : arrivedAt
}
