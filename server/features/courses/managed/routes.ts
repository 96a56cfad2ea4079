/** The management of courses over HTTP. */
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/register-endpoints.ts'
import { placeOf } from '../courses.ts'
import { getStandingLesson, readEditedLesson, wordsOfDraft } from './edited-lesson.ts'
import { deleteDraft, saveDraft } from './lesson-drafts.store.ts'
import { listLessons } from './list-lessons.ts'
import { saveLesson } from './save-lesson.ts'
import { readKnownWords } from './taught-words.store.ts'

type CourseManagerHandlers = Pick<Handlers, 'adminListLessons' | 'adminGetLesson' | 'saveLesson' | 'saveLessonDraft'>

export function courseManagerHandlers(deps: Deps): CourseManagerHandlers {
  const { db, now } = deps
  return {
    adminListLessons: ({ query }) => listLessons(db, query),
    adminGetLesson: ({ params }, { session }) => readEditedLesson(db, placeOf(params), session.userId, now()),
    saveLesson: ({ params, body }, editor) => saveLesson(deps, editor, placeOf(params), body.changes),
    async saveLessonDraft({ params, body: { changes } }, { session }) {
      const ref = placeOf(params)
      await getStandingLesson(db, ref)
      if (Object.keys(changes).length === 0) await deleteDraft(db, ref, session.userId)
      else await saveDraft(db, ref, session.userId, changes, now())
      const headwords = wordsOfDraft(changes).map(({ headword }) => headword)
      return { known_words: await readKnownWords(db, headwords) }
    },
  }
}
