/** How administrators correct the dictionary: the blocks of a word, what an edit replaced, drafts, and words of their own. */
import * as z from 'zod/mini'
import { PictureStatistics, WordReport } from './admin.ts'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { BlockEdit, blockChange, Editors } from './edited-blocks.ts'
import { message } from './messages.ts'
import { Bilingual, Cursor, Instant, text } from './patterns.ts'
import { examTags, noteKinds, relationKinds, wordFlags } from './word-lists.ts'
import { FormKind, PartOfSpeech, Source } from './words.ts'

/** Longest text of a field; the formal checks of the content are stricter. */
const FIELD = 200
/** Most rows of a block. */
const ROWS = 40

const field = text(FIELD).check(z.trim())

/** A transcription with the sign of its alphabet where a keyboard has only `g`: the two look alike, and only one is a phoneme. */
export const normalizeIpa = (ipa: string): string => ipa.replaceAll('g', 'ɡ')
const ipaField = z.nullable(text(FIELD).check(z.trim(), z.overwrite(normalizeIpa)))

const list = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(ROWS, message('field_invalid')))

/** Each block of a word that is edited as a whole. Order within a list is the order of a page. */
export const WordBlocks = z.strictObject({
  /** The first sense is the meaning that questions ask, or, of a word with a picture, the sense that the picture shows. */
  senses: list(
    z.strictObject({
      part_of_speech: PartOfSpeech,
      zh: z.nullable(field),
      en: z.nullable(text(500).check(z.trim())),
      /** How the word is said in this sense, where its senses sound different; both or none. */
      ipa_uk: ipaField,
      ipa_us: ipaField,
    }),
  ),
  pronunciations: z.strictObject({ ipa_uk: ipaField, ipa_us: ipaField }),
  forms: list(z.strictObject({ form: field, kind: FormKind })),
  examples: list(z.strictObject({ en: text(500).check(z.trim()), zh: z.nullable(text(500).check(z.trim())) })),
  phrases: list(z.strictObject({ text: field, zh: field })),
  relations: z
    .array(z.strictObject({ kind: z.enum(relationKinds), other: field }))
    .check(z.maxLength(120, message('field_invalid'))),
  /** Prefixes, roots and suffixes, or the words of a compound, in their order; an English word needs no English meaning. */
  structure: list(
    z.strictObject({
      part: field,
      zh: z.nullable(field),
      en: z.nullable(field),
      /** The language that the part comes from. */
      origin: z.nullable(field),
    }),
  ),
  /** Etymology, memory aid and note on culture, one of each. */
  notes: list(
    z.strictObject({ kind: z.enum(noteKinds), zh: text(500).check(z.trim()), en: text(500).check(z.trim()) }),
  ),
  /** File of the picture set, such as '1f34e.webp'. */
  picture: z.strictObject({ file: z.nullable(field) }),
  /** Headwords that are never shown beside it, since their pictures look alike. It holds for both: a save changes theirs too. */
  look_alikes: z.array(field).check(z.maxLength(120, message('field_invalid'))),
  tags: z.array(z.enum(examTags)).check(z.maxLength(examTags.length, message('field_invalid'))),
  /** No question asks a hidden word, its cards rest, and a look-up does not find it. */
  hidden: z.boolean(message('field_invalid')),
})
export type WordBlocks = z.infer<typeof WordBlocks>
export type WordBlock = keyof WordBlocks
export const wordBlocks = [
  'senses',
  'pronunciations',
  'forms',
  'examples',
  'phrases',
  'relations',
  'structure',
  'notes',
  'picture',
  'look_alikes',
  'tags',
  'hidden',
] as const satisfies readonly WordBlock[]

const { shape } = WordBlocks

/** A block as it stands, and what the dictionary says in its place. */
const state = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    value,
    /** What 'back to the source' brings back; null while the block is the source's own. */
    source: z.nullable(value),
    /** Counts the changes of this block. A change names the version that it was made over. */
    version: z.int(),
    /** Where the block comes from. */
    sources: z.array(Source),
    edit: BlockEdit,
  })

const BlockStates = z.object({
  senses: state(shape.senses),
  pronunciations: state(shape.pronunciations),
  forms: state(shape.forms),
  examples: state(shape.examples),
  phrases: state(shape.phrases),
  relations: state(shape.relations),
  structure: state(shape.structure),
  notes: state(shape.notes),
  picture: state(shape.picture),
  look_alikes: state(shape.look_alikes),
  tags: state(shape.tags),
  hidden: state(shape.hidden),
})

export const BlockChanges = z.strictObject({
  senses: blockChange(shape.senses),
  pronunciations: blockChange(shape.pronunciations),
  forms: blockChange(shape.forms),
  examples: blockChange(shape.examples),
  phrases: blockChange(shape.phrases),
  relations: blockChange(shape.relations),
  structure: blockChange(shape.structure),
  notes: blockChange(shape.notes),
  picture: blockChange(shape.picture),
  look_alikes: blockChange(shape.look_alikes),
  tags: blockChange(shape.tags),
  hidden: blockChange(shape.hidden),
})
export type BlockChanges = z.infer<typeof BlockChanges>

export const EditedWord = z.object({
  id: z.int(),
  headword: z.string(),
  /** As lists and the game show it. */
  word: RunWord,
  blocks: BlockStates,
  /** Open reports, the oldest first, at most 50. */
  reports: z.array(WordReport),
  statistics: z.nullable(z.omit(PictureStatistics, { word: true })),
  /** Words with the same picture. */
  same_picture: z.array(z.string()),
  /** What this administrator has not saved yet. */
  draft: z.nullable(z.object({ changes: BlockChanges, at: Instant })),
  editors: Editors,
})
export type EditedWord = z.infer<typeof EditedWord>
export type BlockStates = EditedWord['blocks']

export const WordFlag = z.enum(wordFlags)
export type WordFlag = z.infer<typeof WordFlag>

export const ExamTag = z.enum(examTags)
export type ExamTag = z.infer<typeof ExamTag>

/** Which words of the dictionary; what is left out does not narrow. */
export const wordFilter = {
  /** The beginning of a headword, or a part of a Chinese meaning. */
  q: z.optional(text(64)),
  /** An exam list. */
  list: z.optional(ExamTag),
  flag: z.optional(WordFlag),
}

export const ManagedWord = z.object({
  word: RunWord,
  hidden: z.boolean(),
  edited: z.boolean(),
  source_changed: z.boolean(),
  without_example: z.boolean(),
  /** Open reports. */
  reports: z.int(),
})
export type ManagedWord = z.infer<typeof ManagedWord>

export const adminListWords = endpoint({
  method: 'GET',
  path: '/api/admin/words',
  access: 'admin',
  limit: 'api',
  summary:
    'Words of the dictionary by headword, hidden ones too. `q` begins a headword or is part of a Chinese meaning.',
  query: z.strictObject({ ...wordFilter, cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(ManagedWord), next: z.nullable(z.string()) }),
})

/** Most pictures of the set, and most words that are named beside one. */
const PICTURES = 4_000
export const PICTURE_WORDS = 20

export const ListedPicture = z.object({
  /** File of the picture set, such as '1f34e.webp'. */
  file: z.string(),
  /** What its emoji is called. */
  name: Bilingual,
  /** What it is found by besides, in both languages. */
  keywords: z.array(z.string()),
  /** Words that show it. */
  words: z.array(z.string()).check(z.maxLength(PICTURE_WORDS)),
  /** Words that are never shown beside those, since their pictures look alike. */
  look_alikes: z.array(z.string()).check(z.maxLength(PICTURE_WORDS)),
})
export type ListedPicture = z.infer<typeof ListedPicture>

export const adminListPictureSet = endpoint({
  method: 'GET',
  path: '/api/admin/picture-set',
  access: 'admin',
  limit: 'api',
  summary:
    'Every picture that a word can be shown by, in the order of emoji, with its names and the words that show it.',
  response: z.object({ items: z.array(ListedPicture).check(z.maxLength(PICTURES)) }),
})

/** A headword, or the id of a word: no headword is a number. */
const WordParams = z.strictObject({
  word: z.coerce
    .string(message('not_found'))
    .check(z.minLength(1, message('not_found')), z.maxLength(64, message('not_found'))),
})

export const adminGetWord = endpoint({
  method: 'GET',
  path: '/api/admin/words/{word}',
  access: 'admin',
  limit: 'api',
  summary:
    'A word, by headword or id, block by block: each with its source and its edit, with open reports and the draft of the caller.',
  params: WordParams,
  response: EditedWord,
  errors: ['not_found'],
})

/** A word that the dictionary does not have, with its main sense. */
export const NewWord = z.strictObject({
  headword: text(64).check(z.trim(), z.minLength(1, message('word_required'))),
  part_of_speech: PartOfSpeech,
  zh: field,
  en: field,
})
export type NewWord = z.infer<typeof NewWord>

export const addWord = endpoint({
  method: 'POST',
  path: '/api/admin/words',
  access: 'admin',
  limit: 'api',
  summary:
    'Adds a word, which stays through every import. One that exists, hidden ones too, is answered by `id` with word_exists.',
  status: 201,
  body: NewWord,
  response: EditedWord,
  errors: ['word_exists'],
})

export const saveWord = endpoint({
  method: 'PUT',
  path: '/api/admin/words/{word}',
  access: 'admin',
  limit: 'api',
  summary:
    'Saves changes of blocks, all or none, over the versions they name. Faults come as `faults`, changes of others in between as `conflicts`.',
  params: WordParams,
  body: z.strictObject({ changes: BlockChanges }),
  response: EditedWord,
  errors: ['not_found', 'edit_conflict'],
})

export const saveWordDraft = endpoint({
  method: 'PUT',
  path: '/api/admin/words/{word}/draft',
  access: 'admin',
  limit: 'api',
  summary: 'Keeps unsaved changes of the caller, unchecked; without any change the draft is removed.',
  status: 204,
  params: WordParams,
  body: z.strictObject({ changes: BlockChanges }),
  errors: ['not_found'],
})
