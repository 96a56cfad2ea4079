import { AdminOnly } from '#features/admin'
import { ManagedNoteScreen } from '#features/notes'

/** /admin/notes-manager/{id}/{page?}. */
export function AdminNote() {
  return (
    <AdminOnly>
      <ManagedNoteScreen />
    </AdminOnly>
  )
}
