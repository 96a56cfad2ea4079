/** The coverage reader: a learner's own texts, and which of their words the learner knows. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Cursor, Instant, text } from './patterns.ts'
import { READER_CHARACTERS } from './reader-limits.ts'
import { WordSummary } from './words.ts'

const Title = text(120).check(z.trim(), z.minLength(1, message('title_required')))

const Card = {
  id: z.string(),
  title: z.string(),
  /** UTF-16 units of the text. */
  characters: z.int(),
  /** Where reading goes on: an offset into the text. */
  position: z.int(),
  created_at: Instant,
}

export const ReaderCard = z.object({
  ...Card,
  /** Share of its running words that the learner knows, 0 to 1. */
  share: z.number(),
})
export type ReaderCard = z.infer<typeof ReaderCard>

export const ReaderText = z.object({ ...Card, text: z.string() })
export type ReaderText = z.infer<typeof ReaderText>

/** `known`: learned or marked as known; a little word of grammar also before it is begun. `growing`: begun. `new`: the rest. */
const WordState = z.enum(['known', 'growing', 'new'])

const ReaderWord = z.object({
  id: z.int(),
  headword: z.string(),
  state: WordState,
  /** How often it runs in the text. */
  count: z.int(),
})
export type ReaderWord = z.infer<typeof ReaderWord>

export const ReaderWords = z.object({
  /** Words of the dictionary that run in the text, in the order in which they come first. */
  words: z.array(ReaderWord),
  /** By its form in small letters: the index of a word; -1 a name, which is not counted; -2 what the dictionary does not have. */
  forms: z.record(z.string(), z.int()),
  /** Running words by state; `running` is all of them, names and numbers left out. `share` is that of `known`, 0 to 1. */
  coverage: z.object({
    running: z.int(),
    known: z.int(),
    growing: z.int(),
    new: z.int(),
    unknown: z.int(),
    share: z.number(),
  }),
  /** At most ten words that lift the share most towards 0.95, as indexes of `words`, and the share that they reach. */
  helpers: z.object({ words: z.array(z.int()), share: z.number() }),
})
export type ReaderWords = z.infer<typeof ReaderWords>

const TextId = z.strictObject({ id: ClientId })

/** What is typed of a new text. */
const ReaderTextBody = z.strictObject({
  title: Title,
  text: text(READER_CHARACTERS).check(z.trim(), z.minLength(1, message('reader_text_empty'))),
})
/** What is typed to rename one. */
export const ReaderTitleBody = z.strictObject({ title: Title })

export const addReaderText = endpoint({
  method: 'POST',
  path: '/api/reader/texts',
  access: 'user',
  limit: 'runs',
  status: 201,
  // A sign may take three bytes, and more where it is escaped.
  maxBytes: 4 * READER_CHARACTERS,
  summary:
    'Keeps a text of the learner, at most 300,000 characters and 200 texts; the same id again answers the same text.',
  body: z.strictObject({ id: ClientId, ...ReaderTextBody.shape }),
  response: ReaderCard,
  errors: ['reader_text_empty', 'reader_full', 'title_required', 'not_found', 'content_loading'],
})

export const listReaderTexts = endpoint({
  method: 'GET',
  path: '/api/reader/texts',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s own texts, the latest first, 12 at a time.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ texts: z.array(ReaderCard), next: z.nullable(z.string()) }),
  errors: ['content_loading'],
})

export const getReaderText = endpoint({
  method: 'GET',
  path: '/api/reader/texts/{id}',
  access: 'user',
  limit: 'api',
  summary: 'One text of the learner, and where reading goes on.',
  params: TextId,
  response: ReaderText,
  errors: ['not_found'],
})

export const getReaderWords = endpoint({
  method: 'GET',
  path: '/api/reader/texts/{id}/words',
  access: 'user',
  limit: 'api',
  summary: 'Which words run in a text, which the learner knows, and the ten that would help most.',
  params: TextId,
  response: ReaderWords,
  errors: ['not_found', 'content_loading'],
})

export const readMeanings = endpoint({
  method: 'GET',
  path: '/api/reader/meanings',
  access: 'user',
  limit: 'api',
  summary: 'Words of the dictionary by their ids, at most 120 at once; hidden ones are left out.',
  query: z.strictObject({
    /** Separated by commas. */
    ids: text(1_400).check(z.regex(/^\d{1,9}(?:,\d{1,9}){0,119}$/, message('field_invalid'))),
  }),
  response: z.object({ words: z.array(WordSummary) }),
})

export const renameReaderText = endpoint({
  method: 'PUT',
  path: '/api/reader/texts/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Gives a text another title.',
  params: TextId,
  body: ReaderTitleBody,
  errors: ['not_found', 'title_required'],
})

export const saveReaderPosition = endpoint({
  method: 'PUT',
  path: '/api/reader/texts/{id}/position',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Keeps where the learner reads on, on every device.',
  params: TextId,
  body: z.strictObject({
    /** Offset into the text; behind its end it is the end. */
    position: z
      .int(message('field_invalid'))
      .check(z.minimum(0, message('field_invalid')), z.maximum(READER_CHARACTERS, message('field_invalid'))),
  }),
  errors: ['not_found'],
})

export const deleteReaderText = endpoint({
  method: 'DELETE',
  path: '/api/reader/texts/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Deletes a text. Within ten minutes it can be taken back.',
  params: TextId,
  errors: ['not_found'],
})

export const restoreReaderText = endpoint({
  method: 'POST',
  path: '/api/reader/texts/{id}/restore',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Takes back the deletion of a text.',
  params: TextId,
  errors: ['not_found', 'reader_full'],
})
