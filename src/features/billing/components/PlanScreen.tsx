import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer, Plan, PlanId } from '#contract/billing'
import { routes } from '#contract/routes'
import {
  BulletList,
  Button,
  ErrorScreen,
  Grid,
  Notice,
  PageHeader,
  PlanCard,
  Section,
  Skeletons,
  Stack,
  TextLink,
} from '#design-system'
import { formatDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { useUser } from '#lib/session'
import { useOffer } from '../api/useBilling.ts'
import { roundedYuan } from '../model/charge.ts'
import { FeatureTable } from './FeatureTable.tsx'

/** /vip: the plans, what VIP lifts, and what happens at its end. Open to everyone. */
export function PlanScreen() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { user } = useUser()
  const { data, error, mutate } = useOffer()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack spacing={8}>
        {user?.is_vip && user.vip_until && (
          <Notice tone="reward" title={t('isVip', { day: formatDay(user.vip_until, language) })}>
            {t('isVipText')} <TextLink to={routes.orders()}>{t('orders.title')}</TextLink>
          </Notice>
        )}
        {data ? (
          <Plans offer={data} renew={user?.is_vip ?? false} />
        ) : error ? (
          <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
        ) : (
          <Skeletons shape="cards" count={2} label={t('loading')} />
        )}
        {data?.plans[0] && (
          <Section title={t('features')} look="h2">
            <FeatureTable features={data.plans[0].features} />
          </Section>
        )}
        {/* The plans would push it out of sight when they come. */}
        {(data || error) && (
          <BulletList spacing={2}>
            {(['moneyBack', 'cancel', 'atEnd'] as const).map((note) => (
              <li key={note}>{t(`note.${note}`)}</li>
            ))}
          </BulletList>
        )}
      </Stack>
    </>
  )
}

function Plans({ offer, renew }: { offer: Offer; renew: boolean }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const [chosen, choose] = useState<PlanId>('yearly')
  return (
    <Stack spacing={5}>
      <Stack measure="cards">
        <Grid role="radiogroup" aria-label={t('choose')} columns={{ xs: 1, sm: 2 }} spacing={4}>
          {offer.plans.map((plan) => (
            <PlanCard
              key={plan.id}
              group="plan"
              value={plan.id}
              name={inLanguage(plan.name, language)}
              price={formatMoney(plan.price_cents, language)}
              period={t(`period.${plan.id}`)}
              listPrice={formatMoney(plan.list_cents, language)}
              listLabel={t('listPrice')}
              saving={t('save', { percent: plan.savings })}
              badge={plan.id === 'yearly' ? t('popular') : undefined}
              offer={offer.promotion ? t('promotion', { price: formatMoney(plan.charge_cents, language) }) : undefined}
              checked={chosen === plan.id}
              onChoose={() => choose(plan.id)}
            >
              <PlanNote plan={plan} />
            </PlanCard>
          ))}
        </Grid>
      </Stack>
      <div>
        <Button to={routes.vipPay({ plan: chosen })}>{renew ? t('extend') : t('continue')}</Button>
      </div>
    </Stack>
  )
}

/** What a price in dollars comes to: in yuan for readers of Chinese, and of a year in a month. */
function PlanNote({ plan }: { plan: Plan }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const yuan = roundedYuan(plan.price_fen, language)
  const notes = [
    yuan !== undefined && t('about', { sum: yuan }),
    plan.id === 'yearly' && t('aMonth', { price: formatMoney(Math.ceil(plan.price_cents / 12), language) }),
  ]
  return notes.filter(Boolean).join(' · ')
}
