/** Round numbers of days in a row and of learned words, and which of them a session has reached. */
import type { Milestone } from '#contract/milestones'

const STREAK_MARKS = [3, 7, 14, 30, 50, 100, 200] as const
/** Days; each further year is a mark, too. */
const YEAR = 365
const WORD_MARKS = [10, 25, 50, 100, 250, 500, 1000, 2000, 5000] as const

/** A number before a session and after it. */
export interface Growth {
  readonly before: number
  readonly after: number
}

const largestMark: Readonly<Record<Milestone['kind'], (count: number) => number>> = {
  streak: (days) =>
    days >= YEAR ? Math.floor(days / YEAR) * YEAR : (STREAK_MARKS.findLast((mark) => mark <= days) ?? 0),
  words: (words) => WORD_MARKS.findLast((mark) => mark <= words) ?? 0,
}

/** The largest mark above `before` and not above `after`; null when there is none, such as when the number fell. */
export function markReached(kind: Milestone['kind'], { before, after }: Growth): number | null {
  const mark = largestMark[kind](after)
  return mark > before ? mark : null
}

/**
 * What a session reached, one of each kind at most, the larger number first; of equal numbers the streak.
 *
 * @param growth a kind that is left out reaches nothing
 */
export function milestonesReached(growth: Partial<Readonly<Record<Milestone['kind'], Growth>>>): Milestone[] {
  return (['streak', 'words'] as const)
    .flatMap((kind): Milestone[] => {
      const count = growth[kind] ? markReached(kind, growth[kind]) : null
      return count === null ? [] : [{ kind, count }]
    })
    .toSorted((one, other) => other.count - one.count)
}
