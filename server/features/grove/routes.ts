import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readBeds, readGrove } from './grove.ts'

export function groveHandlers(deps: Deps): Pick<Handlers, 'getGrove' | 'getGroveBeds'> {
  return {
    getGrove: (_, { session }) => readGrove(deps, session),
    getGroveBeds: ({ query }, { session }) => readBeds(deps, session, query.by ?? 'topic'),
  }
}
