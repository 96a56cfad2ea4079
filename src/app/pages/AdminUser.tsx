import { useParams } from 'react-router-dom'
import { AdminOnly, AdminUserScreen } from '#features/admin'
import { ReauthProvider } from '#features/auth'

/** /admin/users/{id}. */
export function AdminUser() {
  const { id = '' } = useParams()
  return (
    <AdminOnly>
      <ReauthProvider>
        <AdminUserScreen key={id} id={id} />
      </ReauthProvider>
    </AdminOnly>
  )
}
