import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '#contract/billing'
import { entitlements, extras } from '#contract/entitlements'
import type { Entitlement, EntitlementName, ExtraName, Tier } from '#contract/entitlements'
import { Box, Card, VisuallyHidden } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

const isEntitlement = (name: EntitlementName | ExtraName): name is EntitlementName => name in entitlements

const tiers = ['user', 'vip'] as const

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { p: 3, borderBottom: 1, borderColor: 'divider', textAlign: 'center', verticalAlign: 'middle' },
  '& th[scope="row"], & thead th:first-of-type': { textAlign: 'start' },
  '& th[scope="row"]': { fontWeight: 500 },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& td:last-of-type': { fontWeight: 600, color: 'primary.main' },
  '& svg': { width: 20, height: 20, display: 'block', mx: 'auto' },
}

/** What is free and what VIP lifts here, from the same table that the server goes by. */
export function FeatureTable({ features }: Pick<Plan, 'features'>) {
  const { t } = useTranslation('billing')
  return (
    <Card padding="flush">
      <Box component="table" sx={table}>
        <caption>
          <VisuallyHidden>{t('features')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('feature.name')}</th>
            <th scope="col">{t('free')}</th>
            <th scope="col">VIP</th>
          </tr>
        </thead>
        <tbody>
          {features.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`feature.${name}`)}</th>
              {tiers.map((tier) => (
                <td key={tier}>
                  {isEntitlement(name) ? (
                    <Amount entitlement={entitlements[name]} tier={tier} />
                  ) : (
                    <Had had={(extras[name] as readonly Tier[]).includes(tier)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  )
}

function Amount({ entitlement, tier }: { entitlement: Entitlement; tier: (typeof tiers)[number] }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const most = entitlement[tier]
  if (most === Infinity || (tier === 'vip' && entitlement.fairUse)) return t('unlimited')
  const count = formatNumber(most, language)
  return entitlement.per === 'day' ? t('perDay', { number: count }) : count
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
