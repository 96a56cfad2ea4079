import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_POINTS_PER_DAY, pointsFor, weekOf } from './points.ts'

const fresh = { firstTry: true, due: false, earlierToday: 0, pointsToday: 0 }

describe('pointsFor', () => {
  it('gives 10 for a word right at the first try, 15 when its card was due', () => {
    expect(pointsFor(fresh)).toBe(10)
    expect(pointsFor({ ...fresh, due: true })).toBe(15)
  })

  it('gives nothing for a missed word, due or not', () => {
    expect(pointsFor({ ...fresh, firstTry: false, due: true })).toBe(0)
  })

  it('gives nothing for the third time on one day', () => {
    expect([0, 1, 2, 3].map((earlierToday) => pointsFor({ ...fresh, earlierToday }))).toEqual([10, 10, 0, 0])
  })

  it('stops exactly at the cap of the day', () => {
    expect(pointsFor({ ...fresh, due: true, pointsToday: MAX_POINTS_PER_DAY - 7 })).toBe(7)
    expect(pointsFor({ ...fresh, pointsToday: MAX_POINTS_PER_DAY })).toBe(0)
  })

  it('never lets a day exceed the cap, nor takes points away', () => {
    const answer = fc.record({ firstTry: fc.boolean(), due: fc.boolean(), earlierToday: fc.nat(3) })
    fc.assert(
      fc.property(
        fc.nat(MAX_POINTS_PER_DAY + 100),
        fc.array(answer, { maxLength: 200, size: 'max' }),
        (start, list) => {
          const end = list.reduce((sum, one) => sum + pointsFor({ ...one, pointsToday: sum }), start)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(Math.max(start, MAX_POINTS_PER_DAY))
        },
      ),
    )
  })
})

describe('weekOf', () => {
  it.each([
    ['2026-03-01T15:59:59Z', '2026-02-23'],
    ['2026-03-01T16:00:00Z', '2026-03-02'],
    ['2026-03-08T15:59:59Z', '2026-03-02'],
    ['2026-01-01T00:00:00Z', '2025-12-29'],
  ])('puts %s into the week of Monday %s in China', (instant, monday) => {
    expect(weekOf(new Date(instant))).toBe(monday)
  })
})
