import { useDueHere } from '#features/practice'
import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** What the learner has done; nothing for a visitor without a session, or where it is not wanted. */
export function useStats(isWanted = true) {
  const { hasToken, user } = useUser()
  const { data, error, mutate } = useCall(hasToken && isWanted ? 'GET /api/user/stats' : null)
  const due = useDueHere(user?.id, data?.due ?? 0)
  return { data: data && { ...data, due }, error, mutate }
}

/** The topics, for the name and picture of the one to go on with. */
export function useTopics() {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/challenges' : null)
}
