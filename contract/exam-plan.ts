/** The plan for an exam: a date, lists of words and minutes a day lead to new words a day and a forecast. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Bilingual, text } from './patterns.ts'
import { FEWEST_PLAN_MINUTES, MOST_PLAN_LISTS, MOST_PLAN_MINUTES } from './plan-limits.ts'

/** A list of words: an exam, a course by its slug, or an own note by its id. */
export const WordList = z.strictObject({
  kind: z.enum(['exam', 'course', 'note'], message('field_invalid')),
  id: text(64),
})
export type WordList = z.infer<typeof WordList>

const NamedList = z.object({ ...WordList.shape, title: Bilingual, words: z.int() })
export type NamedList = z.infer<typeof NamedList>

const Day = z.iso.date(message('exam_day_invalid'))

/** What is typed of a plan; the rest is chosen. */
export const ExamDayBody = z.strictObject({
  /** From tomorrow to a year from now. */
  exam_day: Day,
})

/** Shares of all words of the lists, 0 to 1; `low` and `high` hold nine of ten outcomes. */
const Point = z.object({ day: z.string(), share: z.number(), low: z.number(), high: z.number() })

export const ExamPlan = z.object({
  exam_day: z.string(),
  /** 0 on the day of the exam, below 0 after it. */
  days_left: z.int(),
  /** Minutes a day that the learner has. */
  minutes: z.int(),
  /** The plan is for so many words of the lists, the first ones; null: for all. */
  most_words: z.nullable(z.int()),
  lists: z.array(NamedList),
  /** Words of the plan, those that were begun or are marked as known, and those that there is no time for. */
  words: z.int(),
  begun: z.int(),
  left_out: z.int(),
  /** New words today, those that were begun today included. */
  per_day: z.int(),
  /** `words`: those to begin today, as a practice takes them. */
  today: z.object({ begun: z.int(), left: z.int(), words: z.array(z.string()) }),
  /** From today to the exam, the last point is the exam; empty after it. */
  curve: z.array(Point),
  /** Where there is no time for every word: what would make it feasible, each alone; null where it would not. */
  ways: z.nullable(
    z.object({ exam_day: z.nullable(z.string()), minutes: z.nullable(z.int()), most_words: z.nullable(z.int()) }),
  ),
})
export type ExamPlan = z.infer<typeof ExamPlan>

const PlanAnswer = z.object({ plan: z.nullable(ExamPlan) })

export const getExamPlan = endpoint({
  method: 'GET',
  path: '/api/exam-plan',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s plan for an exam, made anew from what has happened; null without one.',
  response: PlanAnswer,
})

export const saveExamPlan = endpoint({
  method: 'PUT',
  path: '/api/exam-plan',
  access: 'user',
  limit: 'api',
  summary: 'Keeps what the learner has chosen for the plan, and answers the plan.',
  body: z.strictObject({
    ...ExamDayBody.shape,
    minutes: z
      .int(message('field_invalid'))
      .check(
        z.minimum(FEWEST_PLAN_MINUTES, message('field_invalid')),
        z.maximum(MOST_PLAN_MINUTES, message('field_invalid')),
      ),
    lists: z
      .array(WordList)
      .check(z.minLength(1, message('plan_without_words')), z.maxLength(MOST_PLAN_LISTS, message('field_invalid'))),
    most_words: z.nullable(
      z
        .int(message('field_invalid'))
        .check(z.minimum(1, message('field_invalid')), z.maximum(100_000, message('field_invalid'))),
    ),
  }),
  response: PlanAnswer,
  errors: ['exam_day_invalid', 'plan_without_words'],
})

export const deleteExamPlan = endpoint({
  method: 'DELETE',
  path: '/api/exam-plan',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Ends the plan. What was learned stays.',
})

export const listWordLists = endpoint({
  method: 'GET',
  path: '/api/exam-plan/lists',
  access: 'user',
  limit: 'api',
  summary: 'Lists of words that a plan can be for: exams, courses, and the learner’s own notes, the latest first.',
  response: z.object({ lists: z.array(NamedList) }),
})
