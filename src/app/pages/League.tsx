import { LeagueScreen } from '#features/leagues'

/** /leaderboard/league: a group of similar pace, scored on remembering, and contacts who are in leagues too. */
export function League() {
  return <LeagueScreen />
}
