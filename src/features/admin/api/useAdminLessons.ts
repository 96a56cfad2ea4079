import type { LessonChanges } from '#contract/course-manager'
import { call, type InputOf } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

type Filter = Omit<NonNullable<InputOf<'GET /api/admin/lessons'>['query']>, 'cursor'>

/** Lessons of all courses, a page of them. */
export function useAdminLessons(filter: Filter) {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/lessons', { query: { ...filter, cursor } }, { keepPreviousData: true })
  return { ...answer, pages: turn(answer.data?.next) }
}

/** A lesson block by block. It is read again when a save was refused, not at every focus: fields must not change under the hand. */
export function useEditedLesson(course: string, number: string) {
  const params = { course, number }
  const answer = useCall(
    'GET /api/admin/courses/{course}/lessons/{number}',
    { params },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const { mutate } = answer
  return {
    ...answer,
    /** Saves all changes or none, and gives the blocks as they are now. @throws {ApiError} input_invalid with `faults`, edit_conflict */
    save: async (changes: LessonChanges) => {
      const lesson = await call('PUT /api/admin/courses/{course}/lessons/{number}', { params, body: { changes } })
      await mutate(lesson, { revalidate: false })
      return lesson.blocks
    },
    /** Keeps what is not saved yet, and learns the words that it names; without changes the draft is removed. @throws {ApiError} */
    saveDraft: async (changes: LessonChanges) => {
      const { known_words: draftWords } = await call('PUT /api/admin/courses/{course}/lessons/{number}/draft', {
        params,
        body: { changes },
      })
      await mutate(
        (lesson) => {
          if (!lesson) return lesson
          const known = new Map([...lesson.known_words, ...draftWords].map((word) => [word.id, word]))
          // The page may be left and opened again before the lesson is read anew.
          const draft = Object.keys(changes).length === 0 ? null : { changes, at: new Date().toISOString() }
          return { ...lesson, draft, known_words: [...known.values()] }
        },
        { revalidate: false },
      )
    },
  }
}
