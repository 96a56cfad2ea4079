import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsToDecimal,
  chargeCents,
  convertCents,
  decimalToCents,
  parseRate,
  planTerms,
  savingsPercent,
} from './prices.ts'

const cents = fc.integer({ min: 1, max: 100_000_00 })

describe('savings', () => {
  test.each([
    ['monthly', null, 25],
    ['yearly', null, 44],
    ['monthly', 1_00, 97],
    ['yearly', 1_00, 99],
  ] as const)('%s at promotion %s saves %i percent', (plan, promotion, percent) => {
    expect(savingsPercent(planTerms[plan].listCents, chargeCents(plan, promotion))).toBe(percent)
  })

  test('never promise more than is saved, and less than a percent less', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [price, list] = a < b ? [a, b] : [b, a]
        const percent = savingsPercent(list, price)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent * list).toBeLessThanOrEqual((list - price) * 100)
        expect((percent + 1) * list).toBeGreaterThan((list - price) * 100)
      }),
    )
  })
})

test('a promotion never makes a plan dearer', () => {
  expect(chargeCents('monthly', 1_00)).toBe(1_00)
  expect(chargeCents('monthly', 99_00)).toBe(29_99)
  expect(chargeCents('yearly', null)).toBe(199_99)
})

describe('decimals', () => {
  test('and cents are the same money both ways', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(decimalToCents(centsToDecimal(amount))).toBe(amount)
        expect(decimalToCents(amount / 100)).toBe(amount)
      }),
    )
  })

  test.each(['', '1.', '.5', '1.001', '-1', '1e2', 'NaN', ' 1', '1,00', '0x10', NaN, Infinity, -1, 0.1 + 0.2])(
    '%j is no amount',
    (text) => {
      expect(decimalToCents(text)).toBeUndefined()
    },
  )
})

describe('exchange', () => {
  test.each([
    [100, '7.2', 720],
    [2999, '7.2', 21593],
    [19999, '7.1234', 142461],
    [1, '7.2', 7],
  ])('%i cents at %s are %i fen', (amount, rate, fen) => {
    expect(convertCents(amount, parseRate(rate) ?? 0)).toBe(fen)
  })

  test('is off by at most half a fen', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), (amount, units) => {
        expect(Math.abs(convertCents(amount, units) * 10_000 - amount * units)).toBeLessThanOrEqual(5_000)
      }),
    )
  })

  test.each(['', '0', '0.0', 'seven', '7,2', '-7', '7.12345', '1e1'])('%j is no rate', (rate) => {
    expect(parseRate(rate)).toBeUndefined()
  })
})
