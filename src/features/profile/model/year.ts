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

/** Every day of the last 365 with its shade. */
export function yearOf(
  { days, today, streak }: Pick<Progress, 'days' | 'today' | 'streak'>,
  titleOf: (day: string, answers: number, frozen: boolean) => string,
): HeatMapDay[] {
  const answers = new Map(days.map((each) => [each.day, each.answers]))
  const frozen = new Set(streak.frozen)
  return Array.from({ length: YEAR }, (_, index) => {
    const day = addDays(today, index + 1 - YEAR)
    const count = answers.get(day) ?? 0
    const isFrozen = frozen.has(day)
    return { day, level: levelOf(count), frozen: isFrozen, title: titleOf(day, count, isFrozen) }
  })
}
