import { LeaderboardScreen } from '#features/leaderboard'

/** /leaderboard: this week and all time, everywhere and among contacts. */
export function Leaderboard() {
  return <LeaderboardScreen />
}
