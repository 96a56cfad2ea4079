import { AdminOnly, AdminOrdersScreen } from '#features/admin'
import { ReauthProvider } from '#features/auth'

/** /admin/orders. */
export function AdminOrders() {
  return (
    <AdminOnly>
      <ReauthProvider>
        <AdminOrdersScreen />
      </ReauthProvider>
    </AdminOnly>
  )
}
