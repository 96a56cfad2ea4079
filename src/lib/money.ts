/** Money as each language writes it. Amounts are integer cents; the last division is the only one. */
import { locales } from '#contract/locales'
import type { Language } from '#contract/locales'

/** 2999 USD as 'US$29.99' or '$29.99', 720 CNY as '¥7.20' or 'CN¥7.20'. */
export const formatMoney = (
  cents: number,
  language: Language,
  currency: 'USD' | 'CNY' = 'USD',
  /** Digits after the point; those of the currency where nothing is said. */
  digits?: 0,
): string =>
  new Intl.NumberFormat(locales[language].tag, { style: 'currency', currency, maximumFractionDigits: digits }).format(
    cents / 100,
  )
