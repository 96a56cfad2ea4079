import type { AnswerOf, InputOf } from '#lib/api'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

type Filter = Omit<NonNullable<InputOf<'GET /api/admin/notes'>['query']>, 'cursor'>

/** Official notes, a page of them. */
export function useAdminNotes(filter: Filter) {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/notes', { query: { ...filter, cursor } }, { keepPreviousData: true })
  const { mutate } = answer
  return {
    ...answer,
    pages: turn(answer.data?.next),
    /** Puts a note at another place and reads the list again, also when somebody else had changed the order. @throws {ApiError} */
    place: async (id: string, place: number, was: number) => {
      try {
        await call('PUT /api/admin/notes/{id}/place', { params: { id }, body: { place, was } })
      } finally {
        await mutate()
      }
    },
  }
}

type NewNote = InputOf<'POST /api/admin/notes'>['body']

/** Makes an official note that no learner sees yet. @throws {ApiError} */
export const createOfficialNote = (note: NewNote): Promise<AnswerOf<'POST /api/admin/notes'>> =>
  call('POST /api/admin/notes', { body: note })
