import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, currentStreak, dayIn, startOfDay } from './days.ts'

const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Pacific/Kiritimati', 'UTC'] as const
const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
const daysFrom = (list: readonly number[]) =>
  [...list].sort((a, b) => a - b).map((offset) => addDays('2026-02-20', offset))

describe('dayIn', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-01T15:59:59Z', '2026-03-01'],
    ['Asia/Shanghai', '2026-03-01T16:00:00Z', '2026-03-02'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
    ['America/New_York', '2026-01-01T05:00:00Z', '2026-01-01'],
    // Clocks go forward on 8 March (a day of 23 hours) and back on 1 November (25 hours).
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['Europe/London', '2026-03-29T22:59:59Z', '2026-03-29'],
    ['Europe/London', '2026-03-29T23:00:00Z', '2026-03-30'],
    ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25'],
    ['Mars/Olympus', '2026-03-01T16:00:00Z', '2026-03-02'],
    ['', '2026-03-01T15:59:59Z', '2026-03-01'],
  ])('is in %s at %s the day %s', (zone, instant, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day)
  })

  it('never goes back, and moves by at most a day in 23 hours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const day = dayIn(zone, instant)
        const later = dayIn(zone, new Date(instant.getTime() + 23 * 3_600_000))
        expect([day, addDays(day, 1)]).toContain(later)
      }),
    )
  })
})

describe('addDays', () => {
  it('crosses months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  })

  it('is undone by going back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (count) => {
        expect(addDays(addDays('2026-06-15', count), -count)).toBe('2026-06-15')
      }),
    )
  })
})

describe('currentStreak', () => {
  it('counts back from today', () => {
    expect(currentStreak(['2026-03-01', '2026-03-03', '2026-03-04', '2026-03-05'], '2026-03-05')).toBe(3)
  })

  it('keeps yesterday’s streak until today is over', () => {
    expect(currentStreak(['2026-03-03', '2026-03-04'], '2026-03-05')).toBe(2)
    expect(currentStreak(['2026-03-03', '2026-03-04'], '2026-03-06')).toBe(0)
  })

  it('survives a flight to where today has not begun', () => {
    expect(currentStreak(['2026-03-03', '2026-03-04', '2026-03-05'], '2026-03-04')).toBe(3)
  })

  it('is 0 for a learner who never studied', () => {
    expect(currentStreak([], '2026-03-05')).toBe(0)
  })

  it('grows by one with a day of study today', () => {
    fc.assert(
      fc.property(offsets, fc.integer({ min: 0, max: 60 }), (list, at) => {
        const today = addDays('2026-02-20', at)
        const before = daysFrom(list).filter((day) => day < today)
        const streak = currentStreak(before, today)
        const studied = [...before, today]
        expect(currentStreak(studied, today)).toBe(streak + 1)
        expect(currentStreak([...studied, today], today)).toBe(streak + 1)
      }),
    )
  })
})

describe('startOfDay', () => {
  it('gives each caller an instant of its own', () => {
    startOfDay('Asia/Shanghai', '2026-03-05').setFullYear(1999)
    expect(startOfDay('Asia/Shanghai', '2026-03-05')).toEqual(new Date('2026-03-04T16:00:00Z'))
  })

  it('is midnight of the zone, and the first hour where a clock change takes midnight away', () => {
    expect(startOfDay('Asia/Shanghai', '2026-03-04')).toEqual(new Date('2026-03-03T16:00:00Z'))
    expect(startOfDay('+05:30', '2026-03-04')).toEqual(new Date('2026-03-03T18:30:00Z'))
    expect(startOfDay('America/New_York', '2026-03-09')).toEqual(new Date('2026-03-09T04:00:00Z'))
    expect(startOfDay('Asia/Beirut', '2026-03-29')).toEqual(new Date('2026-03-28T22:00:00Z'))
  })

  it('is the first instant of its day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const day = dayIn(zone, instant)
        const start = startOfDay(zone, day)
        expect(dayIn(zone, start)).toBe(day)
        expect(dayIn(zone, new Date(start.getTime() - 1)) < day).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
