import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, hourIn } from './days.ts'
import { digestHourOf, isDigestTime, nextDigestTime, weekBefore } from './digest.ts'
import { isQuietHour } from './reminders.ts'
import { mondayOf } from './streak.ts'

const usual = { hour: 19, quietFrom: 22, quietTo: 8 }

test.each([
  ['nine in the morning', usual, 9],
  ['the end of the quiet hours, where they last longer', { hour: 19, quietFrom: 23, quietTo: 11 }, 11],
  ['the hour of reminders, where the rest of the day is quiet', { hour: 7, quietFrom: 8, quietTo: 6 }, 7],
])('%s', (_, hours, hour) => {
  expect(digestHourOf(hours)).toBe(hour)
})

test.each([
  ['2026-03-09T01:00:00Z', true],
  ['2026-03-09T10:59:00Z', true],
  ['2026-03-09T00:59:00Z', false],
  ['2026-03-09T11:00:00Z', false],
  ['2026-03-08T02:00:00Z', false],
  ['2026-03-10T02:00:00Z', false],
])('%s in Shanghai: %s', (at, is) => {
  expect(isDigestTime('Asia/Shanghai', usual, new Date(at))).toBe(is)
})

test('the week before ends with the Monday of this one', () => {
  expect(weekBefore('Asia/Shanghai', new Date('2026-03-09T01:00:00Z'))).toEqual({
    from: '2026-03-02',
    to: '2026-03-09',
  })
})

const zones = fc.constantFrom(
  'Asia/Shanghai',
  'America/New_York',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/Berlin',
)
const hour = fc.integer({ min: 0, max: 23 })
const allHours = fc.record({ hour, quietFrom: hour, quietTo: hour }).filter((hours) => !isQuietHour(hours.hour, hours))

test('the next time is a Monday within eight days, at its hour, and never quiet', () => {
  fc.assert(
    fc.property(
      zones,
      allHours,
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (zone, hours, after) => {
        const next = nextDigestTime(zone, hours, after)
        const day = dayIn(zone, next)
        expect(day).toBe(mondayOf(day))
        expect(next.getTime()).toBeGreaterThan(after.getTime())
        expect(next.getTime() - after.getTime()).toBeLessThanOrEqual((7 * 24 + 2) * 3_600_000)
        expect(isQuietHour(digestHourOf(hours), hours)).toBe(false)
        // An hour that a clock change leaves out begins when it would have.
        expect(Math.abs(hourIn(zone, next) - digestHourOf(hours))).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 100 },
  )
})
