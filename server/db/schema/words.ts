/** The dictionary: rows are built from npm packages by content/import.ts, keyed by headword so that ids survive a re-import. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

/** A dictionary headword. Cards, answers and levels point here; a word is hidden, never deleted. */
export const words = pgTable(
  'words',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    headword: text().notNull(),
    /** UK and US phonetics in IPA without slashes; null where no source has them. */
    ipaUk: text(),
    ipaUs: text(),
    /** CMUdict phones with stress digits ('AE1 P AH0 L'), for pronunciation scoring. */
    arpabet: text(),
    /** Exam tags: zk gk cet4 cet6 ky toefl ielts gre. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Rank in running English, 1 = commonest; null when unranked. */
    frequency: integer(),
    /** Short meanings for questions: the commonest zh translation, and the first English definition with the headword masked. */
    meaningZh: text().notNull(),
    meaningEn: text().notNull(),
    /** Of the meaning asked in questions: wrong options are of the same. One of contract/words.ts `partsOfSpeech`. */
    partOfSpeech: text(),
    /** Slug of content/authored/topics.json, by which a text's words are grouped; null for words of no topic. */
    topic: text(),
    /** Written by us and passed by a second reader; else the text is the dictionary's and says so. */
    reviewed: boolean().notNull().default(false),
    /** For the dictionary alone: no option beside another word. */
    unfit: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    /** The headword of a hidden word that is its form or another spelling: cards, marks and entries of learners are there. */
    baseId: integer().references((): AnyPgColumn => words.id),
    /** When it became one; what was answered before counted for a card of its own. */
    baseAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('words_headword_key').on(table.headword),
    // Lists of administrators are in this order.
    index('words_lower_headword_index').on(sql`lower(${table.headword})`, table.headword),
    index('words_unreviewed_index')
      .on(sql`lower(${table.headword})`, table.headword)
      .where(sql`not reviewed and not hidden`),
    index('words_frequency_index').on(table.frequency),
    index('words_base_index')
      .on(table.baseId)
      .where(sql`base_id is not null`),
  ],
)

const wordId = () =>
  integer()
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' })

export const senses = pgTable(
  'senses',
  {
    wordId: wordId(),
    position: smallint().notNull(),
    /** One of contract/words.ts `partsOfSpeech`, or '' when the source gives none. */
    partOfSpeech: text().notNull(),
    zh: text(),
    en: text(),
    /** How the word is said in this sense, where its senses sound differently; else null, and the word's own holds. */
    ipaUk: text(),
    ipaUs: text(),
    /** We wrote it ourselves. */
    authored: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.wordId, table.position] })],
)

export const examples = pgTable(
  'examples',
  {
    wordId: wordId(),
    position: smallint().notNull(),
    en: text().notNull(),
    zh: text(),
    authored: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.wordId, table.position] })],
)

/** Related words of a word; kind is synonym, antonym, family or related. */
export const relations = pgTable(
  'relations',
  { wordId: wordId(), kind: text().notNull(), other: text().notNull() },
  (table) => [primaryKey({ columns: [table.wordId, table.kind, table.other] })],
)

export const phrases = pgTable(
  'phrases',
  { wordId: wordId(), position: smallint().notNull(), text: text().notNull(), zh: text().notNull() },
  (table) => [primaryKey({ columns: [table.wordId, table.position] })],
)

/** Inflected forms: kind is past, participle, gerund, third_person, comparative, superlative or plural. */
export const forms = pgTable('forms', { form: text().notNull(), wordId: wordId(), kind: text().notNull() }, (table) => [
  primaryKey({ columns: [table.form, table.wordId, table.kind] }),
  index('forms_word_index').on(table.wordId),
])

/** Parts of a word in their order: ours in both languages (`meaning` is the English, null for an English word), those of the package in English alone. */
export const roots = pgTable(
  'roots',
  {
    wordId: wordId(),
    position: smallint().notNull().default(0),
    root: text().notNull(),
    zh: text(),
    meaning: text(),
    origin: text(),
  },
  (table) => [primaryKey({ columns: [table.wordId, table.root] })],
)

/** Notes on near-synonyms, one per group of words. */
export const nearSynonyms = pgTable(
  'near_synonyms',
  { wordId: wordId(), position: smallint().notNull(), zh: text().notNull(), en: text().notNull() },
  (table) => [primaryKey({ columns: [table.wordId, table.position] })],
)

/** Other words by headword, for questions about a word. */
export const neighbours = pgTable('neighbours', {
  wordId: wordId().primaryKey(),
  /** Wrong options, the best first: of its kind, or like it in spelling or sound. */
  near: text().array().notNull(),
  /** Means the same or nearly so, or sounds the same: never in one question with it. */
  alike: text().array().notNull(),
})

/** What we say about a word in our own words: kind is memory (a hook that helps to keep it), culture or etymology. */
export const wordNotes = pgTable(
  'word_notes',
  { wordId: wordId(), kind: text().notNull(), zh: text().notNull(), en: text().notNull() },
  (table) => [primaryKey({ columns: [table.wordId, table.kind] })],
)

/** The picture of a word; several words may share a file, never within one question. */
export const pictures = pgTable('pictures', {
  wordId: integer()
    .primaryKey()
    .references(() => words.id, { onDelete: 'cascade' }),
  /** File name in the picture package, e.g. '1f34e.webp'. */
  file: text().notNull(),
})

/** Other headwords whose pictures a learner could take for that of a word: never in one question with it. Both words name each other. */
export const lookAlikes = pgTable('look_alikes', { wordId: wordId(), other: text().notNull() }, (table) => [
  primaryKey({ columns: [table.wordId, table.other] }),
])

/** A challenge category or subcategory: kind is 'picture' (emoji groups) or 'exam' (exam lists). A subcategory names its parent. */
export const categories = pgTable('categories', {
  slug: text().primaryKey(),
  parent: text(),
  kind: text().notNull(),
  position: smallint().notNull(),
  zh: text().notNull(),
  en: text().notNull(),
  /** Picture file of its cover. */
  cover: text(),
})

/** Eight words a level, fixed at import. `map` is the slug of the category or subcategory that has this level. */
export const levelWords = pgTable(
  'level_words',
  {
    map: text().notNull(),
    difficulty: text().notNull(),
    level: smallint().notNull(),
    position: smallint().notNull(),
    wordId: wordId(),
  },
  (table) => [primaryKey({ columns: [table.map, table.difficulty, table.level, table.position] })],
)

/** What was imported last, by key; 'version' is the hash of sources and our own content. */
export const contentState = pgTable('content_state', { key: text().primaryKey(), value: text().notNull() })
