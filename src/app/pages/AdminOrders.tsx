import { AdminOnly, AdminOrdersScreen } from '#features/admin'

/** /admin/orders. */
export function AdminOrders() {
  return (
    <AdminOnly>
      <AdminOrdersScreen />
    </AdminOnly>
  )
}
