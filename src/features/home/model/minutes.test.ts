import { expect, test } from 'vitest'
import { minutesFor } from './minutes.ts'

test.each([
  [1, 1],
  [8, 2],
  [20, 5],
])('%d words take about %d minutes', (words, minutes) => {
  expect(minutesFor(words)).toBe(minutes)
})
