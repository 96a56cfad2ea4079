import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderStatus } from '#contract/billing'
import {
  EmptyState,
  ErrorScreen,
  FormField,
  PageHeader,
  SelectField,
  Skeletons,
  Stack,
  StackItem,
} from '#design-system'
import { useAdminOrders } from '../api/useAdminOrders.ts'
import type { OrderFilter } from '../api/useAdminOrders.ts'
import { AdminOrderCard } from './AdminOrderCard.tsx'
import { Pagination } from './Pagination.tsx'

/** /admin/orders: everyone's orders with their log, and refunds. */
export function AdminOrdersScreen() {
  const { t } = useTranslation('admin')
  const [filter, setFilter] = useState<OrderFilter>({ status: '', q: '' })
  const { data, error, mutate, pages, refund } = useAdminOrders(useDeferredValue(filter))
  return (
    <>
      <PageHeader title={t('orders.title')} lead={t('orders.lead')} />
      <Stack spacing={6}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} measure="cards">
          <StackItem share={2}>
            <FormField
              label={t('orders.search')}
              type="search"
              maxLength={254}
              value={filter.q}
              onChange={(event) => setFilter({ ...filter, q: event.target.value })}
            />
          </StackItem>
          <StackItem>
            <SelectField
              label={t('orders.state')}
              value={filter.status}
              onChange={(event) =>
                setFilter({ ...filter, status: OrderStatus.safeParse(event.target.value).data ?? '' })
              }
              options={[
                { value: '', label: t('orders.all') },
                ...OrderStatus.options.map((status) => ({ value: status, label: t(`orders.status.${status}`) })),
              ]}
            />
          </StackItem>
        </Stack>
        {data ? (
          <Stack spacing={4}>
            {data.items.length === 0 && <EmptyState title={t('orders.none')} />}
            {data.items.map((item) => (
              <AdminOrderCard key={item.order.id} item={item} onRefund={(note) => refund(item.order.id, note)} />
            ))}
            <Pagination pages={pages} />
          </Stack>
        ) : error ? (
          <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
        ) : (
          <Skeletons shape="list" count={5} label={t('loading')} />
        )}
      </Stack>
    </>
  )
}
