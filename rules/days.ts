/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string

/** The zone of learners whose own is unknown, of leaderboard weeks, and of the service's figures. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR

// Making a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in an IANA time zone; a zone that this runtime does not know counts as Asia/Shanghai. */
export function dayIn(timeZone: string, instant: Date): Day {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** The hour of the day, 0 to 23, of an instant in a time zone. */
export function hourIn(timeZone: string, instant: Date): number {
  const part = formatterOf(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'hour')
  return Number(part?.value)
}

/** The instant at which the clock of a day shows an hour. An hour that a clock change leaves out begins when it would have. */
export function startOfHour(timeZone: string, day: Day, hour: number): Date {
  const at = startOfDay(timeZone, day).getTime() + hour * MS_PER_HOUR
  const ahead = hourIn(timeZone, new Date(at)) - hour
  return new Date(Math.abs(ahead) <= 1 ? at - ahead * MS_PER_HOUR : at)
}

/** Days whose beginning is remembered: each answer asks for those of today and tomorrow, and finding one takes a tenth of a millisecond. */
const MOST_BEGINNINGS = 1_000
const beginnings = new Map<string, number>()

/** The instant at which a day begins in a time zone: midnight, or what a clock change made of it. */
export function startOfDay(timeZone: string, day: Day): Date {
  const name = `${timeZone} ${day}`
  const known = beginnings.get(name)
  if (known !== undefined) return new Date(known)
  const found = findStartOfDay(timeZone, day)
  if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear()
  beginnings.set(name, found.getTime())
  return found
}

function findStartOfDay(timeZone: string, day: Day): Date {
  // Zones are within 14 hours of UTC. The first instant of the day is between the two bounds: bisection finds it to the millisecond.
  let before = Date.parse(day) - 15 * MS_PER_HOUR
  let within = Date.parse(day) + 15 * MS_PER_HOUR
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayIn(timeZone, new Date(middle)) < day) before = middle
    else within = middle
  }
  return new Date(within)
}

/** The day `count` days later, or earlier when negative. Calendar days, so clock changes do not matter. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
}

/**
 * Days in a row up to now. A today without study keeps yesterday's streak; a gap before that ends it. A last day after
 * `today` counts too: a learner who flies west studied on a day that has not begun there.
 *
 * @param days study days, ascending; a day may occur twice
 */
export function currentStreak(days: readonly Day[], today: Day): number {
  const last = days.at(-1)
  if (last === undefined || last < addDays(today, -1)) return 0
  const studied = new Set(days)
  let length = 1
  while (studied.has(addDays(last, -length))) length += 1
  return length
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  try {
    const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, made)
    return made
  } catch {
    // Not kept under the unknown name, so that made-up names cannot fill the memory.
    return formatterOf(DEFAULT_TIME_ZONE)
  }
}
