import { useTranslation } from 'react-i18next'
import { BulletList, Stack, Text } from '#design-system'
import { entitlements } from '#contract/entitlements'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useOffer } from '../api/useBilling.ts'
import { amountOf, isEntitlement } from '../model/features.ts'

/** What the payment opened, line by line, from the table that the server goes by. Nothing until the plans are known. */
export function OpenedFeatures() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { data } = useOffer()
  const features = data?.plans[0]?.features
  if (!features) return null
  const lineOf = (name: (typeof features)[number]) => {
    if (!isEntitlement(name)) return t(`feature.${name}`)
    const { count, isDaily } = amountOf(entitlements[name], 'vip')
    const figure = formatNumber(count, language)
    const amount = count === Infinity ? t('unlimited') : isDaily ? t('perDay', { number: figure }) : figure
    return t('result.opened', { name: t(`feature.${name}`), amount })
  }
  return (
    <Stack spacing={3} align="start">
      <Text variant="h3" component="h2">
        {t('result.openedTitle')}
      </Text>
      <BulletList marks="check" color="textPrimary" spacing={1}>
        {features.map((name) => (
          <li key={name}>{lineOf(name)}</li>
        ))}
      </BulletList>
    </Stack>
  )
}
