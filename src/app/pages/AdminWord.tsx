import { useParams } from 'react-router-dom'
import { AdminOnly, AdminWordScreen } from '#features/admin'

/** /admin/word-manager/12. */
export function AdminWord() {
  const { id = '' } = useParams()
  return (
    <AdminOnly>
      <AdminWordScreen key={id} id={Number(id)} />
    </AdminOnly>
  )
}
