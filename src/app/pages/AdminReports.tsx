import { Navigate } from 'react-router-dom'
import { routes } from '#contract/routes'

/** /admin/reports: the queue is a part of the word manager. */
export function AdminReports() {
  return <Navigate replace to={routes.adminWords({ view: 'reports' })} />
}
