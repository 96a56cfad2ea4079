import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, currentStreak, dayIn, startOfDay } from './days.ts'
import { mondayOf, studyStreak } from './streak.ts'

// 2026-03-02 is a Monday.
const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const streak = (days: readonly number[], today: number) => studyStreak(days.map(march), march(today))

describe('studyStreak', () => {
  it('counts days in a row; today may still be studied', () => {
    expect(streak([2, 3, 4], 4)).toMatchObject({ current: 3, best: 3, frozen: [], freezeLeft: true })
    expect(streak([2, 3, 4], 5)).toMatchObject({ current: 3, frozen: [], freezeLeft: true })
    expect(streak([], 5)).toMatchObject({ current: 0, best: 0 })
  })

  it('covers one missed day a week, without counting it', () => {
    expect(streak([2, 3, 5], 5)).toEqual({ current: 3, best: 3, frozen: [march(4)], freezeLeft: false })
    expect(streak([2, 4, 6], 6)).toMatchObject({ current: 1, best: 2, frozen: [march(3)] })
    expect(streak([6, 8, 10], 10)).toMatchObject({ current: 3, frozen: [march(7), march(9)], freezeLeft: false })
  })

  it('covers two days that lie in two weeks, and no gap in part', () => {
    expect(streak([7, 10], 10)).toMatchObject({ current: 2, frozen: [march(8), march(9)] })
    expect(streak([2, 5], 5)).toMatchObject({ current: 1, frozen: [], freezeLeft: true })
  })

  it('shows a freeze that keeps the streak alive before the learner is back', () => {
    expect(streak([2, 3], 5)).toMatchObject({ current: 2, frozen: [march(4)], freezeLeft: false })
    expect(streak([2, 3], 6)).toMatchObject({ current: 0, frozen: [], freezeLeft: true })
  })

  it('follows the learner’s own midnight, on days of 23 and 25 hours too', () => {
    const zone = 'America/New_York'
    for (const change of ['2026-03-08', '2026-11-01']) {
      const days = [-1, 0, 1].map((count) => addDays(change, count))
      const lastMoments = days.map((day) => new Date(startOfDay(zone, addDays(day, 1)).getTime() - 1))
      expect(lastMoments.map((moment) => dayIn(zone, moment))).toEqual(days)
      expect(studyStreak(days, change)).toMatchObject({ current: 3, frozen: [] })
    }
  })

  it('is never shorter than without freezes, and never covers two days of a week', () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
    fc.assert(
      fc.property(offsets, (given) => {
        const days = [...new Set(given)].sort((a, b) => a - b).map((count) => addDays('2026-01-01', count))
        const today = addDays('2026-01-01', 60)
        const { current, best, frozen } = studyStreak(days, today)
        expect(current).toBeGreaterThanOrEqual(currentStreak(days, today))
        const streaks = days.map((day, index) => currentStreak(days.slice(0, index + 1), day))
        expect(best).toBeGreaterThanOrEqual(Math.max(0, ...streaks))
        expect(best).toBeLessThanOrEqual(days.length)
        expect(new Set(frozen.map(mondayOf)).size).toBe(frozen.length)
        expect(frozen.some((day) => days.includes(day))).toBe(false)
      }),
    )
  })
})
