import { call } from '#lib/api'
import { newId } from '#lib/new-id'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** Shared goals, and whom this learner has congratulated today; nothing for guests. */
export function useTogether() {
  const { user } = useUser()
  return useCall(user && user.role !== 'guest' ? 'GET /api/together' : null)
}

export const useDuel = (id: string) => useCall('GET /api/together/duels/{id}', { params: { id } })

/** Contacts who may share a goal. */
export function useFriends() {
  const { data, error } = useCall('GET /api/contacts')
  return { friends: data?.contacts.filter(({ state }) => state === 'accepted'), error }
}

/** What can be done together. Each rejects with an ApiError. */
export function useTogetherActions() {
  const revalidate = useRevalidate()
  const afterwards = () => revalidate('GET /api/together')
  return {
    congratulate: async (to: string) => {
      await call('POST /api/together/congratulations', { body: { to } })
      await afterwards()
    },
    setGoal: async (target: number, others: readonly string[], id = newId()) => {
      await call('POST /api/together/goals', { body: { id, target, with: [...others] } })
      await afterwards()
    },
    join: async (id: string) => {
      await call('POST /api/together/goals/{id}/join', { params: { id } })
      await afterwards()
    },
    leave: async (id: string) => {
      await call('DELETE /api/together/goals/{id}', { params: { id } })
      await afterwards()
    },
  }
}
