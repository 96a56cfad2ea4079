import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { list, preview } from './list-points.ts'
import { restore } from './restore.ts'

export function restorePointHandlers(
  deps: Deps,
): Pick<Handlers, 'listRestorePoints' | 'getRestorePoint' | 'restorePoint'> {
  return {
    listRestorePoints: ({ query }, { session }) => list(deps, session, query.note),
    getRestorePoint: ({ params, query }, { session }) => preview(deps.db, session, params.id, query.note),
    restorePoint: ({ params, body }, { session }) => restore(deps, session, params.id, body),
  }
}
