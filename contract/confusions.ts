/** Which words a learner takes for which, and a session about two of them. The session is answered by the calls of practice.ts. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Instant, WordId } from './patterns.ts'
import { Practice } from './practice.ts'

export const ConfusionKind = z.enum(['meaning', 'spelling', 'sound'], message('field_invalid'))
export type ConfusionKind = z.infer<typeof ConfusionKind>

export const ConfusedPair = z.object({
  words: z.tuple([RunWord, RunWord]),
  /** Why they are taken for each other, the latest first. */
  kinds: z.array(
    z.object({
      kind: ConfusionKind,
      /** How often the second word was given for the first, and the first for the second. */
      times: z.tuple([z.int(), z.int()]),
      last: Instant,
      /** Both words were right on two later days, in questions that would have shown this confusion. */
      held: z.boolean(),
    }),
  ),
  /** All its kinds are. */
  held: z.boolean(),
})
export type ConfusedPair = z.infer<typeof ConfusedPair>

export const listConfusions = endpoint({
  method: 'GET',
  path: '/api/confusions',
  access: 'user',
  limit: 'api',
  summary:
    'Pairs of words that the learner took for each other within a year, by meaning, spelling and sound; at most 40, those not held apart first.',
  query: z.strictObject({
    /** Only pairs with this word. */
    word: z.optional(z.coerce.number().check(z.int(), z.minimum(-2_147_483_648), z.maximum(2_147_483_647))),
  }),
  response: z.object({ pairs: z.array(ConfusedPair) }),
})

export const startDrill = endpoint({
  method: 'POST',
  path: '/api/confusions/drills',
  access: 'user',
  limit: 'runs',
  summary:
    'Issues questions that set two words against each other; the same id again answers the same session. Answered and finished as a practice.',
  body: z.strictObject({
    id: ClientId,
    /** Two different words. */
    word_ids: z.tuple([WordId, WordId], message('field_invalid')),
    kind: ConfusionKind,
    /** False asks nothing that has to be heard. */
    listening: z.optional(z.boolean()),
  }),
  response: Practice,
  errors: ['practice_empty', 'run_expired', 'content_loading'],
})
