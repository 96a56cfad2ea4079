import { useUser } from '#lib/session'
import { useCall, useDeferredCall } from '#lib/swr'

/** All pairs of words that the learner takes for each other. */
export function useConfusions() {
  return useCall('GET /api/confusions')
}

/** Those with one word; nothing for guests and visitors. */
export function useConfusionsOf(wordId: number) {
  const { hasToken, isGuest } = useUser()
  return useDeferredCall(hasToken && !isGuest ? 'GET /api/confusions' : null, { query: { word: wordId } })
}
