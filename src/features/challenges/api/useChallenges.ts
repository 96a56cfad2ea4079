import { useCall } from '#lib/swr'
import type { MapRef } from '../model/address.ts'

/** The catalogue with the learner's progress. */
export const useCatalogue = () => useCall('GET /api/challenges')

/** The level map of a category or subcategory at one difficulty; null waits. */
export function useLevels(place: MapRef | null) {
  const { category = '', sub = null, difficulty = 'easy' } = place ?? {}
  return useCall(place && 'GET /api/challenges/{category}/levels', {
    params: { category },
    query: { difficulty, ...(sub === null ? {} : { sub }) },
  })
}
