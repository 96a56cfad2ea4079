import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createMail } from '../outbox/index.ts'
import { exportLog, listLog } from './admin-log.ts'
import { listPictures } from './pictures.store.ts'
import { listReports, resolveReport } from './reports.ts'

type AdminHandlers = Pick<
  Handlers,
  'adminListPictures' | 'adminListReports' | 'resolveReport' | 'adminListLog' | 'adminExportLog'
>

export function adminHandlers(deps: Deps): AdminHandlers {
  const { db } = deps
  const mail = createMail(deps.env)
  return {
    adminListPictures: ({ query }) =>
      listPictures(db, { order: query.order ?? 'missed', page: query.page ?? 1, text: query.q }),
    adminListReports: ({ query }) => listReports(db, query),
    resolveReport: ({ params, body }, { session }) => resolveReport(deps, mail, session, params.id, body.mended),
    adminListLog: ({ query }, { session }) => listLog(deps, session, query),
    adminExportLog: ({ query }, { session }) => exportLog(deps, session, query),
  }
}
