/** What plans cost. Money is integer cents; nothing is ever computed in fractions of a dollar. */
import type { PlanId } from '#contract/billing'

export interface PlanTerms {
  readonly months: number
  readonly listCents: number
  readonly priceCents: number
}

export const planTerms: Readonly<Record<PlanId, PlanTerms>> = {
  monthly: { months: 1, listCents: 39_99, priceCents: 29_99 },
  yearly: { months: 12, listCents: 359_88, priceCents: 199_99 },
}

/** Days after a payment in which the money may be asked back. */
export const MONEY_BACK_DAYS = 30

/** Whole percent saved against the list price, rounded down: `floor(100 * (1 - price / list))`. */
export const savingsPercent = (listCents: number, priceCents: number): number =>
  Math.floor(((listCents - priceCents) * 100) / listCents)

/** What is charged: the promotion's price where there is one and it is lower, else the plan's. */
export const chargeCents = (plan: PlanId, promotionCents: number | null): number =>
  Math.min(planTerms[plan].priceCents, promotionCents ?? Infinity)

/** Digits after the point of an exchange rate. */
const RATE_UNIT = 10_000

/** A rate as it is configured, '7.2' or '7.2035', in ten-thousandths; undefined when it is none. */
export function parseRate(rate: string): number | undefined {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(rate)) return undefined
  const [whole = '', part = ''] = rate.split('.')
  const units = Number(whole) * RATE_UNIT + Number(part.padEnd(4, '0'))
  return units > 0 ? units : undefined
}

/** Cents at a rate in ten-thousandths, rounded half up: fen for USD cents. */
export const convertCents = (cents: number, rateUnits: number): number =>
  Math.floor((cents * rateUnits + RATE_UNIT / 2) / RATE_UNIT)

/** Cents as a decimal text: 2999 is '29.99'. */
export const centsToDecimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Cents of a decimal text or number with at most two digits after the point; undefined for anything else. */
export function decimalToCents(decimal: string | number): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(decimal)) ?? []
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
