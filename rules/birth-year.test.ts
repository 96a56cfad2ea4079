import { expect, test } from 'vitest'
import { correctableFrom, isUnderRequestAge } from './birth-year.ts'

const at = new Date('2026-03-04T04:00:00Z')

test('who may still be 13 counts as under 14, and so does who has not said', () => {
  expect([null, 2020, 2013, 2012, 2011, 1990].map((year) => isUnderRequestAge(year, at))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(isUnderRequestAge(2012, new Date('2026-12-31T23:59:59Z'))).toBe(true)
  expect(isUnderRequestAge(2012, new Date('2027-01-01T00:00:00Z'))).toBe(false)
})

test('a year is corrected at once, and then once in 365 days', () => {
  expect(correctableFrom(null, at)).toBeNull()
  const again = correctableFrom(at, at)
  expect(again?.toISOString()).toBe('2027-03-04T04:00:00.000Z')
  expect(correctableFrom(at, again ?? at)).toBeNull()
})
