/** Words that the dictionary lacks: a learner's own text and meaning, with a card of their own. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { words } from './words.ts'

/** Answers, cards and marks name words of the dictionary by ids above 0 and these by ids below: seen by their owner alone. */
export const ownWords = pgTable(
  'own_words',
  {
    id: integer()
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: -1, increment: -1, minValue: -2_147_483_648, maxValue: -1 }),
    userId: userId(),
    /** The text as it is compared: rules/own-words.ts. */
    key: text().notNull(),
    text: text().notNull(),
    /** As it was written last, in whatever note. */
    meaning: text().notNull(),
    /** The headword that the text has become: its card is there. */
    baseId: integer().references(() => words.id),
    /** When it became one. */
    baseAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('own_words_key').on(table.userId, table.key),
    index('own_words_base_index')
      .on(table.baseId)
      .where(sql`base_id is not null`),
  ],
)
