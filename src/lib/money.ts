/** Money as each language writes it. Amounts are integer cents; the last division is the only one. */
import type { Language } from '#contract/patterns'

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-US' }

/** 2999 USD as 'US$29.99' or '$29.99', 720 CNY as '¥7.20' or 'CN¥7.20'. */
export const formatMoney = (cents: number, language: Language, currency: 'USD' | 'CNY' = 'USD'): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(cents / 100)
