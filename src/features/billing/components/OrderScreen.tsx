import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { brand } from '#contract/brand'
import type { Order } from '#contract/billing'
import { routes } from '#contract/routes'
import {
  Button,
  EmptyState,
  ErrorScreen,
  Hidden,
  Notice,
  OrderSummary,
  PageHeader,
  Skeletons,
  Stack,
} from '#design-system'
import { formatDay, formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { useFinalOrder } from '../api/useBilling.ts'
import { MoneyBack } from './MoneyBack.tsx'
import { StatusChip } from './StatusChip.tsx'

/** /vip/orders/{order}: the receipt, to be printed, and the way to one's money. */
export function OrderScreen() {
  const { t } = useTranslation('billing')
  const { id = '' } = useParams()
  const { data, error, mutate } = useFinalOrder(id)
  return (
    <>
      <PageHeader
        title={t('receipt.title')}
        back={{ label: t('orders.title'), to: routes.orders() }}
        actions={
          data && (
            <Button variant="secondary" startIcon={<Printer />} onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
          )
        }
      />
      {data ? (
        <Receipt order={data} onAsked={() => void mutate()} />
      ) : error?.code === 'order_not_found' ? (
        <EmptyState title={error.message} />
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeletons shape="cards" count={1} label={t('loading')} />
      )}
    </>
  )
}

function Receipt({ order, onAsked }: { order: Order; onAsked: () => void }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)
  const day = (at: string | null) => (at ? formatDay(at, language) : '–')
  const lines = [
    { name: t('receipt.number'), value: order.number },
    { name: t('receipt.state'), value: <StatusChip status={order.status} /> },
    { name: t('receipt.date'), value: formatMoment(order.paid_at ?? order.created_at, language) },
    { name: t('receipt.seller'), value: brand.both },
    ...(order.email ? [{ name: t('pay.email'), value: order.email }] : []),
    { name: t('receipt.method'), value: t(`method.${order.method}`) },
    { name: t(`plan.${order.plan}`), value: money(order.price_cents) },
    ...(order.promotion_cents > 0 ? [{ name: t('summary.promotion'), value: `−${money(order.promotion_cents)}` }] : []),
    ...(order.vip_from ? [{ name: t('receipt.from'), value: day(order.vip_from) }] : []),
    ...(order.vip_until ? [{ name: t('receipt.until'), value: day(order.vip_until) }] : []),
    ...(order.charge_fen === null
      ? []
      : [{ name: t('summary.alipay'), value: formatMoney(order.charge_fen, language, 'CNY') }]),
    ...(order.refunded_cents > 0 ? [{ name: t('receipt.refunded'), value: `−${money(order.refunded_cents)}` }] : []),
  ]
  return (
    <Stack spacing={5} measure="form">
      {order.is_demo && <Notice tone="warning">{t('demo')}</Notice>}
      <OrderSummary
        title={brand.both}
        lines={lines}
        total={{ name: t('summary.total'), value: money(order.amount_cents) }}
      />
      <Hidden print>
        <MoneyBack order={order} onAsked={onAsked} />
      </Hidden>
    </Stack>
  )
}
