import type { LeaderboardScope, LeaderboardSpan } from '#contract/leaderboard'
import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** The board of a week or of all time; nothing without a session. */
export function useLeaderboard(span: LeaderboardSpan, scope: LeaderboardScope) {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/leaderboard' : null, { query: { span, scope } }, { keepPreviousData: true })
}

/** Contacts who share how long they spoke this week. */
export const useSpokenLeaderboard = () => useCall('GET /api/leaderboard/spoken')
