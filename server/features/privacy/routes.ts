import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createMail } from '../outbox/index.ts'
import { deleteAccount } from './delete-account.ts'
import { createExport } from './export-data.ts'

export function privacyHandlers(deps: Deps): Pick<Handlers, 'exportData' | 'deleteAccount'> {
  const mail = createMail(deps.env)
  const exportData = createExport(deps)
  return {
    exportData: (_, call) => exportData(call),
    deleteAccount: (_, call) => deleteAccount(deps, mail, call),
  }
}
