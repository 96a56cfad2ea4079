import { useState } from 'react'
import type { PictureOrder } from '#contract/admin'
import { useCall } from '#lib/swr'

interface PictureFilter {
  readonly order: PictureOrder
  readonly q: string | undefined
}

/** A page of the pictures in an order. `turn` goes to another page. */
export function useAdminPictures({ order, q }: PictureFilter) {
  const filter = `${order} ${q}`
  const [at, setAt] = useState({ filter, page: 1 })
  // Another filter begins at its first page.
  const page = at.filter === filter ? at.page : 1
  const answer = useCall('GET /api/admin/pictures', { query: { order, q, page } }, { keepPreviousData: true })
  return { ...answer, turn: (to: number) => setAt({ filter, page: to }) }
}
