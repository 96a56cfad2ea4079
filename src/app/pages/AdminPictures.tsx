import { Navigate } from 'react-router-dom'
import { routes } from '#contract/routes'

/** /admin/pictures: the statistics of pictures are a part of the word manager. */
export function AdminPictures() {
  return <Navigate replace to={routes.adminWords({ view: 'pictures' })} />
}
