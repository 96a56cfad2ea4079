/** When a learner is reminded: at most once on their own day, never in quiet hours, never on a day on which they have practised. */
import { addDays, dayIn, hourIn, startOfHour } from './days.ts'

/** Hours of the day, 0 to 23, in the learner's time zone. */
export interface ReminderHours {
  /** When words that are due are reminded of. Never a quiet hour. */
  readonly hour: number
  /** The first quiet hour, and the first that is not quiet any more; alike where no hour is quiet. */
  readonly quietFrom: number
  readonly quietTo: number
}

export type Reminder = 'review_due' | 'streak_at_risk'

/** The earliest hour at which a streak without today's study counts as at risk. */
const EVENING = 20
/** A reminder that could not be sent at its hour is sent within so many hours, or not on that day. */
const LATE_HOURS = 3

export const isQuietHour = (hour: number, { quietFrom, quietTo }: Omit<ReminderHours, 'hour'>): boolean =>
  quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo

/** The hour at which a streak is reminded of: in the evening, or as late before it as is not quiet. */
export function streakHourOf(hours: ReminderHours): number {
  for (let hour = Math.max(hours.hour, EVENING); hour > hours.hour; hour -= 1)
    if (!isQuietHour(hour, hours)) return hour
  return hours.hour
}

/** What an hour of the day is for, the more urgent first. */
export function remindersAt(hour: number, hours: ReminderHours): readonly Reminder[] {
  if (isQuietHour(hour, hours)) return []
  const isWithin = (start: number) => hour >= start && hour < start + LATE_HOURS
  return [
    ...(isWithin(streakHourOf(hours)) ? (['streak_at_risk'] as const) : []),
    ...(isWithin(hours.hour) ? (['review_due'] as const) : []),
  ]
}

/** The next moment at which a learner may have to be reminded. */
export function nextReminderTime(timeZone: string, hours: ReminderHours, after: Date): Date {
  const today = dayIn(timeZone, after)
  const moments = [0, 1, 2].flatMap((days) =>
    [hours.hour, streakHourOf(hours)].map((hour) => startOfHour(timeZone, addDays(today, days), hour)),
  )
  const next = moments.filter((moment) => moment > after).sort((a, b) => a.getTime() - b.getTime())[0]
  if (!next) throw new Error('No hour comes within two days')
  return next
}

/** When the quiet hours that a moment lies in end; undefined for one that is not quiet. */
export function quietEnd(timeZone: string, hours: Omit<ReminderHours, 'hour'>, at: Date): Date | undefined {
  if (!isQuietHour(hourIn(timeZone, at), hours)) return undefined
  const today = dayIn(timeZone, at)
  return [today, addDays(today, 1)].map((day) => startOfHour(timeZone, day, hours.quietTo)).find((end) => end > at)
}
