const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** How many midnights of this browser lie before the moment; null when it is over. */
export function daysUntil(moment: Date, now: Date): number | null {
  if (moment <= now) return null
  // A day with a change of clocks is an hour shorter or longer.
  return Math.round((startOfDay(moment) - startOfDay(now)) / 86_400_000)
}
