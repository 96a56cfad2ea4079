import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefundBody } from '#contract/admin'
import type { AdminOrder } from '#contract/admin'
import { routes } from '#contract/routes'
import {
  BulletList,
  Button,
  Card,
  Chip,
  ConfirmDialog,
  ErrorBox,
  FormField,
  Stack,
  Text,
  TextLink,
} from '#design-system'
import { formatMoment } from '#lib/format'
import { useContractForm } from '#lib/forms'
import { useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { useReauth } from '#lib/reauth'

interface AdminOrderCardProps {
  item: AdminOrder
  /** Resolves to true once it is done. */
  onRefund: (note: string) => Promise<true>
}

const tones = { pending: 'info', paid: 'primary', closed: 'neutral', refunding: 'info', refunded: 'neutral' } as const

/** One order with its log; a paid one can be given back. */
export function AdminOrderCard({ item: { order, buyer, events }, onRefund }: AdminOrderCardProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <Card>
      <Stack spacing={4}>
        <Stack spacing={3}>
          <Stack direction="row" spacing={3} align="center" justify="space-between" wrap>
            <div>
              <Text variant="h4" component="h2">
                {order.number}
              </Text>
              <Text variant="body2" color="textSecondary" breakWord>
                {buyer ? (
                  <TextLink to={routes.adminUser({ id: buyer.id })}>{buyer.username}</TextLink>
                ) : (
                  t('orders.gone')
                )}
                {[order.email, t(`orders.plan.${order.plan}`), order.provider].flatMap((fact) =>
                  fact ? [` · ${fact}`] : [],
                )}
              </Text>
            </div>
            <Stack direction="row" spacing={3} align="center">
              <Text weight="semibold">{formatMoney(order.amount_cents, language)}</Text>
              <Chip tone={tones[order.status]}>{t(`orders.status.${order.status}`)}</Chip>
            </Stack>
          </Stack>
          <BulletList ordered variant="body2">
            {events.map(({ kind, at, actor, note }, index) => (
              <li key={`${at} ${index}`}>
                {[formatMoment(at, language), t(`orders.event.${kind}`, { defaultValue: kind }), actor, note]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </BulletList>
        </Stack>
        {order.status === 'paid' && (
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('orders.refund')}
            </Button>
          </div>
        )}
      </Stack>
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
  /** Resolves to true once it is done. */
  onRefund: (note: string) => Promise<true>
  onClose: () => void
}

/** Asks for a proof of who is there where the last one is old. */
function Refund({ question, onRefund, onClose }: RefundProps) {
  const { t } = useTranslation('admin')
  const withReauth = useReauth()
  const form = useContractForm({
    schema: RefundBody,
    defaults: { note: '' },
    submit: async ({ note = '' }) => {
      if (await withReauth(() => onRefund(note))) onClose()
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
