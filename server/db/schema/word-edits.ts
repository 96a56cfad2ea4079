/** What administrators wrote over the dictionary. An edit stands above the imported rows of its block until it is taken back. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BlockChanges } from '#contract/word-manager'
import { userId, users } from './accounts.ts'
import { words } from './words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const wordId = () =>
  integer()
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' })

/** Rows of a block as its table names the columns, without the word id. */
export type BlockRow = Readonly<Record<string, unknown>>

export const wordEdits = pgTable(
  'word_edits',
  {
    wordId: wordId(),
    /** One of server/db/word-blocks.ts. */
    block: text().notNull(),
    /** The rows of the edit; null once it was taken back: the row stays for its version. */
    rows: jsonb().$type<readonly BlockRow[]>(),
    /** The rows that the last import brought for the block. */
    source: jsonb().$type<readonly BlockRow[]>().notNull(),
    /** Hash of `source`, and of the source that the edit was written over: they differ once an import changed the source beneath. */
    sourceHash: text().notNull(),
    writtenOver: text().notNull(),
    version: integer().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The author's username at that time. */
    author: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wordId, table.block] }),
    index('word_edits_block_index')
      .on(table.block, table.wordId)
      .where(sql`rows is not null`),
    index('word_edits_author_index').on(table.authorId),
  ],
)

/** Changes that an administrator has not saved yet. */
export const wordDrafts = pgTable(
  'word_drafts',
  {
    userId: userId(),
    wordId: wordId(),
    changes: jsonb().$type<BlockChanges>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wordId] }),
    index('word_drafts_word_index').on(table.wordId, table.at),
  ],
)
