import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createMail } from '../outbox/index.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'

export function privacyHandlers(deps: Deps): Pick<Handlers, 'exportData' | 'deleteAccount'> {
  const mail = createMail(deps.env)
  return {
    exportData: (_, call) => exportData(deps, call),
    deleteAccount: (_, call) => deleteAccount(deps, mail, call),
  }
}
