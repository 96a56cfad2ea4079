import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { placePlants, plantPosture, plantSpeciesOf } from './plants.ts'

describe('plantSpeciesOf', () => {
  const categories = [
    'animals-nature',
    'earth-sky',
    'food-drink',
    'people-body',
    'travel-places',
    'activities',
    'objects',
  ]

  it('gives every category a silhouette of its own', () => {
    const species = categories.map(plantSpeciesOf)
    expect(new Set(species).size).toBe(7)
    expect(species).not.toContain('grass')
  })

  it.each([null, 'cet4', 'gre', 'constructor'])('is grass for %s', (category) => {
    expect(plantSpeciesOf(category)).toBe('grass')
  })
})

test.each([
  [1, false, 'upright'],
  [0.9, false, 'upright'],
  [0.89, false, 'slight'],
  [0.8, false, 'slight'],
  [0.79, false, 'leaning'],
  [0.99, true, 'leaning'],
] as const)('a plant with a recall of %d, due %s, is %s', (recall, isDue, posture) => {
  expect(plantPosture(recall, isDue)).toBe(posture)
})

describe('placePlants', () => {
  const ids = fc.uniqueArray(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 60 })

  it('gives each plant a cell of its own, the same every time', () => {
    fc.assert(
      fc.property(ids, (plants) => {
        const places = placePlants(plants, 60)
        expect(new Set(places.map(({ cell }) => cell)).size).toBe(plants.length)
        expect(placePlants(plants, 60)).toEqual(places)
        for (const { cell, shiftX, shiftY } of places) {
          expect(cell).toBeGreaterThanOrEqual(0)
          expect(cell).toBeLessThan(60)
          expect(Math.max(Math.abs(shiftX), Math.abs(shiftY))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('moves nothing when something is planted', () => {
    fc.assert(
      fc.property(ids, (plants) => {
        expect(placePlants(plants, 60).slice(0, -1)).toEqual(placePlants(plants.slice(0, -1), 60))
      }),
    )
  })

  it('spreads words that come in a row', () => {
    const cells = placePlants([1, 2, 3, 4, 5, 6, 7, 8], 60).map(({ cell }) => cell)
    expect(Math.max(...cells) - Math.min(...cells)).toBeGreaterThan(20)
  })

  it('refuses more plants than there are cells', () => {
    expect(() => placePlants([1, 2, 3], 2)).toThrow(RangeError)
  })
})
