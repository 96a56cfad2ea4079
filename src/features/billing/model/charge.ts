/** In which money a payment is shown. Orders are in US dollars; Alipay takes yuan. */
import type { Offer, PayMethod, Plan } from '#contract/billing'
import type { Language } from '#contract/locales'
import { formatMoney } from '#lib/money'

/** Whose readers think in yuan, and pay by Alipay rather than by card. */
const usesYuan: Readonly<Record<Language, boolean>> = { zh: true, en: false }

/** Whether the payment is told in yuan first: to those who think in them, and only where yuan are what is taken. */
export const isInYuan = (plan: Plan, method: PayMethod, language: Language): boolean =>
  usesYuan[language] && method === 'alipay' && plan.charge_fen !== null && plan.price_fen !== null

/** What is taken now, in the money in which it is told. */
export const chargeText = (plan: Plan, method: PayMethod, language: Language): string =>
  isInYuan(plan, method, language)
    ? formatMoney(plan.charge_fen ?? 0, language, 'CNY')
    : formatMoney(plan.charge_cents, language)

/** What a price in dollars comes to, for those who think in yuan: whole ones where it is many. Undefined for others, and without a rate. */
export const roundedYuan = (fen: number | null, language: Language): string | undefined =>
  fen !== null && usesYuan[language] ? formatMoney(fen, language, 'CNY', fen < 10_000 ? undefined : 0) : undefined

/** The ways to pay, the one that most readers of the language have first. */
export const methodsFor = ({ methods }: Offer, language: Language): Offer['methods'] =>
  usesYuan[language]
    ? methods.toSorted((a, b) => Number(b.method === 'alipay') - Number(a.method === 'alipay'))
    : methods
