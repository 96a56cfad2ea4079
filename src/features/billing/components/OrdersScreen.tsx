import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/billing'
import { routes } from '#contract/routes'
import { Button, Card, EmptyState, ErrorScreen, PageHeader, Skeletons, Stack, Text, TextLink } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { useOrders } from '../api/useBilling.ts'
import { StatusChip } from './StatusChip.tsx'

/** /vip/orders: everything that was ever started, newest first. */
export function OrdersScreen() {
  const { t } = useTranslation('billing')
  return (
    <>
      <PageHeader title={t('orders.title')} back={{ label: 'VIP', to: routes.vip() }} />
      <Orders />
    </>
  )
}

function Orders() {
  const { t } = useTranslation('billing')
  const { data, error, mutate } = useOrders()
  if (!data && error) {
    if (error.code === 'guest_not_allowed') return <None />
    return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  }
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  if (data.items.length === 0) return <None />
  return (
    <Stack component="ul" spacing={4} measure="form">
      {data.items.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} />
        </li>
      ))}
    </Stack>
  )
}

function None() {
  const { t } = useTranslation('billing')
  return (
    <EmptyState
      title={t('orders.none')}
      picture={<ReceiptText />}
      action={<Button to={routes.vip()}>{t('orders.see')}</Button>}
    >
      {t('orders.noneText')}
    </EmptyState>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  return (
    <Card>
      <Stack direction="row" spacing={3} align="center" justify="space-between" wrap>
        <div>
          <TextLink to={routes.order({ id: order.id })}>{t(`plan.${order.plan}`)}</TextLink>
          <Text variant="body2" color="textSecondary">
            {formatMoment(order.created_at, language)} · {t(`method.${order.method}`)}
            {order.is_demo && ` · ${t('demoMark')}`}
          </Text>
        </div>
        <Stack direction="row" spacing={3} align="center">
          <Text weight="semibold">{formatMoney(order.amount_cents, language)}</Text>
          <StatusChip status={order.status} />
        </Stack>
      </Stack>
      {order.status === 'pending' && (
        <Button variant="secondary" to={routes.vipPay({ plan: order.plan })}>
          {t('orders.pay')}
        </Button>
      )}
    </Card>
  )
}
