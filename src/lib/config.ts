import { useCall } from './swr.ts'

/** What this installation has configured; the same for everyone, so it is read once a visit. */
export function useConfig() {
  return useCall('GET /api/config', undefined, { revalidateOnFocus: false, revalidateIfStale: false })
}
