import { describe, expect, test } from 'vitest'
import { brandOf, CardPayment, cvvLength, isExpired, passesLuhn, spaceCard, spaceExpiry } from './credit-cards.ts'

test.each([
  ['4242424242424242', 'visa', '4242 4242 4242 4242'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
  ['4242-4242 42', 'visa', '4242 4242 42'],
  ['４２４２４２', 'visa', '4242 42'],
  ['42424242424242424242999', 'visa', '4242 4242 4242 4242 424'],
  ['', 'unknown', ''],
])('%s is %s and reads %s', (typed, brand, spaced) => {
  expect(brandOf(typed)).toBe(brand)
  expect(spaceCard(typed)).toBe(spaced)
})

test.each(['4242424242424242', '378282246310005', '6011111111111117'])('%s has its check digit', (digits) => {
  expect(passesLuhn(digits)).toBe(true)
  const last = digits.at(-1) === '9' ? '0' : String(Number(digits.at(-1)) + 1)
  expect(passesLuhn(digits.slice(0, -1) + last)).toBe(false)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12/2'],
  ['1228', '12/28'],
  ['12/2028', '12/28'],
  ['3', '03'],
  ['328', '03/28'],
])('an expiry typed as %s reads %s', (typed, shown) => {
  expect(spaceExpiry(typed)).toBe(shown)
})

test('a card is good to the end of its month', () => {
  expect(isExpired('03/26', new Date('2026-03-31T20:00:00Z'))).toBe(false)
  expect(isExpired('03/26', new Date('2026-04-02T00:00:00Z'))).toBe(true)
})

describe('the form', () => {
  const good = {
    email: 'a@example.com',
    phone: '',
    cardNumber: '4242 4242 4242 4242',
    expiryDate: '12/99',
    cvv: '123',
    cardholderName: 'LIN XIAOYU',
  }
  const faults = (given: object) =>
    (CardPayment.safeParse({ ...good, ...given }).error?.issues ?? []).map(({ path, message }) => [path[0], message])

  test('takes a right card, and a code as long as its brand has', () => {
    expect(faults({})).toEqual([])
    expect(cvvLength('3782 822463 10005')).toBe(4)
    expect(faults({ cardNumber: '3782 822463 10005', cvv: '1234' })).toEqual([])
  })

  test.each([
    [{ cardNumber: '' }, 'cardNumber', 'card_number_required'],
    [{ cardNumber: '4242 4242 4242 4241' }, 'cardNumber', 'card_number_invalid'],
    [{ cardNumber: '4242' }, 'cardNumber', 'card_number_invalid'],
    [{ expiryDate: '13/30' }, 'expiryDate', 'card_expiry_invalid'],
    [{ expiryDate: '' }, 'expiryDate', 'card_expiry_invalid'],
    [{ expiryDate: '01/20' }, 'expiryDate', 'card_expired'],
    [{ cvv: '12' }, 'cvv', 'card_cvv_invalid'],
    [{ cvv: '1234' }, 'cvv', 'card_cvv_invalid'],
    [{ cardholderName: ' ' }, 'cardholderName', 'card_holder_required'],
    [{ email: 'nowhere' }, 'email', 'email_invalid'],
    [{ phone: '123' }, 'phone', 'phone_invalid'],
  ])('says at the field what is wrong with %j', (given, field, code) => {
    expect(faults(given)).toEqual([[field, code]])
  })
})
