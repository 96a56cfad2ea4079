/** Sentences that learners write with a word. */
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

export const ownSentences = pgTable(
  'own_sentences',
  {
    userId: userId(),
    /** The client's. */
    id: uuid().notNull(),
    /** Of the dictionary, or below 0 the learner's own. */
    wordId: integer().notNull(),
    text: text().notNull(),
    /** When it was written first. */
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('own_sentences_word_index').on(table.userId, table.wordId, table.createdAt),
  ],
)

/** Words with which a sentence was asked for: each once. */
export const sentencesAsked = pgTable(
  'sentences_asked',
  {
    userId: userId(),
    /** Of the dictionary, or below 0 the learner's own. */
    wordId: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)
