import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourIn } from './days.ts'
import { isQuietHour, nextReminderTime, quietEnd, remindersAt, streakHourOf } from './reminders.ts'

const standard = { hour: 19, quietFrom: 22, quietTo: 8 }
const hours = fc
  .record({ hour: fc.nat(23), quietFrom: fc.nat(23), quietTo: fc.nat(23) })
  .filter((each) => !isQuietHour(each.hour, each))

test('quiet hours go over midnight, or within a day, or are none', () => {
  const quiet = (quietFrom: number, quietTo: number) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuietHour(hour, { quietFrom, quietTo }))
  expect(quiet(22, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 22, 23])
  expect(quiet(12, 14)).toEqual([12, 13])
  expect(quiet(0, 0)).toEqual([])
})

test('words are reminded of at the chosen hour and a little later, a streak in the evening', () => {
  const at = (hour: number) => remindersAt(hour, standard)
  expect([18, 19, 20, 21, 22].map(at)).toEqual([
    [],
    ['review_due'],
    ['streak_at_risk', 'review_due'],
    ['streak_at_risk', 'review_due'],
    [],
  ])
  expect(remindersAt(8, { ...standard, hour: 8 })).toEqual(['review_due'])
  expect(remindersAt(20, { ...standard, hour: 8 })).toEqual(['streak_at_risk'])
})

test('where the evening is quiet a streak is reminded of before it', () => {
  expect(streakHourOf({ hour: 12, quietFrom: 18, quietTo: 8 })).toBe(17)
  expect(streakHourOf({ hour: 21, quietFrom: 22, quietTo: 8 })).toBe(21)
})

test('nothing is ever reminded of in a quiet hour', () => {
  fc.assert(
    fc.property(hours, fc.nat(23), (each, hour) => {
      expect(isQuietHour(hour, each) && remindersAt(hour, each).length > 0).toBe(false)
      expect(isQuietHour(streakHourOf(each), each)).toBe(false)
    }),
  )
})

test('the next time is ahead, within a day and an hour, and on the clock of the learner', () => {
  const zones = ['Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe']
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...zones), hours, moment, (zone, each, after) => {
      const next = nextReminderTime(zone, each, after)
      expect(next.getTime()).toBeGreaterThan(after.getTime())
      expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(26 * 3_600_000)
    }),
  )
})

test('a clock change moves the time with the clock', () => {
  // In New York the clocks go forward on 8 March 2026 at two.
  const next = nextReminderTime('America/New_York', standard, new Date('2026-03-08T12:00:00Z'))
  expect(next.toISOString()).toBe('2026-03-08T23:00:00.000Z')
  expect(hourIn('America/New_York', next)).toBe(19)
})

test('quiet hours end in the morning of the learner, on this day or the next', () => {
  const end = (zone: string, at: string) => quietEnd(zone, standard, new Date(at))?.toISOString()
  expect(end('Asia/Shanghai', '2026-03-04T15:00:00Z')).toBe('2026-03-05T00:00:00.000Z')
  expect(end('Asia/Shanghai', '2026-03-04T17:00:00Z')).toBe('2026-03-05T00:00:00.000Z')
  expect(end('Asia/Shanghai', '2026-03-04T04:00:00Z')).toBeUndefined()
  expect(quietEnd('Asia/Shanghai', { quietFrom: 0, quietTo: 0 }, new Date())).toBeUndefined()
})
