/** Streaks of study with one free freeze a week: a missed day that is covered does not end the streak, and does not lengthen it. */
import { addDays, type Day } from './days.ts'

export interface Streak {
  /** Study days up to now without a gap that is not covered. */
  readonly current: number
  readonly best: number
  /** Missed days that a freeze covered, oldest first. */
  readonly frozen: readonly Day[]
  /** This week's freeze is still there. */
  readonly freezeLeft: boolean
}

/** Monday of the calendar week of a day. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/**
 * @param days study days, ascending; a day may occur twice
 * @param today the learner's day. It may still be studied, so it is never missed; a last day after it counts too
 */
export function studyStreak(days: readonly Day[], today: Day): Streak {
  const spent = new Set<Day>()
  const frozen: Day[] = []
  let length = 0
  let best = 0
  let last: Day | null = null

  /** Covers every day between the last one and `next`, or none; says whether the streak goes on. */
  const bridge = (next: Day): boolean => {
    if (last === null) return false
    const missed: Day[] = []
    // A gap longer than two days has two days of one week in it.
    for (let day = addDays(last, 1); day < next && missed.length <= 2; day = addDays(day, 1)) missed.push(day)
    const weeks = missed.map(mondayOf)
    if (weeks.some((week, index) => spent.has(week) || weeks.indexOf(week) !== index)) return false
    for (const week of weeks) spent.add(week)
    frozen.push(...missed)
    return true
  }

  for (const day of new Set(days)) {
    length = bridge(day) ? length + 1 : 1
    best = Math.max(best, length)
    last = day
  }
  const goesOn = last !== null && (last >= today || bridge(today))
  return { current: goesOn ? length : 0, best, frozen, freezeLeft: !spent.has(mondayOf(today)) }
}
