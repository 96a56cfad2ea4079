/** A way back after days away: so many words a day instead of a wall. */
import { addDays, type Day } from './days.ts'

/** Days without study after which a learner counts as coming back. */
const AWAY = 3
/** Fewer due words than these need no plan. */
const FEW = 30
/** Over how many days the words are spread, unless that made a day too long. */
const DAYS = 5
const MOST_PER_DAY = 60
/** A plan that was not finished by then gives way to ordinary days. */
const FORGET_AFTER = 14

export interface Plan {
  readonly perDay: number
  /** Days from today on, today included. */
  readonly days: number
  /** Words of today's share that are still to be reviewed. */
  readonly leftToday: number
}

export interface Return {
  readonly due: number
  /** Study days, ascending. */
  readonly studied: readonly Day[]
  readonly today: Day
  /** Words answered today. */
  readonly doneToday: number
}

/**
 * The plan for a learner who was away for three days or more, or who came back from such a time less than two weeks ago and still has much to
 * catch up with; null for everyone else. It follows from the calendar alone, so every device shows the same.
 */
export function comebackPlan({ due, studied, today, doneToday }: Return): Plan | null {
  const total = due + doneToday
  if (total < FEW || due === 0) return null
  const back = cameBackOn(studied, today)
  if (back === null) return null
  const gone = Math.round((Date.parse(today) - Date.parse(back)) / 86_400_000)
  const days = Math.max(1, DAYS - gone, Math.ceil(total / MOST_PER_DAY))
  const perDay = Math.ceil(total / days / 5) * 5
  return { perDay, days: Math.ceil(total / perDay), leftToday: Math.min(due, Math.max(0, perDay - doneToday)) }
}

/** The first day of study after the latest time away; today when that time has just ended. */
function cameBackOn(studied: readonly Day[], today: Day): Day | null {
  const days = [...new Set(studied)].filter((day) => day <= today)
  const last = days.at(-1)
  if (last === undefined) return null
  if (last <= addDays(today, -AWAY)) return today
  for (let index = days.length - 1; index > 0; index -= 1) {
    const day = days[index]
    const before = days[index - 1]
    if (day === undefined || before === undefined || day <= addDays(today, -FORGET_AFTER)) return null
    if (before <= addDays(day, -AWAY)) return day
  }
  return null
}
