/** The figures of the start page of administrators: hours become days, and a day is compared with one a week before. */
import { dayIn, DEFAULT_TIME_ZONE, type Day } from './days.ts'

/** The zone of the days and hours that are counted: that of leaderboard weeks. It has no summer time, so every day has 24 hours. */
export const SERVICE_TIME_ZONE = DEFAULT_TIME_ZONE

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: SERVICE_TIME_ZONE,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

export interface ServiceTime {
  readonly day: Day
  /** 0 to 23. */
  readonly hour: number
  /** 0 to 59. */
  readonly minute: number
}

/** Day, hour and minute of an instant in the service's time zone. */
export function serviceTime(instant: Date): ServiceTime {
  const parts = clock.formatToParts(instant)
  const numberOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return { day: dayIn(SERVICE_TIME_ZONE, instant), hour: numberOf('hour'), minute: numberOf('minute') }
}

/** Counts of a day by hour, 0 to 23; an hour without one is left out. */
export type HourlyCounts = ReadonlyMap<number, number>

export const countOfDay = (hours: HourlyCounts): number =>
  [...hours.values()].reduce((total, count) => total + count, 0)

/** What a day had counted at a time of it. Of the hour that is not over its share counts, as if it had come evenly; rounded. */
export function countUntil(hours: HourlyCounts, { hour, minute }: Pick<ServiceTime, 'hour' | 'minute'>): number {
  const over = [...hours].filter(([each]) => each < hour).reduce((total, [, count]) => total + count, 0)
  return Math.round(over + ((hours.get(hour) ?? 0) * minute) / 60)
}

/** The last length of a queue that was sampled up to an hour of a day; null before the first. */
export function lengthAt(hours: HourlyCounts, hour: number): number | null {
  const last = Math.max(...[...hours.keys()].filter((each) => each <= hour))
  return hours.get(last) ?? null
}

export interface Comparison {
  readonly direction: 'more' | 'less' | 'same'
  /** Of what was before, rounded; null where there was nothing before. */
  readonly percent: number | null
}

/** How a count has moved. */
export function compareCounts(now: number, before: number): Comparison {
  const direction = now > before ? 'more' : now < before ? 'less' : 'same'
  return { direction, percent: before === 0 ? null : Math.round((100 * Math.abs(now - before)) / before) }
}
