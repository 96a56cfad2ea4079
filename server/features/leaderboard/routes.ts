import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readSpokenLeaderboard } from './read-spoken.ts'
import { createBoards, readLeaderboard } from './read-leaderboard.ts'

export function leaderboardHandlers(deps: Deps): Pick<Handlers, 'getLeaderboard' | 'getSpokenLeaderboard'> {
  const boards = createBoards()
  return {
    getLeaderboard: ({ query }, { session }) =>
      readLeaderboard(deps, boards, session, { span: query.span ?? 'week', scope: query.scope ?? 'world' }),
    getSpokenLeaderboard: (_, { session }) => readSpokenLeaderboard(deps, session),
  }
}
