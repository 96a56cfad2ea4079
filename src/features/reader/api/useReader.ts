import type { InputOf } from '#lib/api'
import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** A page of the learner's texts, the latest first. */
export function useTexts(cursor: string | null) {
  const { user, isGuest } = useUser()
  return useCall(
    user && !isGuest ? 'GET /api/reader/texts' : null,
    { query: cursor === null ? {} : { cursor } },
    { keepPreviousData: true },
  )
}

/** A text; it does not change while it is read. */
export function useText(id: string) {
  const { user, isGuest } = useUser()
  return useCall(
    user && !isGuest ? 'GET /api/reader/texts/{id}' : null,
    { params: { id } },
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  )
}

/** Its words, and which the learner knows. */
export function useWords(id: string) {
  const { user, isGuest } = useUser()
  return useCall(
    user && !isGuest ? 'GET /api/reader/texts/{id}/words' : null,
    { params: { id } },
    { revalidateOnFocus: false },
  )
}

export type NewText = InputOf<'POST /api/reader/texts'>['body']

/** Milliseconds for a text of 300,000 characters. */
const PATIENCE = 60_000

/** What is done with texts. Each reads the list again. @throws {ApiError} */
export function useReaderActions() {
  const revalidate = useRevalidate()
  const readAgain = () => {
    void revalidate('GET /api/reader/texts')
    void revalidate('GET /api/reader/graded-texts')
  }
  return {
    add: async (body: NewText): Promise<void> => {
      await call('POST /api/reader/texts', { body }, { timeout: PATIENCE })
      readAgain()
    },
    rename: async (id: string, title: string): Promise<void> => {
      await call('PUT /api/reader/texts/{id}', { params: { id }, body: { title } })
      readAgain()
    },
    remove: async (id: string): Promise<void> => {
      await call('DELETE /api/reader/texts/{id}', { params: { id } })
      readAgain()
    },
    restore: async (id: string): Promise<void> => {
      await call('POST /api/reader/texts/{id}/restore', { params: { id } })
      readAgain()
    },
    markKnown: async (wordId: number): Promise<void> => {
      await call('PUT /api/reviews/known', { body: { word_ids: [wordId], known: true } })
      await Promise.all([revalidate('GET /api/reader/texts/{id}/words'), revalidate('GET /api/reviews')])
    },
  }
}
