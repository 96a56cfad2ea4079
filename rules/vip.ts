/** How VIP time grows and shrinks. */

export interface VipTime {
  readonly from: Date
  readonly until: Date
}

/** Calendar months later in UTC; a day that the month lacks becomes its last one. */
export function addMonths(from: Date, months: number): Date {
  const wanted = new Date(from)
  wanted.setUTCDate(1)
  wanted.setUTCMonth(wanted.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate()
  wanted.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return wanted
}

/** The time that a payment gives: it begins where the time had already ends, or now. */
export function extendVip(until: Date | null, now: Date, months: number): VipTime {
  const from = until !== null && until > now ? until : now
  return { from, until: addMonths(from, months) }
}

/** The end once a payment's time is taken away again. */
export const shortenVip = (until: Date, given: VipTime): Date =>
  new Date(until.getTime() - (given.until.getTime() - given.from.getTime()))
