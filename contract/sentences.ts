/** Sentences that a learner writes with a word: what the dictionary notices in one, and what an AI service would change. Nobody else sees them. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Instant, text, WordId } from './patterns.ts'
import { SENTENCE_CHARACTERS } from './sentence-limits.ts'

const SentenceText = text(SENTENCE_CHARACTERS).check(z.trim(), z.minLength(1, message('sentence_required')))

/** A sentence and the word that it is written with: of the dictionary, or the learner's own. */
const SentenceBody = z.strictObject({ word: WordId, text: SentenceText })

/** What is typed; the word is known. */
export const TypedSentence = z.strictObject({ text: SentenceText })

export const OwnSentence = z.object({ id: z.string(), text: z.string(), at: Instant })
export type OwnSentence = z.infer<typeof OwnSentence>

export const listSentences = endpoint({
  method: 'GET',
  path: '/api/own-sentences',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s sentences with a word, the latest first, at most 5.',
  query: z.strictObject({
    word: z.coerce.number().check(z.int(), z.minimum(-2_147_483_648), z.maximum(2_147_483_647)),
  }),
  response: z.object({ sentences: z.array(OwnSentence) }),
})

export const listNoteSentences = endpoint({
  method: 'GET',
  path: '/api/notes/{id}/sentences',
  access: 'user',
  limit: 'api',
  summary:
    'The learner’s latest sentence with each dictionary word of a note, of their own or an official one; at most 500.',
  params: z.strictObject({ id: ClientId }),
  response: z.object({ sentences: z.array(z.object({ word_id: z.int(), text: z.string() })) }),
  errors: ['not_found'],
})

const findingCodes = [
  'unknown_word',
  'missing_word',
  'repeated',
  'article',
  'base_form',
  'collocation',
  'too_short',
  'copied',
  'small_i',
  'capital',
  'full_stop',
] as const

/** Something in a sentence that may be worth another look; never a verdict. */
export const Finding = z.object({
  code: z.enum(findingCodes),
  /** Where in the sentence, in UTF-16 units; `end` is the first one after it. */
  start: z.int(),
  end: z.int(),
  /** In the asked language, in whole words. */
  text: z.string(),
})
export type Finding = z.infer<typeof Finding>

export const checkOwnSentence = endpoint({
  method: 'POST',
  path: '/api/own-sentences/check',
  access: 'user',
  limit: 'api',
  summary:
    'What the dictionary notices in a sentence: its shape, spelling, forms, and partners that the phrases of the word show. Keeps nothing.',
  body: SentenceBody,
  response: z.object({ findings: z.array(Finding) }),
  errors: ['word_invalid', 'content_loading'],
})

export const correctSentence = endpoint({
  method: 'POST',
  path: '/api/own-sentences/correct',
  access: 'user',
  limit: 'api',
  summary:
    'The sentence as an AI service would write it, and why; counted as an answer of the tutor. Where no service answers, the check of the dictionary stands.',
  body: SentenceBody,
  response: z.object({
    /** The same where nothing is to be changed. */
    corrected: z.string(),
    /** Why, in the asked language; '' where nothing is to be said. */
    remark: z.string(),
  }),
  errors: ['word_invalid', 'vip_required', 'limit_reached', 'tutor_full', 'tutor_busy', 'tutor_failed', 'busy'],
})

export const saveSentence = endpoint({
  method: 'POST',
  path: '/api/own-sentences',
  access: 'user',
  limit: 'api',
  summary: 'Keeps a sentence with its word. The same id again is the same sentence, with the text of the latest call.',
  body: z.strictObject({ id: ClientId, ...SentenceBody.shape }),
  /** `saved_at` is the server's time of the answer. */
  response: z.object({ ...OwnSentence.shape, saved_at: Instant }),
  errors: ['word_invalid', 'sentences_full'],
})

export const deleteSentence = endpoint({
  method: 'DELETE',
  path: '/api/own-sentences/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Deletes a sentence.',
  params: z.strictObject({ id: ClientId }),
  errors: ['sentence_not_found'],
})

/** A word that was forgotten eight times, with other ways in than more of the same. */
export const Leech = z.object({
  word_id: z.int(),
  /** In the asked language. */
  memory_aids: z.array(z.string()),
  /** The learner's own, the latest first. */
  sentences: z.array(z.string()),
  /** A sentence was neither written nor asked for yet. */
  ask: z.boolean(),
})
export type Leech = z.infer<typeof Leech>

export const listLeeches = endpoint({
  method: 'GET',
  path: '/api/practices/{id}/leeches',
  access: 'user',
  limit: 'api',
  summary: 'Those words of a practice that the learner forgot eight times and more, each with what else may help.',
  params: z.strictObject({ id: ClientId }),
  response: z.object({ leeches: z.array(Leech) }),
  errors: ['run_not_found'],
})

export const recordAsked = endpoint({
  method: 'PUT',
  path: '/api/own-sentences/asked',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'A sentence with a word was asked for: it is not asked for again. Twice is once.',
  body: z.strictObject({ word: WordId }),
  errors: ['word_invalid'],
})
