/** Practice of any list of words: a quick quiz from the home panel, of a note, of missed words. */
import * as z from 'zod/mini'
import { Answer, Question, QuestionKind, RunWord, TakenAlong } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Milestone } from './milestones.ts'
import { ClientId, Instant, text, WordId } from './patterns.ts'
import { PRACTICE_WORDS } from './sizes.ts'

export const PracticeResult = z.object({
  right_at_first_try: z.int(),
  total: z.int(),
  points: z.int(),
  ms: z.int(),
  missed: z.array(z.object({ word_id: z.int(), given: z.string() })),
  current_streak: z.int(),
  /** Left out where no round number was reached. */
  milestone: z.optional(Milestone),
})
export type PracticeResult = z.infer<typeof PracticeResult>

export const Practice = z.object({
  id: z.string(),
  issued_at: Instant,
  expires_at: Instant,
  questions: z.array(Question),
  /** Every word that a question names, options included. */
  words: z.array(RunWord),
  /** Asked for and not in the dictionary, as they were typed. */
  not_found: z.array(z.string()),
  /** Acknowledged answers, oldest first: a reloaded page goes on after them. */
  answers: z.array(Answer),
  result: z.nullable(PracticeResult),
})
export type Practice = z.infer<typeof Practice>

export const startPractice = endpoint({
  method: 'POST',
  path: '/api/practices',
  access: 'user',
  limit: 'runs',
  summary: 'Issues mixed questions about words; the same id again answers the same practice, with its answers so far.',
  body: z.strictObject({
    id: ClientId,
    /** Words as typed, inflected forms included; the learner's own words before all others. */
    words: z.optional(z.array(text(64)).check(z.maxLength(PRACTICE_WORDS, message('field_invalid')))),
    /** Or by id, after those typed. */
    word_ids: z.optional(z.array(WordId).check(z.maxLength(PRACTICE_WORDS, message('field_invalid')))),
    /** True: also words that the learner marked as known. */
    with_known: z.optional(z.boolean()),
    /** Kinds to ask; all that fit when left out. */
    kinds: z.optional(z.array(QuestionKind).check(z.minLength(1, message('field_invalid')))),
    /** False asks nothing that has to be heard. */
    listening: z.optional(z.boolean()),
    /** True: words may be asked to be said. The learner allows the microphone here. */
    speaking: z.optional(z.boolean()),
    ...TakenAlong,
  }),
  response: Practice,
  errors: ['practice_empty', 'quiz_impossible', 'run_expired', 'offline_runs_full', 'content_loading'],
})

const PracticeId = z.strictObject({ id: ClientId })

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practices/{id}',
  access: 'user',
  limit: 'api',
  summary: 'A practice of this learner, with its answers and, when finished, its result.',
  params: PracticeId,
  response: Practice,
  errors: ['run_not_found'],
})

export const answerPractice = endpoint({
  method: 'POST',
  path: '/api/practices/{id}/answers',
  access: 'user',
  limit: 'answers',
  summary:
    'Adds answers to a practice, in order. An answer id that is known already counts once and is acknowledged again.',
  params: PracticeId,
  body: z.strictObject({ answers: z.array(Answer).check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({ acknowledged: z.array(z.string()), points: z.int() }),
  errors: ['run_not_found', 'run_expired', 'run_finished', 'answer_foreign'],
})

export const finishPractice = endpoint({
  method: 'POST',
  path: '/api/practices/{id}/finish',
  access: 'user',
  limit: 'answers',
  summary: 'Ends a practice when every word has been answered right. Twice gives the same result.',
  params: PracticeId,
  response: PracticeResult,
  errors: ['run_not_found', 'run_expired', 'run_unfinished'],
})
