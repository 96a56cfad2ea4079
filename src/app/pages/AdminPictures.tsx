import { AdminOnly, AdminPicturesScreen } from '#features/admin'

/** /admin/pictures. */
export function AdminPictures() {
  return (
    <AdminOnly>
      <AdminPicturesScreen />
    </AdminOnly>
  )
}
