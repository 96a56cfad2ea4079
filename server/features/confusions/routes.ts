import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listPairs } from './list-pairs.ts'
import { startDrill } from './start-drill.ts'

export function confusionHandlers(deps: Deps): Pick<Handlers, 'listConfusions' | 'startDrill'> {
  return {
    listConfusions: ({ query }, { session }) => listPairs(deps, session, query.word),
    startDrill: ({ body }, { session }) => startDrill(deps, session, body),
  }
}
