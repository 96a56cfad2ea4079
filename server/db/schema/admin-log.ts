/** What administrators and the operator changed. */
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Only ever added to: a trigger refuses changes, except that a deleted account takes its id along and that the retention job deletes. */
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
    before: jsonb().$type<Json>(),
    after: jsonb().$type<Json>(),
    /** Both as one text in lower case, for the search: to make it of every entry would take half a second and more. */
    search: text().generatedAlwaysAs(sql`lower(coalesce(before::text, '') || chr(10) || coalesce(after::text, ''))`),
  },
  (table) => [
    index('admin_log_subject_index').on(table.subject),
    index('admin_log_actor_index').on(table.actorId),
    index('admin_log_actor_name_index').on(sql`lower(${table.actor}) text_pattern_ops`),
    index('admin_log_action_index').on(sql`${table.action} text_pattern_ops`),
    index('admin_log_newest_index').on(table.at, table.id),
  ],
)
