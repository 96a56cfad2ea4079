import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** The learner's sentences with a word, the latest first; nothing for guests and visitors. */
export function useSentences(wordId: number) {
  const { hasToken, isGuest } = useUser()
  return useCall(hasToken && !isGuest ? 'GET /api/own-sentences' : null, { query: { word: wordId } })
}

/** The leeches of a practice. Read once: what it says does not change under the learner's eyes. */
export function useLeeches(practiceId: string) {
  return useCall(
    'GET /api/practices/{id}/leeches',
    { params: { id: practiceId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
}

/** Whether an AI service corrects sentences, and how many of its answers are left today. */
export function useAiLeft() {
  const { data } = useCall('GET /api/tutor', undefined, { shouldRetryOnError: false })
  return data ?? { ai: false, left: 0 }
}

/** What the dictionary notices. @throws {ApiError} */
export const checkSentence = async (word: number, text: string) =>
  (await call('POST /api/own-sentences/check', { body: { word, text } })).findings

/** All changes. Each @throws {ApiError} */
export function useSentenceActions() {
  const revalidate = useRevalidate()
  const refresh = () =>
    Promise.all(
      ['GET /api/own-sentences', 'GET /api/practices/{id}/leeches', 'GET /api/notes/{id}/sentences'].map(revalidate),
    )
  return {
    /** Resolves to the server's time at which it had the sentence. */
    save: async (body: { id: string; word: number; text: string }): Promise<string> => {
      const { saved_at: savedAt } = await call('POST /api/own-sentences', { body })
      await refresh()
      return savedAt
    },
    remove: async (id: string): Promise<void> => {
      await call('DELETE /api/own-sentences/{id}', { params: { id } })
      await refresh()
    },
    correct: async (word: number, text: string) => {
      const correction = await call('POST /api/own-sentences/correct', { body: { word, text } })
      await revalidate('GET /api/tutor')
      return correction
    },
  }
}

/** A sentence with this word was asked for. @throws {ApiError} */
export const recordAsked = (word: number) => call('PUT /api/own-sentences/asked', { body: { word } })
