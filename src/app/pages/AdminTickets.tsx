import { AdminOnly, AdminTicketsScreen } from '#features/admin'

/** /admin/tickets. */
export function AdminTickets() {
  return (
    <AdminOnly>
      <AdminTicketsScreen />
    </AdminOnly>
  )
}
