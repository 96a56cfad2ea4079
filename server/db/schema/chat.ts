/** Conversations of two learners, or of one with the tutor. Everything that changes one locks its row, so its sequence has no gap and no two orders. */
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MessageAttachment } from '#contract/chat'
import { users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const conversations = pgTable('conversations', {
  id: uuid().primaryKey().defaultRandom(),
  /** Place of the newest message; 0 before the first. */
  lastSeq: integer().notNull().default(0),
  /** How many messages side 0 has written, of all. */
  firstCount: integer().notNull().default(0),
  /** Counts every change: a message that came, one that was deleted. */
  version: integer().notNull().default(0),
  /** The learner whose conversation with the tutor it is; null between two learners. Each learner has one. */
  tutorOf: uuid()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** 0 for who opened it, 1 for the other one. */
    side: smallint().notNull(),
    /** Null once the account is erased, and for the tutor. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    readSeq: integer().notNull().default(0),
    /** Messages of the other side after `readSeq`. */
    unread: integer().notNull().default(0),
    /** Whether this side wants to be told nothing of it. */
    muted: boolean().notNull().default(false),
    /** When the newest message came; null before the first. The same on both sides, for the list of each. */
    lastAt: instant(),
    /** Until when a page of this side shows the conversation: what comes meanwhile is read there and needs no notification. */
    viewedUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.side] }),
    index('conversation_members_list_index').on(
      table.userId,
      table.lastAt.desc().nullsFirst(),
      table.conversationId.desc().nullsFirst(),
    ),
  ],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: uuid().notNull(),
    seq: integer().notNull(),
    /** Of the conversation at the last change of this message. */
    version: integer().notNull(),
    /** Whose it is; the name stands in conversation_members. */
    side: smallint().notNull(),
    /** The client's, so that what is sent again is the same message. */
    key: uuid().notNull(),
    /** Null once it is deleted for both. */
    text: text(),
    /** What the tutor shows under its text: ids and words alone. */
    attachment: jsonb().$type<MessageAttachment>(),
    at: instant().notNull(),
    /** How many of the messages up to here side 0 has written: what is unread after any place follows from one row. */
    firstCount: integer().notNull(),
    /** Which side has deleted it for itself. */
    hiddenFirst: boolean().notNull().default(false),
    hiddenSecond: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    foreignKey({
      name: 'conversation_messages_writer',
      columns: [table.conversationId, table.side],
      foreignColumns: [conversationMembers.conversationId, conversationMembers.side],
    }).onDelete('cascade'),
    uniqueIndex('conversation_messages_key').on(table.conversationId, table.side, table.key),
    uniqueIndex('conversation_messages_version').on(table.conversationId, table.version),
  ],
)
