/** Restore points: what a learner edits, as it was in a night or just before a restore. The log of answers is never deleted and not in them. */
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a restore brought back that was not there before: to undo it is to take it away again. */
export interface BroughtBack {
  readonly notes: readonly string[]
  readonly sentences: readonly string[]
  readonly texts: readonly string[]
  readonly plan: boolean
}

export const restorePoints = pgTable(
  'restore_points',
  {
    userId: userId(),
    /** Of a point before a restore: the key of that restore, so that the same restore is not done twice. */
    id: uuid().notNull(),
    /** night or before_restore. */
    kind: text().notNull(),
    at: instant().notNull(),
    /** Of a point before a restore. */
    broughtBack: jsonb().$type<BroughtBack>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('restore_points_latest_index').on(table.userId, table.at.desc()),
  ],
)

/** What a thing held, as JSON, once for all points of a learner in which it held the same. */
export const restoreContents = pgTable(
  'restore_contents',
  {
    userId: userId(),
    /** SHA-256 of `body` in hexadecimal. */
    hash: text().notNull(),
    body: text().notNull(),
    /** Of `body`, before the database compresses it. */
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** A thing in a point. */
export const restoreItems = pgTable(
  'restore_items',
  {
    userId: userId(),
    pointId: uuid().notNull(),
    /** note, sentences, text, settings or plan. */
    kind: text().notNull(),
    /** Of a note or a text its id, of sentences the month in which they were written first, else empty. */
    itemId: text().notNull(),
    /** Of a note: its version, the same version is the same content. */
    version: integer(),
    title: text().notNull(),
    /** Words of a note, sentences of a month. */
    count: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pointId, table.kind, table.itemId] }),
    foreignKey({
      columns: [table.userId, table.pointId],
      foreignColumns: [restorePoints.userId, restorePoints.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.hash],
      foreignColumns: [restoreContents.userId, restoreContents.hash],
    }).onDelete('cascade'),
    index('restore_items_content_index').on(table.userId, table.hash),
    index('restore_items_text_index')
      .on(table.userId, table.itemId)
      .where(sql`kind = 'text'`),
  ],
)

/** When the next look at a learner is. Its row is the lock under which the learner's points change. */
export const restoreSchedules = pgTable(
  'restore_schedules',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    nextAt: instant().notNull(),
    /** The last look; null before the first. */
    checkedAt: instant(),
  },
  (table) => [index('restore_schedules_next_index').on(table.nextAt)],
)
