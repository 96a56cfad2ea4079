import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

/** While the page is looked at; a hidden one is read when it is seen again. */
const REFRESH_MS = 30_000

/** What waits, how the service fares, and what its providers say. */
export const useAdminOverview = () => useCall('GET /api/admin/overview', {}, { refreshInterval: REFRESH_MS })

/** A page of the mails that were given up. */
export function useFailedMails() {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/mails', { query: { cursor } }, { keepPreviousData: true })
  return { ...answer, pages: turn(answer.data?.next) }
}
