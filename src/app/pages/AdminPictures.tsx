import { AdminOnly, AdminPicturesScreen } from '#features/admin'
import { AppLink } from '../AppLink.tsx'

/** /admin/pictures. */
export function AdminPictures() {
  return (
    <AdminOnly LinkComponent={AppLink}>
      <AdminPicturesScreen LinkComponent={AppLink} />
    </AdminOnly>
  )
}
