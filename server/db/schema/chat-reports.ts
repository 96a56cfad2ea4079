/** Reports of messages and learners, with copies of what was said: evidence outlives what is deleted in the conversation. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A line as the reporter saw it. */
export interface KeptLine {
  readonly seq: number
  readonly by: 'reporter' | 'reported'
  readonly text: string | null
  readonly at: string
}

export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once they have left: the report stays. */
    reporterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** With their account the report goes: there is nobody left to decide about. */
    reportedId: userId(),
    /** Not a reference: the report stays when the conversation goes. */
    conversationId: uuid().notNull(),
    /** Place of the reported message; null for the learner as a whole. */
    seq: integer(),
    /** A ReportReason of contract/chat-reports.ts, and the reporter's own words. */
    reason: text().notNull(),
    text: text().notNull(),
    lines: jsonb().$type<readonly KeptLine[]>().notNull(),
    createdAt: instant().notNull(),
    /** A ReportDecision; null while it waits. */
    decision: text(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('chat_reports_message_key').on(table.conversationId, table.reporterId, table.seq),
    index('chat_reports_reporter_index').on(table.reporterId),
    index('chat_reports_reported_index').on(table.reportedId),
    index('chat_reports_open_index')
      .on(table.createdAt, table.id)
      .where(sql`decided_at is null`),
    index('chat_reports_decided_index').on(table.decidedAt),
  ],
)
