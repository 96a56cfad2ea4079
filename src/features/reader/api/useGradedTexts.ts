import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** Texts that we wrote, from the easiest level to the hardest, with what the learner knows of each. */
export function useGradedTexts() {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/reader/graded-texts' : null, {}, { revalidateOnFocus: false })
}

/** Puts a text among the learner’s own. @throws {ApiError} */
export function useKeepGradedText(): (id: string) => Promise<void> {
  const revalidate = useRevalidate()
  return async (id) => {
    await call('POST /api/reader/graded-texts', { body: { id } })
    await Promise.all([revalidate('GET /api/reader/graded-texts'), revalidate('GET /api/reader/texts')])
  }
}
