import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '#contract/billing'
import { entitlements, extras } from '#contract/entitlements'
import type { Entitlement, Tier } from '#contract/entitlements'
import { PlanTable, VisuallyHidden } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { amountOf, isEntitlement } from '../model/features.ts'

const tiers = ['user', 'vip'] as const

/** What is free and what VIP lifts here, from the same table that the server goes by. */
export function FeatureTable({ features }: Pick<Plan, 'features'>) {
  const { t } = useTranslation('billing')
  return (
    <PlanTable
      caption={t('features')}
      nameLabel={t('feature.name')}
      plans={[t('free'), 'VIP']}
      rows={features.map((name) => ({
        name: t(`feature.${name}`),
        cells: tiers.map((tier) =>
          isEntitlement(name) ? (
            <Amount key={tier} entitlement={entitlements[name]} tier={tier} />
          ) : (
            <Had key={tier} had={(extras[name] as readonly Tier[]).includes(tier)} />
          ),
        ),
      }))}
    />
  )
}

function Amount({ entitlement, tier }: { entitlement: Entitlement; tier: (typeof tiers)[number] }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { count, isDaily } = amountOf(entitlement, tier)
  if (count === Infinity) return t('unlimited')
  const figure = formatNumber(count, language)
  return isDaily ? t('perDay', { number: figure }) : figure
}

function Had({ had }: { had: boolean }) {
  const { t } = useTranslation('billing')
  return (
    <>
      {had ? <Check aria-hidden /> : <Minus aria-hidden />}
      <VisuallyHidden>{had ? t('included') : t('notIncluded')}</VisuallyHidden>
    </>
  )
}
