import { useCall, useDeferredCall } from './swr.ts'

/** The same for everyone, so it is read once a visit. */
const once = { revalidateOnFocus: false, revalidateIfStale: false }

/** What this installation has configured. */
export function useConfig() {
  return useCall('GET /api/config', undefined, once)
}

/** The same for a page that does without it at first: asked for after the first frame. */
export function useDeferredConfig() {
  return useDeferredCall('GET /api/config', undefined, once)
}
