/** Aggregates over the answers of all learners, updated in the transactions that log them. They name no learner. */
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { words } from './words.ts'

const wordId = () =>
  integer()
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' })

/** How often one word was given where another was asked for, at the first try. */
export const confusions = pgTable(
  'confusions',
  {
    wordId: wordId(),
    givenId: wordId(),
    times: integer().notNull(),
    /** Of these, how many questions showed the word as a picture. */
    byPicture: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wordId, table.givenId] }),
    index('confusions_times_index').on(table.wordId, table.times.desc()),
  ],
)

/** How often a picture was asked about, and how often the first answer was right without a hint. */
export const pictureSums = pgTable('picture_sums', {
  wordId: wordId().primaryKey(),
  asked: integer().notNull(),
  right: integer().notNull(),
})
