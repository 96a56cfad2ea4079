/** Flashcards: the learner says whether they knew a word. It moves the memory and earns nothing. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { ClientId, WordId } from './patterns.ts'

export const FlashcardAnswer = z.strictObject({
  id: ClientId,
  word_id: WordId,
  knew: z.boolean(),
  /** Time until the card was turned, in milliseconds. */
  ms: z.int().check(z.minimum(0), z.maximum(86_400_000)),
})
export type FlashcardAnswer = z.infer<typeof FlashcardAnswer>

export const answerFlashcards = endpoint({
  method: 'POST',
  path: '/api/flashcards',
  access: 'user',
  limit: 'answers',
  summary: 'Logs what the learner says of words on flashcards. An answer id that is known already counts once.',
  body: z.strictObject({
    /** One round of cards: only the first answer to a word in it counts. */
    round: ClientId,
    answers: z.array(FlashcardAnswer).check(z.minLength(1), z.maxLength(50)),
  }),
  response: z.object({ acknowledged: z.array(z.string()) }),
  errors: ['answer_foreign'],
})
