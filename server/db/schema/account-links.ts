/** Mailed links of an account: a new password, a new address, a proof of who is there. Each works once. */
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the secret in the link. */
    tokenHash: text().primaryKey(),
    /** reset_password, change_email, stop_email_change or prove. */
    purpose: text().notNull(),
    userId: userId(),
    /** Where the mail went, in lower case; for a change the address that is to be the new one. */
    email: text().notNull(),
    /** The session that asked for a change or a proof; null for a new password, which needs none. */
    sessionId: uuid(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('account_links_user_index').on(table.userId),
    index('account_links_expired_index').on(table.expiresAt),
  ],
)
