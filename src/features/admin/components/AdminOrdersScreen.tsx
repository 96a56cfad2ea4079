import { useTranslation } from 'react-i18next'
import { OrderState } from '#contract/admin'
import { FormField, PageHeader, SelectField, Stack, StackItem } from '#design-system'
import { useAdminOrders } from '../api/useAdminOrders.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'
import { AdminOrderCard } from './AdminOrderCard.tsx'

const filters = ['q', 'status'] as const

/** /admin/orders: everyone's orders with their log, and refunds. */
export function AdminOrdersScreen() {
  const { t } = useTranslation('admin')
  const { values, query, set } = useAddressFilter(filters)
  const list = useAdminOrders({
    q: query.q,
    status: OrderState.safeParse(query.status).data,
  })
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
              value={values.q}
              onChange={({ target }) => set('q', target.value)}
            />
          </StackItem>
          <StackItem>
            <SelectField
              label={t('orders.state')}
              value={values.status}
              onChange={({ target }) => set('status', target.value)}
              options={[
                { value: '', label: t('orders.all') },
                ...OrderState.options.map((status) => ({ value: status, label: t(`orders.status.${status}`) })),
              ]}
            />
          </StackItem>
        </Stack>
        <AdminList list={list} none={t('orders.none')}>
          {(orders) =>
            orders.map((item) => (
              <AdminOrderCard key={item.order.id} item={item} onRefund={(note) => list.refund(item.order.id, note)} />
            ))
          }
        </AdminList>
      </Stack>
    </>
  )
}
