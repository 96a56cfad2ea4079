import { AdminOnly, AdminTicketsScreen } from '#features/admin'
import { AppLink } from '../AppLink.tsx'

/** /admin/tickets. */
export function AdminTickets() {
  return (
    <AdminOnly LinkComponent={AppLink}>
      <AdminTicketsScreen />
    </AdminOnly>
  )
}
