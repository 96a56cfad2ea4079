import { AdminOnly, QuickUpdateScreen } from '#features/admin'

/** /admin/quick-update. */
export function AdminQuickUpdate() {
  return (
    <AdminOnly>
      <QuickUpdateScreen />
    </AdminOnly>
  )
}
