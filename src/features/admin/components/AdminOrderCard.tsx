import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefundBody } from '#contract/admin'
import type { AdminOrder } from '#contract/admin'
import { Box, Button, Card, Chip, ConfirmDialog, ErrorBox, FormField, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useContractForm } from '#lib/forms'
import { useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'

interface AdminOrderCardProps {
  item: AdminOrder
  onRefund: (note: string) => Promise<void>
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 3 }
const log = { m: 0, mt: 3, pl: 5, color: 'text.secondary', typography: 'body2' }
const tones = { pending: 'info', paid: 'primary', closed: 'neutral', refunding: 'info', refunded: 'neutral' } as const

/** One order with its log; a paid one can be given back. */
export function AdminOrderCard({ item: { order, buyer, events }, onRefund }: AdminOrderCardProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <Card>
      <Box sx={head}>
        <Box sx={{ minWidth: 0 }}>
          <Text variant="h4" component="h2">
            {order.number}
          </Text>
          <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[buyer?.username ?? t('orders.gone'), order.email, t(`orders.plan.${order.plan}`), order.provider]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Text sx={{ fontWeight: 600 }}>{formatMoney(order.amount_cents, language)}</Text>
          <Chip tone={tones[order.status]}>{t(`orders.status.${order.status}`)}</Chip>
        </Box>
      </Box>
      <Box component="ol" sx={log}>
        {events.map(({ kind, at, actor, note }, index) => (
          <li key={`${at} ${index}`}>
            {[formatMoment(at, language), t(`orders.event.${kind}`, { defaultValue: kind }), actor, note]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </Box>
      {order.status === 'paid' && (
        <Box sx={{ mt: 4 }}>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('orders.refund')}
          </Button>
        </Box>
      )}
      {asking && (
        <Refund
          question={t('orders.question', { amount: formatMoney(order.amount_cents, language) })}
          onRefund={onRefund}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

interface RefundProps {
  question: string
  onRefund: (note: string) => Promise<void>
  onClose: () => void
}

function Refund({ question, onRefund, onClose }: RefundProps) {
  const { t } = useTranslation('admin')
  const form = useContractForm({
    schema: RefundBody,
    defaults: { note: '' },
    submit: async ({ note = '' }) => {
      await onRefund(note)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      title={question}
      confirmLabel={t('orders.refund')}
      cancelLabel={t('cancel')}
      loading={form.submitting}
      onConfirm={form.onSubmit}
      onCancel={onClose}
    >
      <Stack spacing={4}>
        <Text>{t('orders.refundText')}</Text>
        <FormField label={t('orders.note')} maxLength={500} {...form.field('note')} />
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
      </Stack>
    </ConfirmDialog>
  )
}
