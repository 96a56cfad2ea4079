import { expect, test } from 'vitest'
import { yearOf } from './year.ts'

test('a year ends today, shades follow the answers, a day of speech alone has the first, and a frozen day is named', () => {
  const days = [
    { day: '2026-03-01', answers: 9, words: 5, sessions: 1, spoken_ms: 0 },
    { day: '2026-03-03', answers: 0, words: 0, sessions: 0, spoken_ms: 900_000 },
    { day: '2026-03-04', answers: 60, words: 40, sessions: 3, spoken_ms: 4_000 },
  ]
  const year = yearOf({
    days,
    today: '2026-03-04',
    streak: { current: 2, best: 2, frozen: ['2026-03-02'], freeze_left: false },
  })
  expect(year).toHaveLength(365)
  expect(year[0]?.day).toBe('2025-03-05')
  expect(year.slice(-4).map(({ level, frozen }) => [level, frozen])).toEqual([
    [1, false],
    [0, true],
    [1, false],
    [4, false],
  ])
  expect(year.at(-1)).toMatchObject({ day: '2026-03-04', answers: 60, spokenMs: 4000 })
})
