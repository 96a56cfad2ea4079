/** Tickets: what learners ask of the people behind the service, and the answers. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { orders } from './orders.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const tickets = pgTable(
  'tickets',
  {
    /** The client's, so that a repeated creation is the same ticket. */
    id: uuid().primaryKey(),
    userId: userId(),
    /** refund, feedback or service. */
    kind: text().notNull(),
    /** What it is about, by its kind; null for a refund. */
    topic: text(),
    /** open, answered or closed. */
    status: text().notNull().default('open'),
    priority: boolean().notNull().default(false),
    orderId: uuid().references(() => orders.id),
    /** Name of the file with a picture of the learner's screen. */
    screenshot: text(),
    /** Answers that the learner has not read. */
    unread: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('tickets_learner_index').on(table.userId, table.updatedAt.desc()),
    index('tickets_newest_index').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('tickets_waiting_index').on(table.status, table.priority.desc(), table.updatedAt),
    uniqueIndex('tickets_refund_key')
      .on(table.orderId)
      .where(sql`kind = 'refund'`),
  ],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The client's, so that what is sent again is the same message. */
    key: uuid(),
    /** learner or support. */
    author: text().notNull(),
    /** Username of the administrator who answered. */
    actor: text(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('ticket_messages_ticket_index').on(table.ticketId, table.id),
    uniqueIndex('ticket_messages_key').on(table.ticketId, table.key),
  ],
)
