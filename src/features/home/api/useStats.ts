import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** What the learner has done; nothing for a visitor without a session, or where it is not wanted. */
export function useStats(isWanted = true) {
  const { hasToken } = useUser()
  return useCall(hasToken && isWanted ? 'GET /api/user/stats' : null)
}

/** The topics, for the name and picture of the one to go on with. */
export function useTopics() {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/challenges' : null)
}
