/** The daily average that the learner sees. */
import { addDays, type Day } from './days.ts'

const AVERAGE_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Distinct words answered a day over the last 30 days, or over the days since the learner came if those are fewer. At least 1 as soon as a
 * word was answered: what was done must not read as nothing.
 *
 * @param days days with a visit, ascending
 */
export function dailyAverage(days: readonly { readonly day: Day; readonly words: number }[], today: Day): number {
  const from = addDays(today, 1 - AVERAGE_DAYS)
  const recent = days.filter(({ day }) => day >= from)
  const words = recent.reduce((sum, each) => sum + each.words, 0)
  if (words === 0) return 0
  const first = days[0]?.day ?? today
  const span = 1 + Math.round((Date.parse(today) - Date.parse(first > from ? first : from)) / DAY_MS)
  return Math.max(1, Math.round(words / Math.max(1, span)))
}
