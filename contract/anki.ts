/** Anki packages (.apkg): a note or everything a learner learns as one, and the words of one for an import. */
import * as z from 'zod/mini'
import { MOST_PACKAGE_BYTES } from './anki-limits.ts'
import { endpoint } from './core.ts'
import { message, type ErrorCode } from './messages.ts'
import { NoteId } from './notes.ts'
import { text } from './patterns.ts'

export const exportNotePackage = endpoint({
  method: 'GET',
  path: '/api/notes/{id}/anki',
  access: 'user',
  limit: 'runs',
  summary:
    'A note as an Anki package: a card for each word, with the learner’s memory of it and the log of its reviews.',
  params: NoteId,
  response: { raw: 'application/zip' },
  errors: ['not_found', 'busy'],
})

export const exportPackage = endpoint({
  method: 'GET',
  path: '/api/user/anki',
  access: 'user',
  limit: 'export',
  summary: 'Every word that the learner has learned or saved as an Anki package, with memory and reviews.',
  response: { raw: 'application/zip' },
  errors: ['busy'],
})

const packageFile = {
  types: ['application/zip', 'application/octet-stream'],
  maxBytes: MOST_PACKAGE_BYTES,
} as const

const packageErrors = [
  'package_unreadable',
  'package_too_large',
  'package_too_slow',
  'package_without_notes',
  'file_too_large',
  'busy',
] as const satisfies ErrorCode[]

/** Index of a field of a note type. */
const FieldIndex = z.int().check(z.minimum(0))

const NoteType = z.object({
  id: z.string(),
  name: z.string(),
  /** Notes of this type in the package. */
  notes: z.int(),
  fields: z.array(z.string()),
  /** Fields of the first notes as plain text, shortened. */
  samples: z.array(z.array(z.string())),
  /** Which fields these are, judged by their names and by what is in them. */
  guess: z.object({ word: FieldIndex, meaning: z.nullable(FieldIndex), remark: z.nullable(FieldIndex) }),
})

export const readPackage = endpoint({
  method: 'POST',
  path: '/api/anki-packages/outline',
  access: 'user',
  limit: 'upload',
  summary: 'What is in an Anki package: its note types with their fields, and its decks. Nothing is kept.',
  file: packageFile,
  response: z.object({
    /** Those with notes, the one with the most first; at most 20. */
    types: z.array(NoteType),
    /** Those with notes, by name; at most 200. */
    decks: z.array(z.object({ id: z.string(), name: z.string(), notes: z.int() })),
    /** Reviews in the package's log. */
    reviews: z.int(),
  }),
  errors: packageErrors,
})

const Id = text(20).check(z.regex(/^\d{1,19}$/, message('field_invalid')))
const Field = z.string().check(z.regex(/^\d{1,3}$/, message('field_invalid')))

const PackageWord = z.object({
  section: z.nullable(z.string()),
  page: z.nullable(z.string()),
  word: z.string(),
  meaning: z.nullable(z.string()),
  remark: z.nullable(z.string()),
})
export type PackageWord = z.infer<typeof PackageWord>

/** Which notes of a package are words, and which of their fields is what. */
const PackageChoice = z.strictObject({
  type: Id,
  word: Field,
  meaning: z.optional(Field),
  remark: z.optional(Field),
  /** Only this deck, without the decks below it. */
  deck: z.optional(Id),
  from: z.optional(z.string().check(z.regex(/^\d{1,6}$/, message('field_invalid')))),
})

export const readPackageWords = endpoint({
  method: 'POST',
  path: '/api/anki-packages/words',
  access: 'user',
  limit: 'upload',
  summary:
    'Words of an Anki package, 2,000 at most from `from` on, by the fields that the learner chose. Nothing is kept.',
  file: packageFile,
  query: PackageChoice,
  response: z.object({
    /** In the order of the package. Deck 'A::B::C' is section B, page C. */
    words: z.array(PackageWord),
    /** Words with these fields and of this deck in the whole package. */
    total: z.int(),
  }),
  errors: ['field_invalid', ...packageErrors],
})

export const importPackageReviews = endpoint({
  method: 'POST',
  path: '/api/anki-packages/reviews',
  access: 'user',
  limit: 'upload',
  summary:
    'Takes over the reviews of 2,000 words at most of an Anki package: when these words come back follows from them and from the answers given here. They bring no points and count for no day. Repeated, nothing changes.',
  file: packageFile,
  query: PackageChoice,
  response: z.object({
    /** Words of the package with reviews that can be asked about here. */
    words: z.int(),
    /** Reviews that were not there before. */
    reviews: z.int(),
  }),
  errors: ['field_invalid', 'imported_reviews_full', ...packageErrors],
})
