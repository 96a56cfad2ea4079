import { call } from '#lib/api'
import type { AnswerOf, InputOf } from '#lib/api'
import { useCall, useRevalidate } from '#lib/swr'

export type NotesQuery = InputOf<'GET /api/notes'>['query']

/** Own or official notes. `null` waits. */
export const useNotes = (query: NotesQuery | null) =>
  useCall(query && 'GET /api/notes', { query: query ?? { kind: 'own' } }, { keepPreviousData: true })

export const useBin = (open: boolean) => useCall(open ? 'GET /api/note-bin' : null)

export type NewNote = InputOf<'POST /api/notes'>['body']

/** What is done with whole notes. Each reads the lists again. @throws {ApiError} */
export function useNoteActions() {
  const revalidate = useRevalidate()
  const then = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work
    // Both the lists and the bin.
    void revalidate('GET /api/note')
    return answer
  }
  return {
    create: (note: NewNote) => then(call('POST /api/notes', { body: note })),
    remove: (id: string) => then(call('DELETE /api/notes/{id}', { params: { id } })),
    restore: (id: string) => then(call('POST /api/notes/{id}/restore', { params: { id } })),
    copy: (id: string, body: InputOf<'POST /api/notes/{id}/copy'>['body']) =>
      then(call('POST /api/notes/{id}/copy', { params: { id }, body })),
    merge: (id: string, from: string) => then(call('POST /api/notes/{id}/merge', { params: { id }, body: { from } })),
    change: (id: string, body: InputOf<'POST /api/notes/{id}/changes'>['body']) =>
      then(call('POST /api/notes/{id}/changes', { params: { id }, body })),
  }
}

export type CheckedWords = AnswerOf<'POST /api/note-words'>['words']

/** Looks up any number of words, in portions; `official` is for what an official note may hold. @throws {ApiError} */
export async function checkWords(words: readonly string[], official?: true): Promise<CheckedWords> {
  const checked: CheckedWords = []
  for (let from = 0; from < words.length; from += 500) {
    const answer = await call('POST /api/note-words', { body: { words: words.slice(from, from + 500), official } })
    checked.push(...answer.words)
  }
  return checked
}
