import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { list } from './presence.ts'

type PresenceHandlers = Pick<Handlers, 'listPresence'>

export const presenceHandlers = (deps: Deps): PresenceHandlers => ({
  listPresence: (_, { session }) => list(deps, session),
})
