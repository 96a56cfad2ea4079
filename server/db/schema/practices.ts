/** Practice of any words. Its answers are in the log of all answers, with the id of the practice as their run. */
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Question } from '#contract/challenges'
import type { PracticeResult } from '#contract/practice'
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
