/** When the weekly digest is mailed: on Monday morning on the learner's own clock, never in quiet hours. */
import { addDays, dayIn, hourIn, startOfHour, type Day } from './days.ts'
import { isQuietHour, type ReminderHours } from './reminders.ts'
import { mondayOf } from './streak.ts'

const MORNING = 9
/** What could not be sent at its hour is sent within so many hours, or not in that week. */
const LATE_HOURS = 10

/** Nine, or the first hour after it that is not quiet; the learner's hour of reminders, which never is, where none follows. */
export function digestHourOf(hours: ReminderHours): number {
  for (let hour = MORNING; hour < 24; hour += 1) if (!isQuietHour(hour, hours)) return hour
  return hours.hour
}

/** Whether the digest of the week before may be sent at this moment. */
export function isDigestTime(timeZone: string, hours: ReminderHours, at: Date): boolean {
  const [day, hour, start] = [dayIn(timeZone, at), hourIn(timeZone, at), digestHourOf(hours)]
  return day === mondayOf(day) && hour >= start && hour < start + LATE_HOURS && !isQuietHour(hour, hours)
}

/** The next Monday's hour after a moment. */
export function nextDigestTime(timeZone: string, hours: ReminderHours, after: Date): Date {
  const monday = mondayOf(dayIn(timeZone, after))
  const [first, second] = [monday, addDays(monday, 7)].map((day) => startOfHour(timeZone, day, digestHourOf(hours)))
  const next = first && first > after ? first : second
  if (!next) throw new Error('No Monday comes')
  return next
}

/** The calendar week before that of a moment: its Monday and the Monday after it. */
export function weekBefore(timeZone: string, at: Date): { readonly from: Day; readonly to: Day } {
  const to = mondayOf(dayIn(timeZone, at))
  return { from: addDays(to, -7), to }
}
