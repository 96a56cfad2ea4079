import { useDueHere } from '#features/practice'
import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useDeferredCall, useRevalidate } from '#lib/swr'

/** What is due; nothing for guests and visitors. Asked for after the first frame where the page does not name it among its reads. */
export function useReviews() {
  const { user } = useUser()
  return useDeferredCall(user && user.role !== 'guest' ? 'GET /api/reviews' : null)
}

/** How many words are due, for the navigation; 0 until it is known. */
export function useDue(): number {
  const { user } = useUser()
  const { data } = useDeferredCall(user && user.role !== 'guest' ? 'GET /api/user/stats' : null)
  return useDueHere(user?.id, data?.due ?? 0)
}

/** Pages of the wrong-word book. */
export function useMissed(cursor: string | undefined) {
  return useCall('GET /api/reviews/missed', { query: cursor === undefined ? {} : { cursor } })
}

/** Pages of the words that were marked as known. */
export function useKnown(cursor: string | undefined) {
  return useCall('GET /api/reviews/known', { query: cursor === undefined ? {} : { cursor } })
}

/** Marks a word as known, or takes the mark back. @throws {ApiError} */
export function useMark(): (wordId: number, known: boolean) => Promise<void> {
  const revalidate = useRevalidate()
  return async (wordId, known) => {
    await call('PUT /api/reviews/known', { body: { word_ids: [wordId], known } })
    await Promise.all([revalidate('GET /api/reviews'), revalidate('GET /api/user/stats')])
  }
}
