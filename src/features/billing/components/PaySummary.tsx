import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayProvider, Plan } from '#contract/billing'
import type { User } from '#contract/profile'
import { OrderSummary } from '#design-system'
import { formatDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { endOf, renewsItself } from '../model/renewal.ts'

interface PaySummaryProps {
  plan: Plan
  provider: PayProvider | undefined
  /** Both amounts are shown before the learner leaves. */
  byAlipay: boolean
  user: User
}

/** Plan price, promotion, total, validity, currency, and what happens when the time is over. */
export function PaySummary({ plan, provider, byAlipay, user }: PaySummaryProps) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const money = (cents: number) => formatMoney(cents, language)
  const promotion = plan.price_cents - plan.charge_cents
  const day = formatDay(endOf(plan, provider, user, now), language)
  const price = money(plan.price_cents)
  const fen = byAlipay && plan.charge_fen !== null ? formatMoney(plan.charge_fen, language, 'CNY') : undefined
  return (
    <OrderSummary
      title={t('summary.title')}
      lines={[
        { name: inLanguage(plan.name, language), value: price },
        ...(promotion > 0 ? [{ name: t('summary.promotion'), value: `−${money(promotion)}` }] : []),
        { name: t('summary.saving'), value: t('percent', { percent: plan.charge_savings }) },
        { name: t('summary.validity'), value: t('months', { count: plan.duration }) },
        { name: t('summary.currency'), value: 'USD' },
        ...(fen === undefined ? [] : [{ name: t('summary.alipay'), value: fen }]),
      ]}
      total={{ name: t('summary.total'), value: money(plan.charge_cents) }}
    >
      <span>{renewsItself(provider) ? t('summary.renews', { day, price }) : t('summary.ends', { day, price })}</span>
      <span>{t('note.moneyBack')}</span>
    </OrderSummary>
  )
}
