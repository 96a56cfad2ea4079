import type { RunWord } from '#contract/challenges'
import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** Whether the learner has taken two words for each other before; false until that is known, and for guests, of whom it is not known. */
export function useMixedUp(word: RunWord, other: RunWord): boolean {
  const { hasToken, isGuest } = useUser()
  const { data } = useCall(
    hasToken && !isGuest ? 'GET /api/confusions' : null,
    { query: { word: word.id } },
    { revalidateOnFocus: false },
  )
  return data?.pairs.some(({ words }) => words.some(({ id }) => id === other.id)) ?? false
}
