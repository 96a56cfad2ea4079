/** Texts that learners read with the coverage reader. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const readerTexts = pgTable(
  'reader_texts',
  {
    userId: userId(),
    /** The client's, so that a repeated call is the same text. */
    id: uuid().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** UTF-16 units of the text. */
    characters: integer().notNull(),
    /** Where reading goes on: an offset into the text in UTF-16 units. */
    position: integer().notNull().default(0),
    /** Words of the dictionary that run in it, and how often each: a list says what is known of it without reading it. */
    wordIds: integer().array().notNull(),
    wordCounts: integer().array().notNull(),
    /** All running words but names and numbers. */
    running: integer().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('reader_texts_latest_index').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('reader_texts_bin_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)
