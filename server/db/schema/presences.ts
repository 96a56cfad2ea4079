/** When learners who show their presence to contacts last had a page open. */
import { index, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

export const presences = pgTable(
  'presences',
  {
    userId: userId().primaryKey(),
    /** Written at most once a minute; the row goes after two days. */
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('presences_time_index').on(table.at)],
)
