import type { AnswerOf } from '#lib/api'
import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useDeferredCall } from '#lib/swr'

type NoteWith = AnswerOf<'GET /api/note-words'>['notes'][number]

const queryOf = (words: readonly string[]) => ({ query: { words: words.join(',') } })

/** Own notes that hold any of the words; undefined until it is known, and for guests. */
export function useNotesWith(words: readonly string[]): readonly NoteWith[] | undefined {
  const { hasToken, isGuest } = useUser()
  const { data } = useDeferredCall(
    hasToken && !isGuest && words.length > 0 ? 'GET /api/note-words' : null,
    queryOf(words),
  )
  return data?.notes
}

/** Reads once which of the words the note has now. @throws {ApiError} */
export async function findPresent(noteId: string, words: readonly string[]): Promise<readonly string[]> {
  const { notes } = await call('GET /api/note-words', queryOf(words))
  return notes.find(({ id }) => id === noteId)?.words ?? []
}
