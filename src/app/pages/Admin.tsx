import { AdminOnly, AdminOverviewScreen } from '#features/admin'

/** /admin. */
export function Admin() {
  return (
    <AdminOnly>
      <AdminOverviewScreen />
    </AdminOnly>
  )
}
