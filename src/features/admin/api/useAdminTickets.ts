import type { TicketStatus } from '#contract/tickets'
import { call } from '#lib/api'
import type { Draft } from '#lib/draft'
import { useCall } from '#lib/swr'

/** Everyone's tickets in a state: VIPs first, then whoever waits longest. */
export function useAdminTickets(status: TicketStatus) {
  const answer = useCall('GET /api/admin/tickets', { query: { status } }, { keepPreviousData: true })
  return {
    ...answer,
    /** @throws {ApiError} */
    answer: async (id: string, body: Draft) => {
      await call('POST /api/admin/tickets/{id}/messages', { params: { id }, body })
      await answer.mutate()
    },
    /** @throws {ApiError} */
    close: async (id: string) => {
      await call('POST /api/admin/tickets/{id}/close', { params: { id } })
      await answer.mutate()
    },
  }
}
