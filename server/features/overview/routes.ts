import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listFailedMails } from '../outbox/index.ts'
import { createDatabaseSize } from './database-size.ts'
import { readProviderSetups } from './provider-setups.ts'
import { readOverview } from './read-overview.ts'

export function overviewHandlers(deps: Deps): Pick<Handlers, 'getAdminOverview' | 'adminListMails'> {
  const setups = readProviderSetups(deps)
  const databaseSize = createDatabaseSize(deps)
  return {
    getAdminOverview: () => readOverview(deps, setups, databaseSize),
    adminListMails: ({ query }) => listFailedMails(deps, query.cursor),
  }
}
