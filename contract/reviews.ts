/** What falls due, the book of missed words, and words that need no practice. A review session is answered by the calls of practice.ts. */
import * as z from 'zod/mini'
import { QuestionKind, RunWord, TakenAlong } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { NewWords } from './new-words.ts'
import { ClientId, Cursor, Instant, WordId } from './patterns.ts'
import { Practice } from './practice.ts'
import { MOST_REVIEW_WORDS } from './sizes.ts'

export const Reviews = z.object({
  /** Words due now. */
  due: z.int(),
  /** How many of them are likely to be forgotten by now. */
  at_risk: z.int(),
  /** When the next word falls due, and how many do within a day of it; null when nothing is learned yet. */
  next: z.nullable(z.object({ at: Instant, words: z.int() })),
  /** Id of a session that can be gone on with. */
  open: z.nullable(z.string()),
  new_words: NewWords,
  /** Present for who is in a class: it may have tasks for them. */
  in_class: z.optional(z.literal(true)),
  /** After days away: so many words a day for so many days, and what is left of today's. */
  plan: z.nullable(z.object({ per_day: z.int(), days: z.int(), left_today: z.int() })),
})
export type Reviews = z.infer<typeof Reviews>

export const getReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'user',
  limit: 'api',
  summary: 'What is due, when the next words are, and a plan after days away.',
  response: Reviews,
})

export const getWordMemory = endpoint({
  method: 'GET',
  path: '/api/reviews/memory',
  access: 'user',
  limit: 'api',
  summary:
    'How well the learner remembers a word of the dictionary, and when it comes back; null before its first answer.',
  query: z.strictObject({ word: z.coerce.number().check(z.int(), z.minimum(1)) }),
  response: z.object({
    /** `recall`: the chance, 0 to 1, that it is remembered now. */
    memory: z.nullable(z.object({ recall: z.number(), due: Instant })),
  }),
})

export const getMemoryFit = endpoint({
  method: 'GET',
  path: '/api/reviews/memory-fit',
  access: 'user',
  limit: 'api',
  summary:
    'Whether words come back by a memory model fitted to the learner, and how well that predicts what they remember.',
  response: z.object({
    fit: z.nullable(
      z.object({
        at: Instant,
        /** Answers of later days that it was fitted to and tried on. */
        reviews: z.int(),
        /** Whether it is in use; else it did not predict better, and the common model is. */
        own: z.boolean(),
        /** By which share its error (log loss) was smaller than the common model's, on the latest fifth of the answers; below 0 it was larger. */
        gain: z.number(),
      }),
    ),
    /** Answers of later days that are missing until the first fit. */
    missing: z.int(),
  }),
})

export const startReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  access: 'user',
  limit: 'runs',
  summary:
    'Issues questions about due words, the likeliest forgotten first, or about missed ones; the same id again answers the same session. Answered and finished as a practice.',
  body: z.strictObject({
    id: ClientId,
    words_from: z.optional(z.enum(['due', 'missed'])),
    words: z.optional(
      z
        .int(message('field_invalid'))
        .check(z.minimum(1, message('field_invalid')), z.maximum(MOST_REVIEW_WORDS, message('field_invalid'))),
    ),
    /** False asks nothing that has to be heard. */
    listening: z.optional(z.boolean()),
    /** True: words may be asked to be said. The learner allows the microphone here. */
    speaking: z.optional(z.boolean()),
    ...TakenAlong,
  }),
  response: Practice,
  errors: ['review_none', 'run_expired', 'offline_runs_full', 'content_loading'],
})

export const MissedWord = z.object({
  word: RunWord,
  /** Sessions in which its first answer was not right. */
  times: z.int(),
  /** The latest of them: what was typed, or the word that was chosen instead. */
  last: z.object({ kind: QuestionKind, given: z.string(), chosen: z.nullable(RunWord), at: Instant }),
  /** Its latest first answer was right: on the way out of the book. */
  recovered: z.boolean(),
  /** Marked as known. */
  known: z.boolean(),
})
export type MissedWord = z.infer<typeof MissedWord>

export const listMissed = endpoint({
  method: 'GET',
  path: '/api/reviews/missed',
  access: 'user',
  limit: 'api',
  summary: 'The wrong-word book: every word missed once, the latest first, 50 at a time.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ words: z.array(MissedWord), next: z.nullable(z.string()) }),
})

export const listKnown = endpoint({
  method: 'GET',
  path: '/api/reviews/known',
  access: 'user',
  limit: 'api',
  summary: 'Words that the learner marked as known, the latest first, 50 at a time.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    words: z.array(z.object({ word: RunWord, at: Instant })),
    next: z.nullable(z.string()),
  }),
})

export const markKnown = endpoint({
  method: 'PUT',
  path: '/api/reviews/known',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: '‘I know this’: marked words are never due; the mark can be taken back.',
  body: z.strictObject({
    word_ids: z
      .array(WordId)
      .check(z.minLength(1, message('field_invalid')), z.maxLength(100, message('field_invalid'))),
    known: z.boolean(),
  }),
  errors: ['word_invalid'],
})
