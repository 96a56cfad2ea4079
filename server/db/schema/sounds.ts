/** What is known of the sounds of a learner, as sums by week. */
import { date, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

/** How the phonemes of scored recordings came out. They stay when a recording is deleted. */
export const phonemeSums = pgTable(
  'phoneme_sums',
  {
    userId: userId(),
    /** Monday on the learner's calendar. */
    week: date().notNull(),
    /** In ARPAbet: 'TH'. */
    phoneme: text().notNull(),
    /** good, unclear or replaced. */
    state: text().$type<'good' | 'unclear' | 'replaced'>().notNull(),
    /** What was heard instead; '' where it is not known, or nothing was. */
    heard: text().notNull().default(''),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week, table.phoneme, table.state, table.heard] })],
)

/** Answers of the trainer of minimal pairs. */
export const contrastSums = pgTable(
  'contrast_sums',
  {
    userId: userId(),
    /** Monday on the learner's calendar. */
    week: date().notNull(),
    /** 'TH S' */
    contrast: text().notNull(),
    skill: text().$type<'hear' | 'say'>().notNull(),
    right: integer().notNull(),
    wrong: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week, table.contrast, table.skill] })],
)

/** Rounds of the trainer whose answers were added, so that a repeated call adds nothing. Kept for 14 days. */
export const soundRounds = pgTable(
  'sound_rounds',
  {
    userId: userId(),
    /** The client's. */
    id: uuid().notNull(),
    /** How many answers of it are in the sums. */
    answers: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('sound_rounds_age_index').on(table.createdAt)],
)
