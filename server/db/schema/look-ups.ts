/** Looking words up: who asked for which, what an AI provider added, and what readers found wrong. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Section } from '#contract/words'
import { userId, users } from './accounts.ts'
import { words } from './words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const wordId = () =>
  integer()
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' })

/** One row for each word that a learner asked about. */
export const lookUps = pgTable(
  'look_ups',
  {
    userId: userId(),
    wordId: wordId(),
    /** The latest time; null once the learner cleared the history. */
    at: instant(),
    /** The learner's day on which its information was asked for last: the rows of today are what the limit counts. */
    informedOn: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wordId] }),
    index('look_ups_latest_index').on(table.userId, table.at.desc().nullsLast()),
    index('look_ups_day_index').on(table.userId, table.informedOn),
  ],
)

/**
 * How often a learner used what is counted by the day, by the learner's own day. `name` is one of contract/entitlements.ts, or 'heard' and the id
 * of a listening walk: how many words of it were heard.
 */
export const usages = pgTable(
  'usages',
  { userId: userId(), name: text().notNull(), day: date({ mode: 'string' }).notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.name, table.day] })],
)

/** Blocks that an AI provider wrote, complete and checked: for everyone who asks in that language. */
export const aiSections = pgTable(
  'ai_sections',
  {
    wordId: wordId(),
    language: text().notNull(),
    /** Of the question that was put; a new one asks again. */
    version: smallint().notNull(),
    sections: jsonb().$type<Section[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wordId, table.language, table.version] })],
)

/** Mistakes that learners reported; they stay when the learner goes. */
export const wordReports = pgTable(
  'word_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    wordId: wordId(),
    /** A block of contract/words.ts; null for the word as a whole. */
    section: text(),
    /** The text of the item that it speaks of, since positions change with every import; 'sound' or 'picture' of the word as a whole. */
    item: text(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    resolvedAt: instant(),
    /** There was a mistake, and it is none any more; null while the report waits. */
    mended: boolean(),
  },
  (table) => [
    index('word_reports_open_index')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
    index('word_reports_word_index')
      .on(table.wordId)
      .where(sql`resolved_at is null`),
    index('word_reports_user_index').on(table.userId),
  ],
)
