/** Courses in their order, and lessons: eight words in a short scene, then exercises. A lesson is answered by the calls of practice.ts. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { NewWords } from './new-words.ts'
import { Bilingual, ClientId, Instant, text } from './patterns.ts'
import { Practice, PracticeResult } from './practice.ts'

export const CourseSummary = z.object({
  slug: z.string(),
  title: Bilingual,
  aim: Bilingual,
  lessons: z.int(),
  completed: z.int(),
  words: z.int(),
  state: z.enum(['locked', 'unlocked', 'completed']),
})
export type CourseSummary = z.infer<typeof CourseSummary>

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/courses',
  access: 'guest',
  revalidated: true,
  limit: 'api',
  summary: 'All courses with the learner’s progress; a course opens when those before it are completed.',
  response: z.object({ courses: z.array(CourseSummary) }),
})

export const LessonSummary = z.object({
  number: z.int(),
  title: Bilingual,
  aim: Bilingual,
  state: z.enum(['locked', 'unlocked', 'completed']),
  /** Best result: words right at the first try, of all; null before the first. */
  best: z.nullable(z.object({ right: z.int(), total: z.int() })),
})
export type LessonSummary = z.infer<typeof LessonSummary>

export const Course = z.object({
  slug: z.string(),
  title: Bilingual,
  aim: Bilingual,
  state: z.enum(['locked', 'unlocked', 'completed']),
  lessons: z.array(LessonSummary),
  /** When the last lesson was completed, and by whom: the certificate. */
  certificate: z.nullable(
    z.object({ name: z.string(), completed_at: Instant, words: z.int(), right: z.int(), total: z.int() }),
  ),
})
export type Course = z.infer<typeof Course>

export const CourseSlug = text(64)

export const getCourse = endpoint({
  method: 'GET',
  path: '/api/courses/{course}',
  access: 'guest',
  revalidated: true,
  limit: 'api',
  summary: 'A course with its lessons; a lesson opens when the one before it is completed.',
  params: z.strictObject({ course: CourseSlug }),
  response: Course,
  errors: ['not_found'],
})

export const LessonPlace = z.strictObject({
  course: CourseSlug,
  number: z.string().check(z.regex(/^[1-9]\d?$/, message('not_found'))),
})

const LessonWord = z.object({
  ...RunWord.shape,
  /** The sense meant in this lesson. */
  sense: z.string(),
})
export type LessonWord = z.infer<typeof LessonWord>

export const Lesson = z.object({
  course: z.string(),
  course_title: Bilingual,
  number: z.int(),
  title: Bilingual,
  aim: Bilingual,
  words: z.array(LessonWord),
  /** The id of a line names its sound. */
  scene: z.array(z.object({ id: z.string(), speaker: z.nullable(z.string()), en: z.string(), zh: z.string() })),
  /** Id of a run of this lesson that can be gone on with. */
  open: z.nullable(z.string()),
  completed: z.boolean(),
  /** The lesson after it; null at the end of the course. */
  next: z.nullable(z.int()),
  new_words: NewWords,
})
export type Lesson = z.infer<typeof Lesson>

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/courses/{course}/lessons/{number}',
  access: 'user',
  revalidated: true,
  limit: 'api',
  summary: 'A lesson: its words in their senses, and the scene in which they are met.',
  params: LessonPlace,
  response: Lesson,
  errors: ['not_found', 'course_locked', 'lesson_locked'],
})

export const startLesson = endpoint({
  method: 'POST',
  path: '/api/courses/{course}/lessons/{number}/runs',
  access: 'user',
  limit: 'runs',
  summary: 'Issues the exercises of a lesson; the same id again answers the same ones. Answered as a practice.',
  params: LessonPlace,
  body: z.strictObject({
    id: ClientId,
    /** False asks nothing that has to be heard. */
    listening: z.optional(z.boolean()),
    /** True: words may be asked to be said. The learner allows the microphone here. */
    speaking: z.optional(z.boolean()),
  }),
  response: Practice,
  errors: ['not_found', 'course_locked', 'lesson_locked', 'run_expired', 'content_loading'],
})

export const finishLesson = endpoint({
  method: 'POST',
  path: '/api/courses/{course}/lessons/{number}/finish',
  access: 'user',
  limit: 'answers',
  summary: 'Ends the exercises and completes the lesson. Twice gives the same result.',
  params: LessonPlace,
  body: z.strictObject({ id: ClientId }),
  response: PracticeResult,
  errors: ['run_not_found', 'run_expired', 'run_unfinished', 'answer_foreign'],
})
