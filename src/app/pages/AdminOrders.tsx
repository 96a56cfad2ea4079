import { AdminOnly, AdminOrdersScreen } from '#features/admin'
import { AppLink } from '../AppLink.tsx'

/** /admin/orders. */
export function AdminOrders() {
  return (
    <AdminOnly LinkComponent={AppLink}>
      <AdminOrdersScreen />
    </AdminOnly>
  )
}
