import { AdminMailsScreen, AdminOnly } from '#features/admin'

/** /admin/mails. */
export function AdminMails() {
  return (
    <AdminOnly>
      <AdminMailsScreen />
    </AdminOnly>
  )
}
