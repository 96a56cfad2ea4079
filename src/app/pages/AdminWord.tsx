import { useParams } from 'react-router-dom'
import { AdminOnly, AdminWordScreen } from '#features/admin'

/** /admin/word-manager/12, or by headword. */
export function AdminWord() {
  const { id = '' } = useParams()
  return (
    <AdminOnly>
      <AdminWordScreen key={id} word={id} />
    </AdminOnly>
  )
}
