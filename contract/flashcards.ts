/** Flashcards: the learner says whether they knew a word. It moves the memory and earns nothing. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { ClientId, SentInstant, text, WordId } from './patterns.ts'

export const FlashcardAnswer = z.strictObject({
  id: ClientId,
  /** A word of the dictionary. */
  word_id: z.optional(WordId),
  /** Or one of the learner's own words, as written in the note. */
  word: z.optional(text(64)),
  knew: z.boolean(),
  /** Time until the card was turned, in milliseconds. */
  ms: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** When it was given, for an answer that waited for a connection: within 14 days before it arrives. */
  at: z.optional(SentInstant),
})
export type FlashcardAnswer = z.infer<typeof FlashcardAnswer>

export const answerFlashcards = endpoint({
  method: 'POST',
  path: '/api/flashcards',
  access: 'user',
  limit: 'answers',
  summary:
    'Logs what the learner says of words on flashcards. An answer id that is known already counts once; one about an own word that has not arrived yet is not acknowledged; one about a word that is gone is acknowledged and dropped.',
  body: z.strictObject({
    /** One round of cards: only the first answer to a word in it counts. */
    round: ClientId,
    answers: z.array(FlashcardAnswer).check(z.minLength(1), z.maxLength(50)),
  }),
  response: z.object({ acknowledged: z.array(z.string()) }),
  errors: ['answer_foreign'],
})
