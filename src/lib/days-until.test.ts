import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

const now = new Date(2026, 2, 4, 21, 30)

test.each([
  [new Date(2026, 2, 4, 21, 30), null],
  [new Date(2026, 2, 1), null],
  [new Date(2026, 2, 4, 23, 59), 0],
  [new Date(2026, 2, 5, 0, 1), 1],
  [new Date(2026, 2, 10, 8), 6],
  [new Date(2026, 3, 4, 8), 31],
])('%s is %s days away', (moment, days) => {
  expect(daysUntil(moment, now)).toBe(days)
})
