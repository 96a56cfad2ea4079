import { call } from '#lib/api'
import { useCall } from '#lib/swr'

/** The learner's tickets, the latest change first. */
export function useTickets() {
  const answer = useCall('GET /api/tickets')
  return {
    ...answer,
    /** Adds to a ticket. @throws {ApiError} */
    reply: async (id: string, text: string) => {
      await call('POST /api/tickets/{id}/messages', { params: { id }, body: { text } })
      await answer.mutate()
    },
  }
}
