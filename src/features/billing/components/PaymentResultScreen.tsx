import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '#contract/billing'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, LoadingScreen, Notice, Stack, SuccessScreen, Text } from '#design-system'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useFinalOrder } from '../api/useBilling.ts'
import { OpenedFeatures } from './OpenedFeatures.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** /payment/success?order=: asks the server until the order is final. What else stands in the address is not read. */
export function PaymentResultScreen() {
  const { t } = useTranslation('billing')
  const [search] = useSearchParams()
  const wanted = search.get('order') ?? ''
  const id = ID.test(wanted) ? wanted : null
  const { data, error, mutate } = useFinalOrder(id)
  if (id === null || error?.code === 'order_not_found') {
    return <EmptyState title={t('result.unknown')} action={<Button to={routes.orders()}>{t('orders.title')}</Button>} />
  }
  if (data) return <Result order={data} />
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  return <LoadingScreen label={t('result.checking')} />
}

function Result({ order }: { order: Order }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const receipt = routes.order({ id: order.id })
  switch (order.status) {
    case 'pending':
      return (
        <Stack spacing={4}>
          <LoadingScreen label={t('result.checking')} />
          <Text color="textSecondary" align="center">
            {t('result.checkingText')}
          </Text>
        </Stack>
      )
    case 'paid':
      return (
        <SuccessScreen
          title={t('result.paid')}
          actions={
            <>
              <Button to={routes.home()}>{t('result.continue')}</Button>
              <Button variant="secondary" to={receipt}>
                {t('result.receipt')}
              </Button>
            </>
          }
        >
          <Text>
            {order.vip_until && t('result.until', { day: formatDay(order.vip_until, language) })}
            {order.email && ` ${t('result.mailed', { email: order.email })}`}
          </Text>
          <OpenedFeatures />
          {order.is_demo && <Notice tone="warning">{t('demo')}</Notice>}
        </SuccessScreen>
      )
    case 'closed':
      return (
        <EmptyState
          title={t('result.closed')}
          action={<Button to={routes.vipPay({ plan: order.plan })}>{t('result.again')}</Button>}
        >
          {t('result.closedText')}
        </EmptyState>
      )
    case 'refunding':
    case 'refunded':
      return (
        <EmptyState title={t(`status.${order.status}`)} action={<Button to={receipt}>{t('result.receipt')}</Button>}>
          {t('result.backText')}
        </EmptyState>
      )
  }
}
