import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markReached, milestonesReached } from './milestones.ts'

const streakMarks = [3, 7, 14, 30, 50, 100, 200, 365, 730, 1095, 1460]
const wordMarks = [10, 25, 50, 100, 250, 500, 1000, 2000, 5000]

/** One session after another: each begins with the number that the one before has left. */
const sessionsTo = (most: number) => fc.array(fc.nat({ max: most }), { minLength: 1, maxLength: 60 })

const reachedBy = (kind: 'streak' | 'words', counts: readonly number[]) =>
  counts.map((after, index) => markReached(kind, { before: counts[index - 1] ?? 0, after }))

describe.each([
  { kind: 'streak', marks: streakMarks, most: 1_500 },
  { kind: 'words', marks: wordMarks, most: 6_000 },
] as const)('the marks of $kind', ({ kind, marks, most }) => {
  it('are reached by the step onto them and by no other', () => {
    for (let count = 1; count <= most; count += 1)
      expect(markReached(kind, { before: count - 1, after: count })).toBe(marks.includes(count) ? count : null)
  })

  it('come once each and none is missed while the number only grows; a step over several names the largest', () => {
    fc.assert(
      fc.property(sessionsTo(most), (counts) => {
        const growing = counts.toSorted((a, b) => a - b)
        growing.forEach((after, index) => {
          const before = growing[index - 1] ?? 0
          const passed = marks.filter((mark) => mark > before && mark <= after)
          expect(markReached(kind, { before, after })).toBe(passed.at(-1) ?? null)
        })
        const said = reachedBy(kind, growing).filter((mark) => mark !== null)
        expect(new Set(said).size).toBe(said.length)
      }),
    )
  })

  it('are never reached by a number that stays or falls', () => {
    fc.assert(
      fc.property(fc.nat({ max: most }), fc.nat({ max: most }), (one, other) => {
        const [after, before] = [Math.min(one, other), Math.max(one, other)]
        expect(markReached(kind, { before, after })).toBeNull()
      }),
    )
  })
})

describe('milestonesReached', () => {
  it('puts the larger number first, and of equal ones the streak', () => {
    const small = { before: 6, after: 7 }
    expect(milestonesReached({ streak: small, words: { before: 9, after: 12 } })).toEqual([
      { kind: 'words', count: 10 },
      { kind: 'streak', count: 7 },
    ])
    const fifty = { before: 49, after: 50 }
    expect(milestonesReached({ streak: fifty, words: fifty })[0]).toEqual({ kind: 'streak', count: 50 })
  })

  it('says nothing of a kind that is left out', () => {
    expect(milestonesReached({ words: { before: 0, after: 3 } })).toEqual([])
    expect(milestonesReached({})).toEqual([])
  })
})
