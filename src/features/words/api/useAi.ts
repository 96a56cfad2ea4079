import { useDeferredCall } from '#lib/swr'

/** Whether an AI provider may add to the dictionary's blocks; false until that is known. */
export function useAi(): boolean {
  const { data } = useDeferredCall('GET /api/config', undefined, { revalidateOnFocus: false, revalidateIfStale: false })
  return data?.ai ?? false
}
