/** Updates of many words at once, and what each put in place of what, for its undo. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import type { BlockRow } from './word-edits.ts'
import { words } from './words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const authorId = () => uuid().references(() => users.id, { onDelete: 'set null' })

export const quickUpdates = pgTable(
  'quick_updates',
  {
    /** Made by the client: the same id twice is one update. */
    id: uuid().primaryKey(),
    /** In their order. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    authorId: authorId(),
    /** The author's username at that time. */
    author: text().notNull(),
    at: instant().notNull(),
    newWords: integer().notNull(),
    changedWords: integer().notNull(),
    undoneAt: instant(),
    undoneBy: text(),
  },
  (table) => [
    index('quick_updates_position_index').on(table.position),
    index('quick_updates_author_index').on(table.authorId),
  ],
)

export const quickUpdateBlocks = pgTable(
  'quick_update_blocks',
  {
    updateId: uuid()
      .notNull()
      .references(() => quickUpdates.id, { onDelete: 'cascade' }),
    wordId: integer()
      .notNull()
      .references(() => words.id, { onDelete: 'cascade' }),
    /** One of server/db/word-blocks.ts. */
    block: text().notNull(),
    /** Of the file. */
    row: integer().notNull(),
    /** The rows of the edit that stood before; null where the source stood. */
    before: jsonb().$type<readonly BlockRow[]>(),
    /** Hash of the rows that the update wrote. While the edit has them, nothing newer stands. */
    written: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.updateId, table.wordId, table.block] }),
    index('quick_update_blocks_word_index').on(table.wordId),
  ],
)
