import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grade } from './grading.ts'
import { chooseWeights, divideLog, logLoss, MIN_REVIEWS } from './memory-fit.ts'
import type { WordHistory } from './memory-fit.ts'
import { modelDays } from './memory.ts'

const start = new Date('2026-03-01T08:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * 86_400_000)
/** Answers to one word on these days. */
const on = (days: readonly number[], grade: Grade = 'good'): WordHistory =>
  days.map((day) => ({ grade, at: after(day) }))

const histories = fc.array(
  fc
    .array(fc.record({ grade: fc.constantFrom<Grade>('again', 'hard', 'good', 'easy'), gap: fc.nat(9) }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((steps) => {
      let day = 0
      return steps.map(({ grade, gap }, index) => ({ grade, at: after((day += index === 0 ? 0 : gap)) }))
    }),
  { minLength: 60, maxLength: 90 },
)

describe('divideLog', () => {
  it('wants enough answers of later days: those of the same day teach nothing about forgetting', () => {
    const words = (count: number) => Array.from({ length: count }, () => on([0, 0.01, 3]))
    expect(divideLog(words(MIN_REVIEWS - 1))).toBeNull()
    expect(divideLog(words(MIN_REVIEWS))).toMatchObject({ reviews: MIN_REVIEWS })
    expect(divideLog([])).toBeNull()
  })

  it('holds back the latest fifth, and learns from all before it', () => {
    fc.assert(
      fc.property(histories, (log) => {
        const task = divideLog(log)
        fc.pre(task !== null)
        const later = log.flatMap((history) =>
          history.filter(({ at }, index) => index > 0 && modelDays(history[index - 1]?.at ?? at, at) > 0),
        )
        const learned = later.filter(({ at }) => at < task.heldOutFrom)
        expect(task.items).toHaveLength(learned.length)
        expect(later).toHaveLength(task.reviews)
        // Answers of one moment are on one side, so more may be held back, never fewer.
        expect(learned.length).toBeLessThanOrEqual(Math.floor(later.length * 0.8))
        expect(task.items.every((steps) => steps[0]?.days === 0 && (steps.at(-1)?.days ?? 0) > 0)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe('logLoss', () => {
  it('is small where what was likely came true, and large where it did not', () => {
    const remembered = [on([0, 1, 4, 12])]
    const forgotten = [[...on([0, 1, 4]), { grade: 'again' as const, at: after(12) }]]
    expect(logLoss(remembered, after(12), null)).toBeLessThan(0.3)
    expect(logLoss(forgotten, after(12), null)).toBeGreaterThan(1)
    expect(logLoss(remembered, after(13), null)).toBeNaN()
  })
})

describe('chooseWeights', () => {
  it('takes a fit that predicts better by a two-hundredth', () => {
    expect(chooseWeights({ common: 0.5, own: null, fitted: 0.497 })).toBe('fitted')
    expect(chooseWeights({ common: 0.5, own: null, fitted: 0.499 })).toBe('common')
    expect(chooseWeights({ common: 0.5, own: 0.45, fitted: 0.44 })).toBe('fitted')
  })

  it('keeps what is in use otherwise, and gives it up once the common weights predict as well', () => {
    expect(chooseWeights({ common: 0.5, own: 0.45, fitted: 0.46 })).toBe('own')
    expect(chooseWeights({ common: 0.45, own: 0.45, fitted: 0.45 })).toBe('common')
    expect(chooseWeights({ common: 0.4, own: 0.45, fitted: 0.42 })).toBe('common')
  })

  it('never takes what predicts worse than the common weights', () => {
    const loss = fc.double({ min: 0.01, max: 2, noNaN: true })
    fc.assert(
      fc.property(loss, fc.option(loss), loss, (common, own, fitted) => {
        const trial = { common, own, fitted }
        expect(trial[chooseWeights(trial)]).toBeLessThanOrEqual(common)
      }),
    )
  })
})
