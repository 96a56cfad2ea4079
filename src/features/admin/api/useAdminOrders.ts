import type { OrderStatus } from '#contract/billing'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

export interface OrderFilter {
  readonly status: OrderStatus | ''
  readonly q: string
}

/** A page of everyone's orders. */
export function useAdminOrders({ status, q }: OrderFilter) {
  const { cursor, turn } = usePages(`${status} ${q}`)
  const query = { status: status || undefined, q: q.trim() || undefined, cursor }
  const answer = useCall('GET /api/admin/orders', { query }, { keepPreviousData: true })
  return {
    ...answer,
    pages: turn(answer.data?.next),
    /** Gives the whole amount back. @throws {ApiError} */
    refund: async (id: string, note: string) => {
      await call('POST /api/admin/orders/{id}/refund', { params: { id }, body: { note: note.trim() || undefined } })
      await answer.mutate()
    },
  }
}
