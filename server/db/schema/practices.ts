/** Practice of any words. Its answers are in the log of all answers, with the id of the practice as their run. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Question } from '#contract/challenges'
import type { PracticeResult } from '#contract/practice'
import type { Score } from '#contract/recordings'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The id is the client's, so that a repeated start is the same practice. */
export const practices = pgTable(
  'practices',
  {
    userId: userId(),
    id: uuid().notNull(),
    /** What asked for it: 'words', 'review', 'missed', or 'lesson/<course>/<number>'. */
    source: text().notNull().default('words'),
    questions: jsonb().$type<Question[]>().notNull(),
    /** Texts that were asked for and are not in the dictionary. */
    notFound: text().array().notNull(),
    /** Issued ahead, to be played without a connection. */
    offline: boolean().notNull().default(false),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    finishedAt: instant(),
    result: jsonb().$type<PracticeResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('practices_open_index')
      .on(table.userId, table.source, table.issuedAt.desc())
      .where(sql`finished_at is null`),
    index('practices_abandoned_index')
      .on(table.expiresAt)
      .where(sql`finished_at is null`),
  ],
)

/** What the scorer heard of a say question. The sound is not kept; the row goes when the practice is over. */
export const speechAttempts = pgTable(
  'speech_attempts',
  {
    userId: userId(),
    practiceId: uuid().notNull(),
    /** The client's, so that a repeated attempt is judged once. */
    id: uuid().notNull(),
    wordId: integer().notNull(),
    /** right, replaced or not_heard. */
    verdict: text().notNull(),
    score: jsonb().$type<Score>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.practiceId, table.id] }),
    foreignKey({
      columns: [table.userId, table.practiceId],
      foreignColumns: [practices.userId, practices.id],
    }).onDelete('cascade'),
  ],
)
