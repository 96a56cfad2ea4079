import { useMemo } from 'react'
import { useUser } from '#lib/session'
import { useDeferredCall } from '#lib/swr'

/** The learner's latest own sentence with each word of a note, by the word's id; none for guests, and without a connection. */
export function useNoteSentences(noteId: string): ReadonlyMap<number, string> | undefined {
  const { hasToken, isGuest } = useUser()
  const { data } = useDeferredCall(
    hasToken && !isGuest ? 'GET /api/notes/{id}/sentences' : null,
    { params: { id: noteId } },
    { shouldRetryOnError: false },
  )
  // The same map for the same answer: rows are drawn again by it.
  return useMemo(() => data && new Map(data.sentences.map(({ word_id, text }) => [word_id, text])), [data])
}
