import { expect, test } from 'vitest'
import { pathThrough, period, placeOf } from './path.ts'

test('levels swing from side to side and never leave the map', () => {
  const places = Array.from({ length: 2 * period }, (_, index) => placeOf(index))
  expect(places.slice(period)).toEqual(places.slice(0, period))
  expect(Math.min(...places)).toBe(20)
  expect(Math.max(...places)).toBe(80)
  const steps = places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? 0)))
  expect(Math.max(...steps)).toBeLessThanOrEqual(21)
})

test('the path visits each level once, in order', () => {
  expect(pathThrough(0)).toBe('')
  expect(pathThrough(1)).toBe('M50 33')
  expect(pathThrough(3)).toBe('M50 33C50 83 71 83 71 133C71 183 80 183 80 233')
})
