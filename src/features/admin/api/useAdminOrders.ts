import type { OrderState } from '#contract/admin'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

/** A page of everyone's orders. */
export function useAdminOrders({ status, q }: { status?: OrderState; q?: string }) {
  const { cursor, turn } = usePages()
  const query = { status, q, cursor }
  const answer = useCall('GET /api/admin/orders', { query }, { keepPreviousData: true })
  return {
    ...answer,
    pages: turn(answer.data?.next),
    /** Gives the whole amount back. @throws {ApiError} `reauth_required` without a fresh proof */
    refund: async (id: string, note: string) => {
      await call('POST /api/admin/orders/{id}/refund', { params: { id }, body: { note: note.trim() || undefined } })
      await answer.mutate()
      return true as const
    },
  }
}
