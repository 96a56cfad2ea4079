/** What happened that a learner wants to hear of. */
import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions, userId, users } from './accounts.ts'

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
    /** When to push it to the learner's devices, or to look again; null: nothing to push. */
    pushAt: instant(),
    pushAttempts: smallint().notNull().default(0),
  },
  (table) => [
    // One line for one thing: what happens to it again comes to the top and is unread again.
    uniqueIndex('notifications_subject_key').on(table.userId, table.kind, table.subjectId),
    index('notifications_latest_index').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_unread_index')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notifications_actor_index').on(table.actorId),
    index('notifications_push_index')
      .on(table.pushAt)
      .where(sql`push_at is not null`),
    index('notifications_created_index').on(table.createdAt),
  ],
)

/** Browsers that notifications are pushed to. One ends with the session that it was made in: who signs out hears no more there. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the push service of the browser takes messages. Who knows it and the keys could write to the device. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('push_devices_endpoint_key').on(table.endpoint),
    index('push_devices_user_index').on(table.userId, table.createdAt),
    index('push_devices_session_index').on(table.sessionId),
  ],
)
