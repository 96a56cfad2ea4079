import type { TicketTopic } from '#contract/tickets'
import { call } from '#lib/api'
import type { Draft } from '#lib/draft'
import { useCall } from '#lib/swr'

/** The learner's tickets, the latest change first. */
export function useTickets() {
  const answer = useCall('GET /api/tickets')
  return {
    ...answer,
    /** Adds to a ticket. @throws {ApiError} */
    reply: async (id: string, body: Draft) => {
      await call('POST /api/tickets/{id}/messages', { params: { id }, body })
      await answer.mutate()
    },
    /** Opens a ticket. @throws {ApiError} */
    ask: async (kind: 'feedback' | 'service', topic: TicketTopic, draft: Draft) => {
      await call('POST /api/tickets', { body: { ...draft, kind, topic } })
      await answer.mutate()
    },
  }
}
