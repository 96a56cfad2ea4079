import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findWeakest, MIN_PHONEME_TRIES, shareLowerBound } from './sound-profile.ts'

describe('shareLowerBound', () => {
  test('is below the share, above 0, and comes nearer with more tries', () => {
    const counts = fc
      .tuple(fc.integer({ min: 1, max: 500 }), fc.nat(500))
      .map(([wrong, right]) => [wrong, wrong + right] as const)
    fc.assert(
      fc.property(counts, ([wrong, tries]) => {
        const bound = shareLowerBound(wrong, tries)
        expect(bound).toBeGreaterThan(0)
        expect(bound).toBeLessThan(wrong / tries)
        expect(shareLowerBound(wrong * 10, tries * 10)).toBeGreaterThan(bound)
      }),
    )
  })

  test('is 0 without a fault and without a try', () => {
    expect(shareLowerBound(0, 30)).toBe(0)
    expect(shareLowerBound(0, 0)).toBe(0)
  })

  test('agrees with published values', () => {
    // The 95 % interval of 2 in 10 is 0.0567 to 0.5098.
    expect(shareLowerBound(2, 10)).toBeCloseTo(0.0567, 4)
  })
})

describe('findWeakest', () => {
  const sound = (phoneme: string, good: number, unclear: number, replaced: number) => ({
    phoneme,
    good,
    unclear,
    replaced,
  })
  const namesOf = (...sounds: ReturnType<typeof sound>[]) => findWeakest(sounds).map(({ phoneme }) => phoneme)

  test('names three at most, the weakest first', () => {
    expect(namesOf(sound('R', 20, 5, 5), sound('TH', 5, 5, 20), sound('L', 10, 0, 10), sound('V', 12, 10, 0))).toEqual([
      'TH',
      'L',
      'V',
    ])
  })

  test('names nothing that was hardly tried', () => {
    expect(namesOf(sound('TH', 0, 0, MIN_PHONEME_TRIES - 1))).toEqual([])
    expect(namesOf(sound('TH', 0, 0, MIN_PHONEME_TRIES))).toEqual(['TH'])
  })

  test('many sure faults weigh more than few unsure ones', () => {
    expect(namesOf(sound('TH', 3, 0, 5), sound('R', 40, 0, 60))).toEqual(['R', 'TH'])
  })

  test('what the scorer itself gets wrong is no weakness', () => {
    expect(namesOf(sound('TH', 97, 2, 1))).toEqual([])
  })
})
