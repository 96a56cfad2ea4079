import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { dailyAverage } from './daily-average.ts'

const today = '2026-03-30'
const ago = (count: number, words: number) => ({ day: addDays(today, -count), words })

test.each([
  ['nothing yet', [ago(0, 0)], 0],
  ['no day at all', [], 0],
  ['eight words on the first day', [ago(0, 8)], 8],
  ['eight words on the second day', [ago(1, 0), ago(0, 8)], 4],
  ['thirty days', [ago(29, 30), ago(0, 60)], 3],
  ['older days do not count', [ago(60, 500), ago(0, 30)], 1],
  ['a single word in a month is not nothing', [ago(29, 0), ago(0, 1)], 1],
  ['a day that has not begun here', [ago(-1, 6)], 6],
])('%s', (_, days, average) => {
  expect(dailyAverage(days, today)).toBe(average)
})
