import type { TicketStatus } from '#contract/tickets'
import { call } from '#lib/api'
import type { Draft } from '#lib/draft'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

/** A page of everyone's tickets in a state. */
export function useAdminTickets(status: TicketStatus) {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/tickets', { query: { status, cursor } }, { keepPreviousData: true })
  return {
    ...answer,
    pages: turn(answer.data?.next),
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
