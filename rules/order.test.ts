import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPosition, placeBetween, placesAfter } from './order.ts'
import { seededRandom } from './random.ts'

const PLACE = /^[0-9A-Za-z]*[1-9A-Za-z]$/

test('whatever is inserted wherever, it stands where it was put', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(), { minLength: 1, maxLength: 120 }), (seed, spots) => {
      const random = seededRandom(seed)
      const places: string[] = []
      for (const spot of spots) {
        const at = spot % (places.length + 1)
        const place = placeBetween(places[at - 1] ?? null, places[at] ?? null, random)
        expect(place).toMatch(PLACE)
        places.splice(at, 0, place)
      }
      expect(places).toEqual([...new Set(places)].sort())
    }),
  )
})

test('always in front, always at the end: places stay short enough to keep', () => {
  const random = seededRandom('row')
  let first: string | null = null
  let last: string | null = null
  for (let turn = 0; turn < 2_000; turn += 1) {
    first = placeBetween(null, first, random)
    last = placeBetween(last, null, random)
  }
  expect(last?.length).toBeLessThanOrEqual(6)
  expect(first?.length).toBeLessThanOrEqual(6)
})

test('a list made at once is in order and leaves room between', () => {
  const places = placesAfter('zzzz', 2_000, seededRandom('list'))
  expect(places).toEqual([...new Set(places)].sort())
  expect(places[0] && places[0] > 'zzzz').toBe(true)
  expect(placesAfter(null, 2_000, () => 0)[0]).toMatch(PLACE)
})

test('things at one place are in the order of their ids, and another still fits behind them', () => {
  const twins = [
    { id: 'b', position: 'V' },
    { id: 'a', position: 'V' },
  ]
  expect(twins.toSorted(byPosition).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(placeBetween('V', 'V', () => 0.5) > 'V').toBe(true)
})
