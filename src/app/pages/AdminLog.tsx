import { AdminLogScreen, AdminOnly } from '#features/admin'

/** /admin/log. */
export function AdminLog() {
  return (
    <AdminOnly>
      <AdminLogScreen />
    </AdminOnly>
  )
}
