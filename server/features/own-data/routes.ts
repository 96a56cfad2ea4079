import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createMail } from '../../providers/mail/index.ts'
import { deleteAccount, exportData } from './index.ts'

export function ownDataHandlers(deps: Deps): Pick<Handlers, 'exportData' | 'deleteAccount'> {
  const mail = createMail(deps.env)
  return {
    exportData: (_, call) => exportData(deps, call),
    deleteAccount: (_, call) => deleteAccount(deps, mail, call),
  }
}
