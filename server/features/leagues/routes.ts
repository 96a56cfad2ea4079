import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readOnReplica } from '../../http/replica-reads.ts'
import { joinLeague, leaveLeague, seeLeagueResult } from './join-league.ts'
import { readContactLeague, readLeague } from './read-league.ts'

export function leagueHandlers(
  deps: Deps,
): Pick<Handlers, 'getLeague' | 'joinLeague' | 'leaveLeague' | 'seeLeagueResult' | 'getContactLeague'> {
  return {
    getLeague: (_, call) => readOnReplica(deps, call, (db) => readLeague({ ...deps, db }, call.session)),
    joinLeague: (_, { session }) => joinLeague(deps, session),
    leaveLeague: (_, { session }) => leaveLeague(deps, session),
    seeLeagueResult: (_, { session }) => seeLeagueResult(deps, session),
    getContactLeague: (_, call) => readOnReplica(deps, call, (db) => readContactLeague({ ...deps, db }, call.session)),
  }
}
