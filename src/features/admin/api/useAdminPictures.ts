import { useState } from 'react'
import type { PictureOrder } from '#contract/admin'
import { useCall } from '#lib/swr'

/** A page of the pictures in an order. `turn` goes to another page. */
export function useAdminPictures(order: PictureOrder) {
  const [at, setAt] = useState({ order, page: 1 })
  // Another order begins at its first page.
  const page = at.order === order ? at.page : 1
  const answer = useCall('GET /api/admin/pictures', { query: { order, page } }, { keepPreviousData: true })
  return { ...answer, turn: (to: number) => setAt({ order, page: to }) }
}
