import { useState } from 'react'
import type { OrderStatus } from '#contract/billing'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'

export interface OrderFilter {
  readonly status: OrderStatus | ''
  readonly q: string
}

/** A page of everyone's orders. `next` and `first` turn the pages. */
export function useAdminOrders({ status, q }: OrderFilter) {
  const filter = `${status} ${q}`
  const [page, setPage] = useState<{ filter: string; cursor: string } | undefined>()
  // Another filter begins at its first page.
  const cursor = page?.filter === filter ? page.cursor : undefined
  const query = { status: status || undefined, q: q.trim() || undefined, cursor }
  const answer = useCall('GET /api/admin/orders', { query }, { keepPreviousData: true })
  const next = answer.data?.next
  return {
    ...answer,
    next: next ? () => setPage({ filter, cursor: next }) : undefined,
    first: cursor === undefined ? undefined : () => setPage(undefined),
    /** Gives the whole amount back. @throws {ApiError} */
    refund: async (id: string, note: string) => {
      await call('POST /api/admin/orders/{id}/refund', { params: { id }, body: { note: note.trim() || undefined } })
      await answer.mutate()
    },
  }
}
