import { expect, test } from 'vitest'
import { timeUntil } from './when.ts'

test.each([
  ['2026-03-04T12:00:20Z', { unit: 'minutes', count: 1 }],
  ['2026-03-04T11:00:00Z', { unit: 'minutes', count: 1 }],
  ['2026-03-04T12:59:00Z', { unit: 'minutes', count: 59 }],
  ['2026-03-04T14:10:00Z', { unit: 'hours', count: 2 }],
  ['2026-03-05T13:00:00Z', { unit: 'days', count: 1 }],
  ['2026-03-07T11:00:00Z', { unit: 'days', count: 3 }],
])('%s is %j from noon', (instant, expected) => {
  expect(timeUntil(instant, new Date('2026-03-04T12:00:00Z'))).toEqual(expected)
})
