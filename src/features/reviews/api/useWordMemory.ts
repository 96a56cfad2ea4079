import { useUser } from '#lib/session'
import { useDeferredCall } from '#lib/swr'

/** What the learner remembers of a word of the dictionary, by its id; undefined until it is known, and for guests. */
export function useWordMemory(wordId: number) {
  const { hasToken, isGuest } = useUser()
  const { data } = useDeferredCall(hasToken && !isGuest ? 'GET /api/reviews/memory' : null, { query: { word: wordId } })
  return data?.memory
}
