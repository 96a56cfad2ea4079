/** Beside the cards: words that need no practice, and points of all time. */
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Grade } from '#rules/grading'
import { userId, users } from './accounts.ts'

/** 'I know this': left out of everything that is due until the learner takes it back. The card stays as it is. */
export const knownWords = pgTable(
  'known_words',
  {
    userId: userId(),
    /** Of the dictionary, or below 0 the learner's own. */
    wordId: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)

/**
 * Reviews that were given in another program, which cards follow from as from answers. They are no answers: points, streak, goals and charts
 * do not know them.
 */
export const importedReviews = pgTable(
  'imported_reviews',
  {
    userId: userId(),
    /** Of the dictionary, or below 0 the learner's own. */
    wordId: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    grade: text().$type<Grade>().notNull(),
    ms: integer().notNull(),
  },
  // One and the same review that comes again is the same row.
  (table) => [primaryKey({ columns: [table.userId, table.wordId, table.at] })],
)

/** Points of all leaderboard weeks together. */
export const totalPoints = pgTable(
  'total_points',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
  },
  (table) => [index('total_points_place_index').on(sql`${table.points} desc`, table.userId)],
)

/** The last time the memory model was fitted to a learner's answers. */
export const memoryFits = pgTable('memory_fits', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When to look at the learner again. */
  nextAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Null until there were enough answers. */
  fittedAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Answers of later days that the fit and its trial rest on. */
  reviews: integer(),
  /** Mean log losses on the answers that were held out: of the library's weights, and of the learner's own, used or not. */
  commonLoss: doublePrecision(),
  ownLoss: doublePrecision(),
})
