/** What is said to a question is scored, and its sound is not kept: say questions, and words of minimal pairs. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { ClientId, text } from './patterns.ts'
import { ATTEMPT_BYTES } from './recording-limits.ts'
import { Score, ScoreFailure } from './recordings.ts'

export const Attempt = z.object({
  id: z.string(),
  /** Null when it could not be judged: such an attempt counts for nothing. */
  verdict: z.nullable(z.enum(['right', 'replaced', 'not_heard'])),
  /** Present with a verdict. */
  score: z.optional(Score),
  /** Present without one. */
  reason: z.optional(ScoreFailure),
  /** Further attempts that may go unheard before the word counts as not remembered. */
  tries_left: z.int(),
})
export type Attempt = z.infer<typeof Attempt>

const attemptFile = { types: ['audio/wav', 'audio/wave', 'audio/x-wav'], maxBytes: ATTEMPT_BYTES } as const
const attemptErrors = [
  'recording_empty',
  'recording_format',
  'recording_broken',
  'recording_too_long',
  'content_loading',
] as const

export const judgeAttempt = endpoint({
  method: 'POST',
  path: '/api/attempts',
  access: 'user',
  limit: 'speech',
  summary:
    'Scores what was said to a say question of a practice: at most 10 seconds, 16 kHz, mono, 16-bit PCM, not kept. The same attempt again has the same verdict; an answer to the question names it.',
  query: z.strictObject({
    /** Id of the practice. */
    practice: ClientId,
    /** The word of the question. */
    word_id: z.coerce.number().check(z.int()),
    /** Made by the client. */
    attempt: ClientId,
  }),
  file: attemptFile,
  response: Attempt,
  errors: ['run_not_found', 'run_expired', 'run_finished', 'answer_foreign', ...attemptErrors],
})

export const PairAttempt = z.object({
  /**
   * `right`: the word that was asked for was heard. `other`: the other word of the pair. `neither`: neither of them, or it could be either. Null
   * when it could not be judged.
   */
  verdict: z.nullable(z.enum(['right', 'other', 'neither'])),
  /** The sound that was heard where the two words differ, in ARPAbet: 'TH'. Null where it is not known. */
  sound: z.nullable(z.string()),
  /** Present without a verdict. */
  reason: z.optional(ScoreFailure),
})
export type PairAttempt = z.infer<typeof PairAttempt>

export const judgePair = endpoint({
  method: 'POST',
  path: '/api/sounds/attempts',
  access: 'user',
  limit: 'speech',
  summary:
    'Tells which word of a minimal pair was said, approximately: at most 10 seconds, 16 kHz, mono, 16-bit PCM. Neither the sound nor the verdict is kept.',
  query: z.strictObject({
    /** The word that was to be said. */
    word: text(64),
    /** The other word of the pair. */
    other: text(64),
  }),
  file: attemptFile,
  response: PairAttempt,
  errors: [...attemptErrors],
})
