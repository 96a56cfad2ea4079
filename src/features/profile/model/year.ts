import type { Progress } from '#contract/profile'
import type { HeatMapDay } from '#design-system'
import { addDays } from '#rules/days'

const YEAR = 365
/** Answers from which a day has the next shade. */
const STEPS = [1, 10, 25, 50] as const

const levelOf = (answers: number): HeatMapDay['level'] => {
  const level = STEPS.filter((step) => answers >= step).length
  return level >= 4 ? 4 : level === 3 ? 3 : level === 2 ? 2 : level === 1 ? 1 : 0
}

export interface DayOfYear extends HeatMapDay {
  readonly answers: number
  /** Milliseconds of speech. */
  readonly spokenMs: number
}

/** Every day of the last 365 with its shade. */
export function yearOf({ days, today, streak }: Pick<Progress, 'days' | 'today' | 'streak'>): DayOfYear[] {
  const known = new Map(days.map((each) => [each.day, each]))
  const frozen = new Set(streak.frozen)
  return Array.from({ length: YEAR }, (_, index) => {
    const day = addDays(today, index + 1 - YEAR)
    const { answers = 0, spoken_ms: spokenMs = 0 } = known.get(day) ?? {}
    // Shades count answers. A day on which the learner only spoke has the first one.
    const level = answers === 0 && spokenMs > 0 ? 1 : levelOf(answers)
    return { day, level, frozen: frozen.has(day), answers, spokenMs }
  })
}
