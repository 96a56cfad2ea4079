/** Messages of the database's channels for replicas that LISTEN does not reach. Both tables are empty where it reaches every replica. */
import { bigint, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Replicas that poll. Messages are stored as long as one of them is not over. */
export const channelPollers = pgTable('channel_pollers', {
  id: uuid().primaryKey(),
  until: instant().notNull(),
})

/** What was notified while a replica polled; deleted after minutes. */
export const channelMessages = pgTable(
  'channel_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that notified: a reader knows by it which messages may still become visible. */
    transaction: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    channel: text().notNull(),
    payload: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('channel_messages_transaction_index').on(table.transaction)],
)
