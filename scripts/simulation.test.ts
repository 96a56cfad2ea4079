import { expect, test } from 'vitest'
import { shareRemembered, simulate } from '#tests/simulation'

const LEARNERS = 2

const lives = (retention: number, skipped: number | null) =>
  Array.from({ length: LEARNERS }, (_, learner) =>
    simulate(`${learner} ${retention}`, { retention, days: 90, newWords: 20, skipped }),
  )

test.each([0.95, 0.9, 0.8])(
  'of every word that comes back, as many are remembered as asked for, within two points: %d',
  (retention) => {
    const tallies = lives(retention, null)
    expect(tallies.flatMap(({ remembered }) => remembered).length).toBeGreaterThan(8_000)
    expect(Math.abs(shareRemembered(tallies) - retention)).toBeLessThanOrEqual(0.02)
  },
  60_000,
)

test('one day in thirty skipped makes no difference to that', () => {
  expect(Math.abs(shareRemembered(lives(0.9, 30)) - 0.9)).toBeLessThanOrEqual(0.02)
}, 60_000)

test('the same seed gives the same life', () => {
  const life = { retention: 0.9, days: 10, newWords: 20, skipped: 30 }
  expect(simulate('one', life)).toEqual(simulate('one', life))
})
