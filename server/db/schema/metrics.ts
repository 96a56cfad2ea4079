/** Sums by the hour for the start page of administrators, and the backups that were made. The sums name no learner. */
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** How often something happened in an hour. Days and hours are those of the service's time zone. */
export const metricCounts = pgTable(
  'metric_counts',
  {
    /** A `Metric` of server/db/metric-counts.store.ts. */
    metric: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    hour: smallint().notNull(),
    /** Of the database connection that counted: transactions that count at once do not wait for each other. */
    shard: smallint().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.metric, table.day, table.hour, table.shard] }),
    index('metric_counts_day_index').on(table.day),
  ],
)

/** Who has answered on a day of the service's time zone: each learner counts once a day. Rows are deleted after two days. */
export const activeLearners = pgTable(
  'active_learners',
  {
    day: date({ mode: 'string' }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index('active_learners_user_index').on(table.userId)],
)

/** Backups that ended well. */
export const backups = pgTable(
  'backups',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Of the database's file; null for a backup that the operator made in another way. */
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [index('backups_latest_index').on(sql`${table.at} desc`)],
)
