import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** What the learner has done; nothing for a visitor without a session. */
export function useStats() {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/user/stats' : null)
}

/** The topics, for the name and picture of the one to go on with. */
export function useTopics() {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/challenges' : null)
}
