import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readOnReplica } from '../../http/replica-reads.ts'
import { readSpokenLeaderboard } from './read-spoken.ts'
import { createBoards, readLeaderboard } from './read-leaderboard.ts'

export function leaderboardHandlers(deps: Deps): Pick<Handlers, 'getLeaderboard' | 'getSpokenLeaderboard'> {
  const boards = createBoards()
  return {
    getLeaderboard: ({ query }, call) =>
      readOnReplica(deps, call, (db) =>
        readLeaderboard({ ...deps, db }, boards, call.session, {
          span: query.span ?? 'week',
          scope: query.scope ?? 'world',
        }),
      ),
    getSpokenLeaderboard: (_, call) =>
      readOnReplica(deps, call, (db) => readSpokenLeaderboard({ ...deps, db }, call.session)),
  }
}
