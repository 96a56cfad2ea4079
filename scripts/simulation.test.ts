import { expect, test } from 'vitest'
import { drawLife, simulatePlan } from '#tests/plan-simulation'
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

test('what a plan for an exam promises is what is remembered on the day, within three points', () => {
  const life = { words: 300, days: 30, minutes: 40, earlier: 0, visits: 1, skipped: null } as const
  const outcomes = ['one', 'two', 'three'].map((seed) => simulatePlan(seed, life))
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const off = outcomes.map(({ promised, remembered }) => remembered - promised)
  expect(Math.abs(mean(off))).toBeLessThanOrEqual(0.03)
  expect(outcomes[0]?.first.planned).toBe(300)
}, 60_000)

test('the same seed gives the same plan and the same day of the exam', () => {
  const life = { ...drawLife('one', { skipped: 10 }), words: 60, days: 8 }
  expect(simulatePlan('one', life)).toEqual(simulatePlan('one', life))
})
