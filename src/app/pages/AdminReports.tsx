import { AdminOnly, AdminReportsScreen } from '#features/admin'

/** /admin/reports. */
export function AdminReports() {
  return (
    <AdminOnly>
      <AdminReportsScreen />
    </AdminOnly>
  )
}
