import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bestStars, starsFor } from './stars.ts'

describe('starsFor', () => {
  it('gives 3 stars from 7 of 8, 2 from 5, 1 for finishing', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((right) => starsFor(right))).toEqual([1, 1, 1, 1, 1, 2, 2, 3, 3])
  })

  it('judges shorter runs by the same shares', () => {
    expect([0, 1, 2, 3, 4].map((right) => starsFor(right, 4))).toEqual([1, 1, 1, 2, 3])
    expect([0, 1].map((right) => starsFor(right, 1))).toEqual([1, 3])
  })

  it('gives nothing for a run without words', () => {
    expect(starsFor(0, 0)).toBe(0)
  })

  it('never gives fewer stars for one more right word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), (total, right) => {
        fc.pre(right < total)
        expect(starsFor(right + 1, total)).toBeGreaterThanOrEqual(starsFor(right, total))
        expect(starsFor(total, total)).toBe(3)
      }),
    )
  })
})

describe('bestStars', () => {
  it('keeps the best result', () => {
    expect(bestStars(3, 1)).toBe(3)
    expect(bestStars(0, 2)).toBe(2)
  })
})
