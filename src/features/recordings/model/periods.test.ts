import { expect, test } from 'vitest'
import { beginOf } from './periods.ts'

const now = new Date(2026, 2, 4, 15, 30)

test.each([
  ['today', new Date(2026, 2, 4)],
  ['week', new Date(2026, 1, 26)],
  ['month', new Date(2026, 1, 3)],
] as const)('%s begins at midnight of its first day', (period, begin) => {
  expect(beginOf(period, now)).toBe(begin.toISOString())
})

test('all has no beginning', () => {
  expect(beginOf('all', now)).toBeUndefined()
})
