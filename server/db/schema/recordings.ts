/** Recordings of learners, and files that wait for their removal. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Score, ScoreFailure } from '#contract/recordings'
import type { TargetWord } from '../../providers/scorer/index.ts'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const recordings = pgTable(
  'recordings',
  {
    /** The client's, so that a repeated upload is the same recording. */
    id: uuid().primaryKey(),
    userId: userId(),
    /** word or sentence. */
    kind: text().notNull(),
    /** What was to be said. */
    text: text().notNull(),
    /** Of an example sentence of the dictionary. */
    sentenceId: text(),
    /** saving (the file may not be there yet), queued, scored or not_scored. */
    state: text().notNull().default('saving'),
    score: jsonb().$type<Score>(),
    /** Why it has no score; contract/recordings.ts names the reasons. */
    reason: text().$type<ScoreFailure>(),
    /** What the scorer compares with; null where the phonemes of a word are unknown. */
    target: jsonb().$type<readonly TargetWord[]>(),
    /** Name of the file with the sound. */
    file: text().notNull(),
    /** Length of the sound in milliseconds. */
    ms: integer().notNull(),
    bytes: integer().notNull(),
    /** How often a scorer has taken it, and until when it is taken. */
    attempts: smallint().notNull().default(0),
    takenUntil: instant(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index('recordings_learner_index').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('recordings_open_index')
      .on(table.state, table.createdAt)
      .where(sql`state in ('saving', 'queued')`),
    index('recordings_bin_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/**
 * Files that no row names any more. The transaction that deletes the row writes the name here, and a job removes the file and then the name: a
 * process that ends between the two leaves no file behind.
 */
export const removedFiles = pgTable('removed_files', { name: text().primaryKey() })
