/** Word notes: note > section > page > entry (a word on a page). Own ones are changed by batches of small changes; official ones are read. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import type { ErrorCode } from './messages.ts'
import { MOST_WORDS, noteTags, textLengths } from './note-limits.ts'
import { Bilingual, ClientId, Cursor, Instant, text } from './patterns.ts'

/** What a note is for: picture memory, university English, daily use, study-abroad English. */
export const NoteTag = z.enum(noteTags, message('field_invalid'))
export type NoteTag = z.infer<typeof NoteTag>

/** A text that is not empty once trimmed. */
export const filled = (max: number, empty: ErrorCode = 'field_invalid') =>
  text(max).check(z.trim(), z.minLength(1, message(empty)))
export const NoteTitle = filled(textLengths.title, 'title_required')
const Word = filled(textLengths.word, 'word_required')
const Meaning = text(textLengths.meaning)
const Remark = text(textLengths.remark)
/** A place among neighbours: rules/order.ts. */
export const Position = text(400).check(z.regex(/^[0-9A-Za-z]*[1-9A-Za-z]$/, message('field_invalid')))

const Card = {
  id: z.string(),
  kind: z.enum(['own', 'official']),
  title: Bilingual,
  tag: z.nullable(NoteTag),
  /** Address of the cover picture. */
  cover: z.nullable(z.string()),
  words: z.int(),
  updated_at: Instant,
}
export const NoteCard = z.object(Card)
export type NoteCard = z.infer<typeof NoteCard>

export const NoteSection = z.object({ id: z.string(), title: Bilingual, position: z.string() })
export type NoteSection = z.infer<typeof NoteSection>

export const NotePage = z.object({ id: z.string(), section: z.string(), title: Bilingual, position: z.string() })
export type NotePage = z.infer<typeof NotePage>

/** What the dictionary knows about the word of an entry. */
export const NoteWord = z.object({
  id: z.int(),
  ipa_uk: z.nullable(z.string()),
  ipa_us: z.nullable(z.string()),
  meaning: Bilingual,
  picture: z.nullable(z.string()),
  /** n, v, adj, adv and so on, each once. */
  parts_of_speech: z.array(z.string()),
  /** Rank in running English, 1 is the commonest. */
  frequency: z.nullable(z.int()),
})
export type NoteWord = z.infer<typeof NoteWord>

export const NoteEntry = z.object({
  id: z.string(),
  page: z.string(),
  word: z.string(),
  /** The learner's own meaning, instead of the dictionary's. */
  meaning: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  position: z.string(),
  added_at: Instant,
  /** Null for the learner's own word, which the dictionary does not have. */
  known: z.nullable(NoteWord),
})
export type NoteEntry = z.infer<typeof NoteEntry>

/** A note without its entries. */
export const Note = z.object({
  ...Card,
  version: z.int(),
  sections: z.array(NoteSection),
  /** With the number of words on each. */
  pages: z.array(z.object({ ...NotePage.shape, words: z.int() })),
})
export type Note = z.infer<typeof Note>

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/notes',
  access: 'guest',
  limit: 'api',
  summary: 'The learner’s own notes or the official ones, by tag and title.',
  query: z.strictObject({
    kind: z.enum(['own', 'official']),
    tag: z.optional(NoteTag),
    q: z.optional(text(120)),
    sort: z.optional(z.enum(['recent', 'alphabetical'])),
    cursor: z.optional(Cursor),
  }),
  response: z.object({ notes: z.array(NoteCard), next: z.nullable(z.string()) }),
})

export const NewEntry = z.strictObject({
  word: Word,
  meaning: z.optional(z.nullable(Meaning)),
  remark: z.optional(z.nullable(Remark)),
})
export type NewEntry = z.infer<typeof NewEntry>

const NewPage = z.strictObject({ title: NoteTitle, entries: z.array(NewEntry).check(z.maxLength(MOST_WORDS)) })
const NewSection = z.strictObject({ title: NoteTitle, pages: z.array(NewPage).check(z.maxLength(200)) })

/** What a form asks for that names a note, a section or a page. */
export const TitleBody = z.strictObject({ title: NoteTitle })
/** The same of an official note, which has a title in each language. */
export const BilingualTitle = z.strictObject({ zh: NoteTitle, en: NoteTitle })

export const createNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  access: 'user',
  limit: 'api',
  status: 201,
  summary: 'Makes a note, with what shall stand in it; the same id again answers the same note.',
  body: z.strictObject({
    id: ClientId,
    title: NoteTitle,
    tag: z.optional(z.nullable(NoteTag)),
    sections: z.optional(z.array(NewSection).check(z.maxLength(50))),
  }),
  response: Note,
  errors: ['vip_required', 'limit_reached', 'not_found'],
})

export const NoteId = z.strictObject({ id: ClientId })

export const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/{id}',
  access: 'guest',
  limit: 'api',
  summary: 'A note’s sections and pages.',
  params: NoteId,
  response: Note,
  errors: ['not_found'],
})

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/notes/{id}/entries',
  access: 'guest',
  limit: 'api',
  summary: 'Entries of a note or of one page of it, in the order in which they stand.',
  params: NoteId,
  query: z.strictObject({
    page: z.optional(ClientId),
    from: z.optional(z.string().check(z.regex(/^\d{1,6}$/, message('field_invalid')))),
    count: z.optional(z.string().check(z.regex(/^\d{1,4}$/, message('field_invalid')))),
  }),
  /** `version` is that of the note when its entries were read. */
  response: z.object({ version: z.int(), total: z.int(), entries: z.array(NoteEntry) }),
  errors: ['not_found'],
})

export const getSheet = endpoint({
  method: 'GET',
  path: '/api/notes/{id}/sheet',
  access: 'user',
  limit: 'api',
  summary: 'A note or one page of it as a sheet for paper, at most 2,000 words; for VIPs.',
  params: NoteId,
  query: z.strictObject({ page: z.optional(ClientId) }),
  response: z.object({
    /** Pages with words, in order. */
    parts: z.array(z.object({ id: z.string(), section: Bilingual, title: Bilingual, entries: z.array(NoteEntry) })),
    /** Words beyond the most of one sheet. */
    left: z.int(),
  }),
  errors: ['not_found', 'vip_required'],
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/notes/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Puts a note into the bin, where it stays for 30 days.',
  params: NoteId,
  errors: ['not_found'],
})

export const restoreNote = endpoint({
  method: 'POST',
  path: '/api/notes/{id}/restore',
  access: 'user',
  limit: 'api',
  summary: 'Takes a note out of the bin.',
  params: NoteId,
  response: NoteCard,
  errors: ['not_found', 'vip_required', 'limit_reached'],
})

export const copyNote = endpoint({
  method: 'POST',
  path: '/api/notes/{id}/copy',
  access: 'user',
  limit: 'runs',
  status: 201,
  summary: 'Copies a note, or one section or page of it, into an own note; without `into` into a new one.',
  params: NoteId,
  body: z.strictObject({
    /** Id of the new note, or of the copy's section in `into`: the same id again copies nothing again. */
    copy: ClientId,
    into: z.optional(ClientId),
    section: z.optional(ClientId),
    page: z.optional(ClientId),
  }),
  response: NoteCard,
  errors: ['not_found', 'vip_required', 'limit_reached'],
})

export const mergeNote = endpoint({
  method: 'POST',
  path: '/api/notes/{id}/merge',
  access: 'user',
  limit: 'runs',
  summary: 'Puts the sections of another own note behind those of this one; the other goes into the bin.',
  params: NoteId,
  body: z.strictObject({ from: ClientId }),
  response: NoteCard,
  errors: ['not_found', 'limit_reached'],
})

export const BinItem = z.object({
  kind: z.enum(['note', 'section', 'page', 'entry']),
  id: z.string(),
  /** The deleted note, or the note of the deleted part. */
  note: z.string(),
  note_title: Bilingual,
  /** Title, or the word of an entry. */
  title: Bilingual,
  /** Words that went with it. */
  words: z.int(),
  deleted_at: Instant,
})
export type BinItem = z.infer<typeof BinItem>

export const readBin = endpoint({
  method: 'GET',
  path: '/api/note-bin',
  access: 'user',
  limit: 'api',
  summary: 'What was deleted in the last 30 days, newest first, at most 200.',
  response: z.object({ items: z.array(BinItem) }),
})

export const CheckedWord = z.object({
  word: z.string(),
  /** found: a headword. corrected: the headword of an inflected or differently written form. unknown: not in the dictionary. */
  state: z.enum(['found', 'corrected', 'unknown']),
  /** The headword to take; for an unknown word what was given. */
  headword: z.string(),
  meaning: z.nullable(Bilingual),
})
export type CheckedWord = z.infer<typeof CheckedWord>

export const checkWords = endpoint({
  method: 'POST',
  path: '/api/note-words',
  access: 'user',
  limit: 'api',
  summary: 'Looks words up for an import: found, corrected or unknown, in the order given.',
  body: z.strictObject({
    words: z.array(Word).check(z.minLength(1), z.maxLength(500)),
    /** For an official note: what is unfit for one counts as unknown. */
    official: z.optional(z.boolean()),
  }),
  response: z.object({ words: z.array(CheckedWord) }),
})

/** As many headwords as the end of the longest run names, separated by commas. */
const MOST_SAVED_WORDS = 4_000

export const findNotesWith = endpoint({
  method: 'GET',
  path: '/api/note-words',
  access: 'user',
  limit: 'api',
  summary: 'Which of these words, separated by commas, stand in which of the learner’s own notes; at most 100 notes.',
  query: z.strictObject({ words: text(MOST_SAVED_WORDS) }),
  response: z.object({
    notes: z.array(z.object({ id: z.string(), title: Bilingual, words: z.array(z.string()) })),
  }),
})
