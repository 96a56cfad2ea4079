import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareCounts, countOfDay, countUntil, lengthAt, serviceTime } from './metrics.ts'

test('days and hours are those of Shanghai', () => {
  expect(serviceTime(new Date('2026-03-04T15:59:30Z'))).toEqual({ day: '2026-03-04', hour: 23, minute: 59 })
  expect(serviceTime(new Date('2026-03-04T16:00:00Z'))).toEqual({ day: '2026-03-05', hour: 0, minute: 0 })
})

test('of an hour that is not over its share counts', () => {
  const hours = new Map([
    [0, 10],
    [12, 60],
    [13, 100],
  ])
  expect(countUntil(hours, { hour: 0, minute: 0 })).toBe(0)
  expect(countUntil(hours, { hour: 12, minute: 20 })).toBe(30)
  expect(countUntil(hours, { hour: 13, minute: 0 })).toBe(70)
  expect(countUntil(new Map(), { hour: 13, minute: 0 })).toBe(0)
})

const anHour = fc.integer({ min: 0, max: 23 })
const aDay = fc.array(fc.tuple(anHour, fc.nat(10_000))).map((hours) => new Map(hours))

test('a day grows from nothing to its count, and never falls', () => {
  fc.assert(
    fc.property(aDay, fc.nat(1438), (hours, at) => {
      const timeOf = (minutes: number) => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
      const [one, next] = [countUntil(hours, timeOf(at)), countUntil(hours, timeOf(at + 1))]
      expect(next).toBeGreaterThanOrEqual(one)
      expect(one).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThanOrEqual(countOfDay(hours))
    }),
  )
})

test('a queue is as long as it was last seen', () => {
  const hours = new Map([
    [3, 7],
    [9, 0],
  ])
  expect([2, 3, 8, 9, 23].map((hour) => lengthAt(hours, hour))).toEqual([null, 7, 7, 0, 0])
})

test('more and less, in percent of what was before', () => {
  expect(compareCounts(150, 100)).toEqual({ direction: 'more', percent: 50 })
  expect(compareCounts(1, 3)).toEqual({ direction: 'less', percent: 67 })
  expect(compareCounts(0, 0)).toEqual({ direction: 'same', percent: null })
  expect(compareCounts(5, 0)).toEqual({ direction: 'more', percent: null })
})
