/** What administrators and the operator changed. */
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

export const adminLog = pgTable(
  'admin_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** The administrator; null for the operator and for a deleted account. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Their username at that time; 'operator' for the operator. */
    actor: text().notNull(),
    /** What was done, such as 'ticket.close'. */
    action: text().notNull(),
    /** Id of what was changed. */
    subject: text().notNull(),
    before: text(),
    after: text(),
  },
  (table) => [index('admin_log_subject_index').on(table.subject), index('admin_log_actor_index').on(table.actorId)],
)
