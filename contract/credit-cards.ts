/**
 * What a simulated card payment asks for. Only the browser reads it: no call of the contract takes a card, and real ones are typed on the
 * provider's own page.
 */
import * as z from 'zod/mini'
import { message } from './messages.ts'
import { Email, Phone, text } from './patterns.ts'

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unionpay' | 'jcb' | 'discover' | 'unknown'

interface BrandRule {
  readonly starts: RegExp
  readonly lengths: readonly number[]
  /** Digits between spaces. */
  readonly groups: readonly number[]
  readonly cvv: number
}

const four = [4, 4, 4, 4, 3]
const rules: Readonly<Record<CardBrand, BrandRule>> = {
  visa: { starts: /^4/, lengths: [13, 16, 19], groups: four, cvv: 3 },
  mastercard: { starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], groups: four, cvv: 3 },
  amex: { starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvv: 4 },
  unionpay: { starts: /^62/, lengths: [16, 17, 18, 19], groups: four, cvv: 3 },
  jcb: { starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: four, cvv: 3 },
  discover: { starts: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], groups: four, cvv: 3 },
  unknown: { starts: /^/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], groups: four, cvv: 3 },
}

/** Digits alone, full-width ones made plain. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number)
  const names = Object.keys(rules) as CardBrand[]
  return (digits && names.find((name) => rules[name].starts.test(digits))) || 'unknown'
}

/** The number with the spaces that its brand prints, cut at its longest. */
export function spaceCard(typed: string): string {
  const { groups, lengths } = rules[brandOf(typed)]
  const digits = digitsOf(typed).slice(0, Math.max(...lengths))
  const parts: string[] = []
  let at = 0
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

/** '1228', '12/28' and '12 / 2028' as '12/28'; a slash appears once the month is there. */
export function spaceExpiry(typed: string): string {
  const digits = digitsOf(typed)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  const year = padded.length >= 6 ? padded.slice(4, 6) : padded.slice(2, 4)
  return padded.length > 2 ? `${month}/${year}` : month
}

/** The check digit that every card number ends with (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

const isNumber = (typed: string) => {
  const digits = digitsOf(typed)
  return rules[brandOf(digits)].lengths.includes(digits.length) && passesLuhn(digits)
}

const isExpiry = (typed: string) => /^(0[1-9]|1[0-2])\/\d{2}$/.test(typed)

/** A card is good to the last day of its month, wherever that day ends last. */
export function isExpired(typed: string, now: Date): boolean {
  const [month, year] = typed.split('/').map(Number)
  return Date.UTC(2000 + (year ?? 0), month ?? 0, 1, 12) <= now.getTime()
}

/** How many digits the security code of a number has. */
export const cvvLength = (number: string): number => rules[brandOf(number)].cvv

const CVV = /^\d{3,4}$/

/** Both may stay empty: a learner who came by phone has no address, and the receipt is in the orders too. */
export const Contact = z.object({
  email: z.union([z.literal(''), Email], message('email_invalid')),
  phone: z.union([z.literal(''), Phone], message('phone_invalid')),
})

export const CardPayment = z
  .object({
    ...Contact.shape,
    cardNumber: z
      .string()
      .check(
        z.minLength(1, { error: message('card_number_required'), abort: true }),
        z.refine(isNumber, message('card_number_invalid')),
      ),
    expiryDate: z.string().check(
      z.refine(isExpiry, { error: message('card_expiry_invalid'), abort: true }),
      z.refine((typed) => !isExpired(typed, new Date()), message('card_expired')),
    ),
    cvv: z.string().check(z.regex(CVV, message('card_cvv_invalid'))),
    cardholderName: text(100).check(z.trim(), z.minLength(1, message('card_holder_required'))),
  })
  .check(
    // A code that is none has said so at its field.
    z.refine(({ cvv, cardNumber }) => !CVV.test(cvv) || cvv.length === cvvLength(cardNumber), {
      error: message('card_cvv_invalid'),
      path: ['cvv'],
    }),
  )
export type CardPayment = z.infer<typeof CardPayment>
