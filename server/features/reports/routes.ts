import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listReports, resolve } from './index.ts'

export function reportHandlers({ db, now }: Deps): Pick<Handlers, 'adminListReports' | 'resolveReport'> {
  return {
    adminListReports: ({ query }) => listReports(db, query.cursor),
    async resolveReport({ params }, { session }) {
      await resolve(db, session, params.id, now())
      return undefined
    },
  }
}
