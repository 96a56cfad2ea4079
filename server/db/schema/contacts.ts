/** Who knows whom. A row is one learner's side; two that are contacts have a row each. */
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

export const contacts = pgTable(
  'contacts',
  {
    userId: userId(),
    otherId: userId(),
    /** asked (the other has not answered yet), accepted or blocked. */
    state: text().notNull(),
    /** What was written with a request; with its acceptance it becomes a message of the conversation. */
    text: text(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('contacts_other_index').on(table.otherId, table.state),
  ],
)
