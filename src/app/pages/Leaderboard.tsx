import { LeaderboardScreen } from '#features/leaderboard'
import { AppLink } from '../AppLink.tsx'

/** /leaderboard: this week and all time, everywhere and among contacts. */
export function Leaderboard() {
  return <LeaderboardScreen LinkComponent={AppLink} />
}
