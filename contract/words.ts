/** The dictionary: look-up, search, streamed information, sound, and the learner's history. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Instant, text } from './patterns.ts'
import { ASKED_CHARACTERS } from './word-limits.ts'
import { SENTENCE_ID } from './sentence-ids.ts'

/** A word on one line, as lists, suggestions and groups show it. */
export const WordSummary = RunWord
export type WordSummary = z.infer<typeof WordSummary>

/** Where a block comes from: the two dictionaries, our own writing, or an AI provider. */
export const Source = z.enum(['ecdict', 'wordnet', 'wordgrove', 'ai'])
export type Source = z.infer<typeof Source>

/** Parts of speech by their short names; 'det' is a determiner ('this', 'every', 'several'). */
export const partsOfSpeech = [
  'n',
  'v',
  'adj',
  'adv',
  'prep',
  'conj',
  'pron',
  'det',
  'num',
  'int',
  'art',
  'aux',
  'abbr',
] as const

/** '' where the source gives none. */
export const PartOfSpeech = z.enum([...partsOfSpeech, ''])
export type PartOfSpeech = z.infer<typeof PartOfSpeech>

/** How a form comes from its word: 'present' is am and are, 'variant' is an, 'contraction' is don't. */
export const FormKind = z.enum([
  'present',
  'past',
  'participle',
  'gerund',
  'third_person',
  'comparative',
  'superlative',
  'plural',
  'variant',
  'contraction',
])
export type FormKind = z.infer<typeof FormKind>

const source = z.array(Source)

const Definitions = z.object({
  kind: z.literal('definitions'),
  source,
  /** `zh` or `en` is null where the source has none; never both. */
  items: z.array(
    z.object({
      part_of_speech: PartOfSpeech,
      zh: z.nullable(z.string()),
      en: z.nullable(z.string()),
      /** How the word is said in this sense, when its senses sound differently; `sense` asks for the sound. */
      pronunciation: z.optional(z.object({ sense: z.int(), ipa_uk: z.string(), ipa_us: z.string() })),
    }),
  ),
})
const Examples = z.object({
  kind: z.literal('examples'),
  source,
  /** `id` names the sentence for its sound; null for one that was not written down beforehand. */
  items: z.array(z.object({ id: z.nullable(z.string()), en: z.string(), zh: z.nullable(z.string()) })),
})
/** Phrases, each with a page of its own where 'wordgrove' is the source. */
const Collocations = z.object({
  kind: z.literal('collocations'),
  source,
  items: z.array(z.object({ text: z.string(), meaning: z.string() })),
})
/** Headwords, each with a page of its own unless the dictionary does not know it. */
const Words = z.object({
  kind: z.enum(['synonyms', 'antonyms', 'word_family', 'related_words']),
  source,
  items: z.array(z.string()),
})
const Structure = z.object({
  kind: z.literal('word_structure'),
  source,
  items: z.array(z.object({ part: z.string(), meaning: z.string(), origin: z.nullable(z.string()) })),
})
const Forms = z.object({
  kind: z.literal('forms'),
  source,
  items: z.array(z.object({ form: z.string(), kind: FormKind })),
})
/** Prose in the asked language. */
const Prose = z.object({
  kind: z.enum(['etymology', 'memory_aids', 'cultural_notes', 'near_synonyms']),
  source,
  items: z.array(z.string()),
})

/** One block of word information. A block without items is never sent; a later one of the same kind takes the place of the earlier. */
export const Section = z.union([Definitions, Examples, Collocations, Words, Structure, Forms, Prose])
export type Section = z.infer<typeof Section>
export type SectionKind = Section['kind']

/** Blocks in the order in which a page shows them, whatever order they arrive in. */
export const sectionKinds = [
  'definitions',
  'examples',
  'memory_aids',
  'collocations',
  'synonyms',
  'antonyms',
  'near_synonyms',
  'word_family',
  'word_structure',
  'etymology',
  'cultural_notes',
  'related_words',
  'forms',
] as const satisfies readonly SectionKind[]

const AccentForms = z.object({ strong: z.string(), weak: z.array(z.string()) })

/** How a function word is said alone and within a sentence, in phonetics without slashes. */
const WeakForms = z.object({
  /** The word, or the inflected form of it that was asked for: 'was'. */
  form: z.string(),
  uk: AccentForms,
  us: AccentForms,
  /** The last of several weak forms is for a following vowel: 'the apple'. */
  before_vowels: z.boolean(),
})
export type WeakForms = z.infer<typeof WeakForms>

export const WordRecord = z.object({
  ...WordSummary.shape,
  /** Exam lists that name the word: zk gk cet4 cet6 ky toefl ielts gre. */
  tags: z.array(z.string()),
  /** Rank in running English, 1 is the commonest; null when unranked. */
  frequency: z.nullable(z.int()),
  /** Words that the asked text is an inflected form of: 'went' is the past of 'go', 'saw' a word and the past of 'see'. */
  form_of: z.array(z.object({ headword: z.string(), kind: FormKind })),
  /** Present for function words. */
  weak_forms: z.optional(WeakForms),
  /** What the dictionary says, in the order of a page. */
  sections: z.array(Section),
})
export type WordRecord = z.infer<typeof WordRecord>

/** What a word may be asked by: any text of at most ASKED_CHARACTERS; letters decide whether it is one. */
export const WordParam = z.strictObject({ word: text(ASKED_CHARACTERS) })

export const getWord = endpoint({
  method: 'GET',
  path: '/api/words/{word}',
  access: 'public',
  revalidated: true,
  limit: 'api',
  summary:
    'An English word or one of its inflected forms, with all that the dictionary says. An unknown one answers 404 with up to five `suggestions`.',
  params: WordParam,
  response: WordRecord,
  errors: ['word_invalid', 'content_loading'],
})

export const searchWords = endpoint({
  method: 'GET',
  path: '/api/words',
  access: 'public',
  limit: 'api',
  summary: 'Words that begin with the letters typed so far, or whose Chinese meaning is or holds the text asked for.',
  query: z.strictObject({
    q: text(ASKED_CHARACTERS),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  }),
  response: z.object({ items: z.array(WordSummary) }),
  errors: ['content_loading'],
})

/** Events of `GET /api/words/{word}/info`, each by its name. `done` always comes last. */
export interface WordInfoEvents {
  readonly section: Section
  /** A part that could not be had; the blocks it would have brought are missing. */
  readonly error: {
    readonly code: 'word_info_failed'
    readonly message: string
    readonly kinds: readonly SectionKind[]
  }
  readonly done: { readonly sections: number; readonly complete: boolean }
}

export const getWordInfo = endpoint({
  method: 'GET',
  path: '/api/words/{word}/info',
  access: 'guest',
  limit: 'wordInfo',
  summary:
    'Word information as server-sent events: a `section` for each block, the dictionary’s first; `error` for a part that failed; `done` at the end.',
  params: WordParam,
  response: { raw: 'text/event-stream' },
  errors: ['word_invalid', 'guest_not_allowed', 'vip_required', 'content_loading'],
})

const Sound = z.strictObject({
  accent: z.optional(z.enum(['us', 'uk'])),
  rate: z.optional(z.enum(['normal', 'slow'])),
  /** WAV when left out. Named here, since the request of a sound element names no format that it takes. */
  format: z.optional(z.enum(['wav', 'mp3'])),
  /** Of the sounds, as the document names it: what this address answers then never changes, and browsers keep it. */
  edition: z.optional(text(16)),
})

export const wordAudio = endpoint({
  method: 'GET',
  path: '/api/words/{word}/audio',
  access: 'public',
  limit: 'audio',
  summary:
    'A dictionary word, spoken as it is printed; `sense` is a sense whose sound differs, `meaning` says what the word means instead. Public and cacheable, since a sound element sends no token.',
  params: WordParam,
  query: z.extend(Sound, {
    sense: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999))),
    /** What the word means in this language is said in its place. */
    meaning: z.optional(z.enum(['zh', 'en'])),
  }),
  response: { raw: 'audio/wav', or: 'audio/mpeg' },
  errors: ['audio_unavailable', 'busy'],
})

export const sentenceAudio = endpoint({
  method: 'GET',
  path: '/api/sentences/{id}/audio',
  access: 'public',
  limit: 'audio',
  summary: 'A sentence, spoken: an example of a word, or a line of a lesson’s scene. Its id stands beside it.',
  params: z.strictObject({ id: z.string().check(z.regex(SENTENCE_ID, message('field_invalid'))) }),
  query: Sound,
  response: { raw: 'audio/wav', or: 'audio/mpeg' },
  errors: ['audio_unavailable', 'busy'],
})

export const listLookUps = endpoint({
  method: 'GET',
  path: '/api/look-ups',
  access: 'guest',
  limit: 'api',
  summary: 'The words that this learner looked up last, the latest first.',
  response: z.object({ items: z.array(z.object({ ...WordSummary.shape, at: Instant })) }),
})

export const clearLookUps = endpoint({
  method: 'DELETE',
  path: '/api/look-ups',
  access: 'guest',
  limit: 'api',
  summary: 'Forgets what this learner looked up. What counts for the daily limit stays counted.',
  status: 204,
})

/** Longest name of an item in a report; a longer text is cut. */
export const REPORT_ITEM = 500

/** What a report of the word as a whole may name. */
export const wordParts = ['sound', 'picture'] as const
export type WordPart = (typeof wordParts)[number]

/** A mistake that a learner reports. */
export const ReportBody = z.strictObject({
  /** The block; left out for the word as a whole: its sound, phonetics or picture. */
  section: z.optional(z.enum(sectionKinds, message('field_invalid'))),
  /**
   * Which item of the block: the English text of a meaning, else its Chinese; an example; a word, part or form. Without a section `sound` or
   * `picture`. Left out for the whole of it.
   */
  item: z.optional(text(REPORT_ITEM)),
  text: text(1000).check(z.trim()),
})
export type ReportBody = z.infer<typeof ReportBody>

export const reportWord = endpoint({
  method: 'POST',
  path: '/api/words/{word}/reports',
  access: 'guest',
  limit: 'report',
  summary: 'Reports a mistake in a block of a word, in one item of it, or in the word itself.',
  status: 204,
  params: WordParam,
  body: ReportBody,
  errors: ['word_invalid'],
})
