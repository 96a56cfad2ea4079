import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { LexiconSource } from '../words/index.ts'
import { finish, list, placeOf, readCourse, readLesson, start } from './courses.ts'

type CourseHandlers = Pick<Handlers, 'listCourses' | 'getCourse' | 'getLesson' | 'startLesson' | 'finishLesson'>

export function courseHandlers(deps: Deps, lexicon: LexiconSource): CourseHandlers {
  return {
    listCourses: (_, { session }) => list(deps, session),
    getCourse: ({ params }, { session }) => readCourse(deps, session, params.course),
    getLesson: ({ params }, { session }) => readLesson(deps, session, placeOf(params)),
    startLesson: ({ params, body }, { session }) => start(deps, lexicon, session, placeOf(params), body),
    finishLesson: ({ params, body }, { session }) => finish(deps, session, placeOf(params), body.id),
  }
}
