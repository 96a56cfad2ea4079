/** What happened that a learner wants to hear of. */
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** A NotificationKind of contract/notifications.ts. */
    kind: text().notNull(),
    /** The ticket, the report or the other learner: which table it leads to depends on the kind, so it is not a foreign key. */
    subjectId: uuid().notNull(),
    /** The other learner whose name is shown; null where there is none. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** When it happened the last time. */
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    // One line for one thing: what happens to it again comes to the top and is unread again.
    uniqueIndex('notifications_subject_key').on(table.userId, table.kind, table.subjectId),
    index('notifications_latest_index').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_unread_index')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notifications_actor_index').on(table.actorId),
    index('notifications_created_index').on(table.createdAt),
  ],
)
