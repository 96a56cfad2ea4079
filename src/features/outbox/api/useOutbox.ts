import { useCall } from '#lib/swr'

/** Messages of the demo that were not really sent, newest first; looks again every few seconds while the page is open. */
export function useOutbox(to: string) {
  return useCall(
    'GET /api/dev/outbox',
    { query: { to: to.trim() || undefined } },
    { refreshInterval: 4_000, keepPreviousData: true },
  )
}
