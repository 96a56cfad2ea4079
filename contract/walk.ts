/** The listening walk: words for the ears alone, and how many of them were heard. Hearing is no answer: it moves no memory card. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId } from './patterns.ts'

/** `due`: due now. `soon`: not due, the likeliest forgotten first. `note`: of one note, in its order. */
export const WalkSource = z.enum(['due', 'soon', 'note'], message('field_invalid'))
export type WalkSource = z.infer<typeof WalkSource>

const WalkWord = z.object({
  word: RunWord,
  /** A sentence with the word; `id` names it for its sound. */
  example: z.nullable(z.object({ id: z.string(), en: z.string(), zh: z.nullable(z.string()) })),
})
export type WalkWord = z.infer<typeof WalkWord>

export const readWalk = endpoint({
  method: 'GET',
  path: '/api/walks/words',
  access: 'user',
  limit: 'api',
  summary: 'Words to listen to, at most 60, each with an example.',
  query: z.strictObject({
    from: WalkSource,
    /** The note, where the words are those of a note. */
    note: z.optional(ClientId),
  }),
  response: z.object({
    words: z.array(WalkWord),
    /** Own words that were left out, since no voice of the server says them. */
    silent: z.int(),
    /** Words heard on walks on this day of the learner. */
    heard_today: z.int(),
  }),
  errors: ['not_found', 'content_loading'],
})

/** The most words of one walk that are counted. */
const MOST_HEARD = 1_000

export const recordHeard = endpoint({
  method: 'POST',
  path: '/api/walks/heard',
  access: 'user',
  limit: 'answers',
  summary:
    'Counts the different words that were heard to their end on a walk so far: all of them each time, so a call that is sent again counts once. Moves no memory card, earns no points and keeps no streak.',
  body: z.strictObject({
    /** The walk; the learner's own browser names it. */
    id: ClientId,
    words: z.int(message('field_invalid')).check(z.minimum(1), z.maximum(MOST_HEARD, message('field_invalid'))),
  }),
  response: z.object({ heard_today: z.int() }),
})
