import { AdminNotesScreen, AdminOnly } from '#features/admin'

/** /admin/notes-manager?q=…&tag=…&state=…. */
export function AdminNotes() {
  return (
    <AdminOnly>
      <AdminNotesScreen />
    </AdminOnly>
  )
}
