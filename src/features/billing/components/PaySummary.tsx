import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayMethod, PayProvider, Plan } from '#contract/billing'
import type { User } from '#contract/profile'
import { OrderSummary } from '#design-system'
import { formatDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { isInYuan, roundedYuan } from '../model/charge.ts'
import { endOf, renewsItself } from '../model/renewal.ts'

interface PaySummaryProps {
  plan: Plan
  provider: PayProvider | undefined
  method: PayMethod
  user: User
}

/**
 * Plan price, promotion, total, validity, currency, and what happens when the time is over. By Alipay both amounts are shown before the
 * learner leaves; readers of Chinese see the yuan first, and beside dollars what they come to in yuan.
 */
export function PaySummary({ plan, provider, method, user }: PaySummaryProps) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const inYuan = isInYuan(plan, method, language)
  const usd = (cents: number) => formatMoney(cents, language)
  const yuan = (fen: number) => formatMoney(fen, language, 'CNY')
  const [money, price, charge] = inYuan
    ? [yuan, plan.price_fen ?? 0, plan.charge_fen ?? 0]
    : [usd, plan.price_cents, plan.charge_cents]
  const day = formatDay(endOf(plan, provider, user, now), language)
  const yuanToo = method === 'alipay' ? undefined : roundedYuan(plan.charge_fen, language)
  const about = yuanToo === undefined ? undefined : t('about', { sum: yuanToo })
  const other =
    method !== 'alipay' || plan.charge_fen === null
      ? []
      : [
          inYuan
            ? { name: t('summary.inUsd'), value: usd(plan.charge_cents) }
            : { name: t('summary.alipay'), value: yuan(plan.charge_fen) },
        ]
  return (
    <OrderSummary
      title={t('summary.title')}
      lines={[
        { name: inLanguage(plan.name, language), value: money(price) },
        ...(price > charge ? [{ name: t('summary.promotion'), value: `−${money(price - charge)}` }] : []),
        { name: t('summary.saving'), value: t('percent', { percent: plan.charge_savings }) },
        { name: t('summary.validity'), value: t('months', { count: plan.duration }) },
        { name: t('summary.currency'), value: inYuan ? 'CNY' : 'USD' },
        ...other,
      ]}
      total={{ name: t('summary.total'), value: about === undefined ? money(charge) : `${money(charge)} · ${about}` }}
    >
      <span>
        {t(renewsItself(provider) ? 'summary.renews' : 'summary.ends', { day, price: usd(plan.price_cents) })}
      </span>
      <span>{t('note.moneyBack')}</span>
    </OrderSummary>
  )
}
