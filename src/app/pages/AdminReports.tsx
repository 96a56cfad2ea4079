import { AdminOnly, AdminReportsScreen } from '#features/admin'
import { AppLink } from '../AppLink.tsx'

/** /admin/reports. */
export function AdminReports() {
  return (
    <AdminOnly LinkComponent={AppLink}>
      <AdminReportsScreen LinkComponent={AppLink} />
    </AdminOnly>
  )
}
