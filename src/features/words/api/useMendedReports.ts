import { call, ignoreApiError } from '#lib/api'
import { useCall } from '#lib/swr'

/** Reported mistakes that are mended, until the learner has read our thanks. */
export function useMendedReports() {
  const { data, mutate } = useCall('GET /api/reports/mended')
  const items = data?.items ?? []
  return {
    items,
    /** Takes them away at once. Where the server cannot be told, they are shown another time. */
    markSeen: () => {
      void mutate({ items: [] }, { revalidate: false })
      call('POST /api/reports/mended/seen', { body: { ids: items.map(({ id }) => id) } }).catch(ignoreApiError)
    },
  }
}
