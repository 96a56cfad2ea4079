import { AdminOnly, AdminUsersScreen } from '#features/admin'

/** /admin/users. */
export function AdminUsers() {
  return (
    <AdminOnly>
      <AdminUsersScreen />
    </AdminOnly>
  )
}
