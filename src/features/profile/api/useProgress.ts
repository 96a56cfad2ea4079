import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** The figures and the year of the learner. */
export function useProgress() {
  const { user } = useUser()
  const who = user && user.role !== 'guest'
  return {
    progress: useCall(who ? 'GET /api/user/progress' : null),
    stats: useCall(who ? 'GET /api/user/stats' : null),
  }
}
