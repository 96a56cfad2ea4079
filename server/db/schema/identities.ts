/** Accounts elsewhere that open an account here. */
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

/** Found by issuer and subject alone: an e-mail can change hands, a subject never does. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: userId(),
    /** The address there, to show which account is linked. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user_index').on(table.userId)],
)
