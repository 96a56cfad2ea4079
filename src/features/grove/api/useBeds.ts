import type { BedsBy } from '#contract/grove'
import { useCall } from '#lib/swr'

/** Every word as a plant, in beds. */
export function useBeds(by: BedsBy) {
  // By topic is the server's own order: the page's first read is the same without a query.
  return useCall('GET /api/grove/beds', by === 'topic' ? undefined : { query: { by } })
}
