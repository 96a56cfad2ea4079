import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
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

test('what renews by itself lasts until it has been charged again', () => {
  const now = day('2026-02-28')
  expect(extendVip(now, now, 1, day('2026-03-31'))).toEqual({ from: now, until: new Date('2026-03-31T12:30:00.000Z') })
  expect(extendVip(day('2026-05-01'), now, 1, day('2026-03-31')).until).toEqual(day('2026-06-01'))
})

test.each(['America/New_York', 'Europe/London', 'Asia/Shanghai', 'Pacific/Apia'])(
  'months are the same where the server runs in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    // Nights in which clocks change, and the end of a month.
    const months = [
      ['2026-03-08T06:59:59Z', '2026-04-08T06:59:59.000Z'],
      ['2026-03-29T00:30:00Z', '2026-04-29T00:30:00.000Z'],
      ['2026-11-01T05:30:00Z', '2026-12-01T05:30:00.000Z'],
      ['2026-01-31T23:59:59Z', '2026-02-28T23:59:59.000Z'],
    ]
    for (const [from = '', until] of months) expect(addMonths(new Date(from), 1).toISOString()).toBe(until)
    vi.unstubAllEnvs()
  },
)

test('what a payment gave is exactly what its refund takes', () => {
  const moment = fc.date({ min: day('2026-01-01'), max: day('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.option(moment), fc.constantFrom(1, 12), fc.option(moment), (now, until, months, charged) => {
      const given = extendVip(until, now, months, charged ?? undefined)
      expect(given.until > given.from).toBe(true)
      expect(shortenVip(given.until, given)).toEqual(given.from)
    }),
  )
})
