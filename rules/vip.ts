/** How VIP time grows and shrinks. */

export interface VipTime {
  readonly from: Date
  readonly until: Date
}

/** A provider charges up to this long after the time that was paid for, about an hour at Stripe: VIP goes on meanwhile. */
const CHARGE_MS = 2 * 3_600_000

/** Calendar months later in UTC; a day that the month lacks becomes its last one. */
export function addMonths(from: Date, months: number): Date {
  const wanted = new Date(from)
  wanted.setUTCDate(1)
  wanted.setUTCMonth(wanted.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate()
  wanted.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return wanted
}

/**
 * The time that a payment gives: it begins where the time had already ends, or now.
 *
 * @param chargedAgainAt of what renews by itself: VIP lasts beyond that. The provider counts months from the day on which it began (31 January,
 * 28 February, 31 March) and not from the end before.
 */
export function extendVip(until: Date | null, now: Date, months: number, chargedAgainAt?: Date): VipTime {
  const from = until !== null && until > now ? until : now
  const least = chargedAgainAt ? chargedAgainAt.getTime() + CHARGE_MS : 0
  return { from, until: new Date(Math.max(addMonths(from, months).getTime(), least)) }
}

/** The end once a payment's time is taken away again. */
export const shortenVip = (until: Date, given: VipTime): Date =>
  new Date(until.getTime() - (given.until.getTime() - given.from.getTime()))
