import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, extendVip, shortenVip } from './vip.ts'

const day = (text: string) => new Date(`${text}T10:30:00.000Z`)

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 12, '2027-11-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s and %i months is %s', (from, months, until) => {
  expect(addMonths(day(from), months)).toEqual(day(until))
})

test('time that is left is kept, time that is over is not', () => {
  const now = day('2026-03-04')
  expect(extendVip(null, now, 1)).toEqual({ from: now, until: day('2026-04-04') })
  expect(extendVip(day('2026-01-01'), now, 1)).toEqual({ from: now, until: day('2026-04-04') })
  expect(extendVip(day('2026-03-20'), now, 12)).toEqual({ from: day('2026-03-20'), until: day('2027-03-20') })
})

test('what a payment gave is exactly what its refund takes', () => {
  const moment = fc.date({ min: day('2026-01-01'), max: day('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.option(moment), fc.constantFrom(1, 12), (now, until, months) => {
      const given = extendVip(until, now, months)
      expect(given.until > given.from).toBe(true)
      expect(shortenVip(given.until, given)).toEqual(given.from)
    }),
  )
})
