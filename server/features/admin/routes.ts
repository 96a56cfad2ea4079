import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listPictures } from './pictures.store.ts'
import { listReports, resolveReport } from './reports.ts'

type AdminHandlers = Pick<Handlers, 'adminListPictures' | 'adminListReports' | 'resolveReport'>

export function adminHandlers({ db, now }: Deps): AdminHandlers {
  return {
    adminListPictures: ({ query }) => listPictures(db, { order: query.order ?? 'missed', page: query.page ?? 1 }),
    adminListReports: ({ query }) => listReports(db, query.cursor),
    resolveReport: ({ params }, { session }) => resolveReport(db, session, params.id, now()),
  }
}
