/**
 * Rows of the dictionary tables (server/db/schema/words.ts), column by column; only that a row names its word by
 * `headword`, because ids are given by the database. Words that are gone from here are hidden there and shown again when
 * they come back; to keep one away for good, name it in authored/denied.json.
 */
import type { Difficulty } from '#contract/challenges'
import type { FormKind, PartOfSpeech } from '#contract/words'
import type { AuthoredCourse } from './authored-courses.ts'

/** Exam lists, from middle school to graduate school and abroad. */
export const EXAM_TAGS = ['zk', 'gk', 'cet4', 'cet6', 'ky', 'ielts', 'toefl', 'gre'] as const

export type ExamTag = (typeof EXAM_TAGS)[number]

export type RelationKind = 'synonym' | 'antonym' | 'family' | 'related'

export type WordRow = {
  headword: string
  ipaUk: string | null
  ipaUs: string | null
  arpabet: string | null
  tags: ExamTag[]
  frequency: number | null
  meaningZh: string
  meaningEn: string
  /** Of the meaning asked in questions; null where no source says it. */
  partOfSpeech: PartOfSpeech | null
  /** Slug of authored/topics.json. */
  topic: string | null
  /** Written by us and passed by a second reader; else its text is the dictionary's, and a list whose gate is closed does not ask it. */
  reviewed: boolean
  /** For the dictionary alone: never asked, and no option beside another word. */
  unfit: boolean
}

/** The first sense of a part of speech carries all its zh terms; the others bring further English definitions. */
export type SenseRow = {
  headword: string
  position: number
  partOfSpeech: PartOfSpeech
  zh: string | null
  en: string | null
  /** How the word is said in this sense, where its senses sound differently; else null. */
  ipaUk: string | null
  ipaUs: string | null
  /** We wrote it ourselves. */
  authored: boolean
}

export type ExampleRow = { headword: string; position: number; en: string; zh: string | null; authored: boolean }

export type RelationRow = { headword: string; kind: RelationKind; other: string }

/** `text` is a headword too. */
export type PhraseRow = { headword: string; position: number; text: string; zh: string }

export type FormRow = { form: string; headword: string; kind: FormKind }

/** A part of a word: of ours in both languages (`meaning` is the English, null for an English word), of the package in English alone. */
export type RootRow = {
  headword: string
  position: number
  root: string
  zh: string | null
  meaning: string | null
  origin: string | null
}

export type NearSynonymRow = { headword: string; position: number; zh: string; en: string }

/** Headwords that stand near to a word as wrong options, the best first, and those that mean or sound nearly the same, which may not stand beside it. */
export type NeighbourRow = { headword: string; near: string[]; alike: string[] }

/** A headword whose picture looks like that of another; each names the other. */
export type LookAlikeRow = { headword: string; other: string }

export type WordNoteRow = { headword: string; kind: 'memory' | 'culture' | 'etymology'; zh: string; en: string }

export type PictureRow = { headword: string; file: string }

export type CategoryRow = {
  slug: string
  parent: string | null
  kind: 'picture' | 'exam'
  position: number
  zh: string
  en: string
  cover: string | null
}

export type LevelWordRow = { map: string; difficulty: Difficulty; level: number; position: number; headword: string }

/** An official note with all that stands in it. Slugs are unique among their neighbours: ids follow from them. */
export type OfficialNoteRow = {
  slug: string
  tag: string
  cover: string
  zh: string
  en: string
  sections: {
    slug: string
    zh: string
    en: string
    pages: { zh: string; en: string; headwords: readonly string[] }[]
  }[]
}

/** A word that is no headword because it is a form or another spelling of one: what learners did with it belongs to that one. */
export type BaseRow = { form: string; headword: string }

/** A course with its lessons and their words. */
export type CourseRow = AuthoredCourse

/** Everything the import writes, by table. */
export type ContentRows = {
  words: WordRow[]
  senses: SenseRow[]
  examples: ExampleRow[]
  relations: RelationRow[]
  phrases: PhraseRow[]
  forms: FormRow[]
  roots: RootRow[]
  nearSynonyms: NearSynonymRow[]
  neighbours: NeighbourRow[]
  lookAlikes: LookAlikeRow[]
  wordNotes: WordNoteRow[]
  pictures: PictureRow[]
  categories: CategoryRow[]
  levelWords: LevelWordRow[]
  officialNotes: OfficialNoteRow[]
  courses: CourseRow[]
  bases: BaseRow[]
}

export type ContentTable = keyof ContentRows

/** In the order in which they can be written: words first, then what refers to them. */
export const CONTENT_TABLES = [
  'words',
  'senses',
  'examples',
  'relations',
  'phrases',
  'forms',
  'roots',
  'nearSynonyms',
  'neighbours',
  'lookAlikes',
  'wordNotes',
  'pictures',
  'categories',
  'levelWords',
  'officialNotes',
  'courses',
  'bases',
] as const satisfies readonly ContentTable[]

/** At most this many rows stand in one message. */
export const ROWS_PER_MESSAGE = 250

/** One line of the import program's output. `total` counts the rows of all messages. */
export type ContentMessage =
  | { type: 'begin'; version: string; total: number }
  | { [T in ContentTable]: { type: 'rows'; table: T; rows: ContentRows[T] } }[ContentTable]
  | { type: 'end' }
