import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '#contract/billing'
import { Chip } from '#design-system'

const tones = { pending: 'info', paid: 'primary', closed: 'neutral', refunding: 'info', refunded: 'neutral' } as const

/** An order's state in words. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('billing')
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
}
