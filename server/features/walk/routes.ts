import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readWalkWords, saveHeard } from './walk.ts'

export function walkHandlers(deps: Deps): Pick<Handlers, 'readWalk' | 'recordHeard'> {
  return {
    readWalk: ({ query }, { session }) => readWalkWords(deps, session, query),
    recordHeard: ({ body }, { session }) => saveHeard(deps, session, body.id, body.words),
  }
}
