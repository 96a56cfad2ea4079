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
    /** Of an example sentence of the dictionary, or of a line of a scene. */
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
    /** When it was said: what a list shows and sorts by, and the day that it counts for. */
    createdAt: instant().notNull(),
    /** When the last upload of it began, by the server's clock: queues and clean-up go by it. */
    savedAt: instant().notNull(),
    deletedAt: instant(),
    /** When a take goes that is not kept; null for what is kept. */
    expiresAt: instant(),
  },
  (table) => [
    index('recordings_learner_index').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('recordings_open_index')
      .on(table.state, table.savedAt)
      .where(sql`state in ('saving', 'queued')`),
    index('recordings_bin_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('recordings_takes_index')
      .on(table.expiresAt)
      .where(sql`expires_at is not null`),
  ],
)

/**
 * Files that no row names any more. The transaction that deletes the row writes the name here, and a job removes the file and then the name: a
 * process that ends between the two leaves no file behind.
 */
export const removedFiles = pgTable('removed_files', {
  name: text().primaryKey(),
  /** When it could not be removed. */
  triedAt: instant(),
})
