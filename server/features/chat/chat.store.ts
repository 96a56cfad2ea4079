/** Conversations in the database. Whatever changes one locks it first, so changes of one conversation come one after the other. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MessageAttachment } from '#contract/chat'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { conversationMembers, conversationMessages, conversations } from '../../db/schema/chat.ts'
import { contacts } from '../../db/schema/contacts.ts'

export type MessageRow = typeof conversationMessages.$inferSelect

/** Side 0 opened the conversation. */
export type Side = 0 | 1

export const own = alias(conversationMembers, 'own')
const other = alias(conversationMembers, 'other')

const columns = {
  id: conversations.id,
  lastSeq: conversations.lastSeq,
  firstCount: conversations.firstCount,
  version: conversations.version,
  tutorOf: conversations.tutorOf,
  side: own.side,
  unread: own.unread,
  muted: own.muted,
  readSeq: own.readSeq,
  lastAt: own.lastAt,
  seenSeq: other.readSeq,
  viewedUntil: other.viewedUntil,
  otherMuted: other.muted,
  otherId: users.id,
  username: users.username,
  avatar: users.avatar,
  deletedAt: users.deletedAt,
  suspendedAt: users.suspendedAt,
  contact: contacts.state,
  last: conversationMessages,
}

/** Conversations as one of their two sees them, with the newest message of each. */
export const seen = (db: Reader, where: SQL | undefined) =>
  db
    .select(columns)
    .from(own)
    .innerJoin(conversations, eq(conversations.id, own.conversationId))
    .innerJoin(other, and(eq(other.conversationId, own.conversationId), ne(other.side, own.side)))
    .leftJoin(users, eq(users.id, other.userId))
    .leftJoin(contacts, and(eq(contacts.userId, own.userId), eq(contacts.otherId, other.userId)))
    .leftJoin(
      conversationMessages,
      and(
        eq(conversationMessages.conversationId, conversations.id),
        eq(conversationMessages.seq, conversations.lastSeq),
      ),
    )
    .where(where)

export type ConversationRow = Awaited<ReturnType<typeof seen>>[number]

export interface ListPosition {
  readonly lastAt: Date
  readonly id: string
}

/** Those of two learners with a message, the latest first. */
export async function listConversations(
  db: Reader,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<ConversationRow[]> {
  const isAfter =
    after && or(lt(own.lastAt, after.lastAt), and(eq(own.lastAt, after.lastAt), lt(own.conversationId, after.id)))
  return seen(db, and(eq(own.userId, userId), isNotNull(own.lastAt), isNull(conversations.tutorOf), isAfter))
    .orderBy(desc(own.lastAt), desc(own.conversationId))
    .limit(limit)
}

export async function findConversation(db: Reader, userId: string, id: string): Promise<ConversationRow | undefined> {
  const [row] = await seen(db, and(eq(own.userId, userId), eq(own.conversationId, id)))
  return row
}

/** Whether an account was made after a moment. */
export async function isNewcomer(db: Reader, userId: string, since: Date): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), gt(users.createdAt, since)))) > 0
}

/** The conversation of two learners. */
export async function findPair(db: Reader, userId: string, otherId: string): Promise<ConversationRow | undefined> {
  const [row] = await seen(db, and(eq(own.userId, userId), eq(other.userId, otherId)))
  return row
}

/** Messages of contacts that were not read; the tutor says nothing unasked. */
export async function sumUnread(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ messages: sql`coalesce(sum(${conversationMembers.unread}), 0)`.mapWith(Number) })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        gt(conversationMembers.unread, 0),
        not(conversationMembers.muted),
        isNull(conversations.tutorOf),
      ),
    )
  return row?.messages ?? 0
}

/** False when the learner has no such conversation. */
export async function setMuted(tx: Tx, userId: string, id: string, muted: boolean): Promise<boolean> {
  const rows = await tx
    .update(conversationMembers)
    .set({ muted })
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId)))
    .returning({ side: conversationMembers.side })
  return rows.length > 0
}

export async function insertConversation(tx: Tx, userId: string, otherId: string): Promise<void> {
  const [row] = await tx.insert(conversations).values({}).returning({ id: conversations.id })
  if (!row) throw new Error('The conversation was not inserted')
  await tx.insert(conversationMembers).values([
    { conversationId: row.id, side: 0, userId },
    { conversationId: row.id, side: 1, userId: otherId },
  ])
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update')
}

const inConversation = (id: string) => eq(conversationMessages.conversationId, id)

/** The newest messages before a place, or of all: the newest first. */
export async function listBefore(
  db: Reader,
  id: string,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(conversationMessages)
    .where(and(inConversation(id), before === undefined ? undefined : lt(conversationMessages.seq, before)))
    .orderBy(desc(conversationMessages.seq))
    .limit(limit)
}

/** What came or changed after a version, in the order in which it did. */
export async function listSince(db: Reader, id: string, version: number, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(conversationMessages)
    .where(and(inConversation(id), gt(conversationMessages.version, version)))
    .orderBy(asc(conversationMessages.version))
    .limit(limit)
}

export async function findByKey(db: Reader, id: string, side: number, key: string): Promise<MessageRow | undefined> {
  const isIt = and(inConversation(id), eq(conversationMessages.side, side), eq(conversationMessages.key, key))
  const [row] = await db.select().from(conversationMessages).where(isIt)
  return row
}

export async function findMessage(db: Reader, id: string, seq: number): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(conversationMessages)
    .where(and(inConversation(id), eq(conversationMessages.seq, seq)))
  return row
}

interface NewMessage {
  readonly id: string
  readonly side: Side
  readonly key: string
  readonly text: string
  readonly attachment?: MessageAttachment | undefined
  readonly at: Date
}

/** Appends a message to a locked conversation, and tells both sides' rows. */
export async function appendMessage(tx: Tx, { id, side, key, text, attachment, at }: NewMessage): Promise<MessageRow> {
  const [count] = await tx
    .update(conversations)
    .set({
      lastSeq: sql`${conversations.lastSeq} + 1`,
      version: sql`${conversations.version} + 1`,
      firstCount: sql`${conversations.firstCount} + ${side === 0 ? 1 : 0}`,
    })
    .where(eq(conversations.id, id))
    .returning({
      seq: conversations.lastSeq,
      version: conversations.version,
      firstCount: conversations.firstCount,
    })
  if (!count) throw new Error('The conversation is gone')
  const [row] = await tx
    .insert(conversationMessages)
    .values({ conversationId: id, side, key, text, attachment, at, ...count })
    .returning()
  if (!row) throw new Error('The message was not inserted')
  const { seq } = count
  // Who writes has read what they wrote, but not what came in before it without being seen.
  await tx
    .update(conversationMembers)
    .set({
      lastAt: at,
      readSeq: sql`case when ${conversationMembers.side} = ${side} and ${conversationMembers.readSeq} = ${seq - 1} then ${seq} else ${conversationMembers.readSeq} end`,
      unread: sql`${conversationMembers.unread} + case when ${conversationMembers.side} = ${side} then 0 else 1 end`,
    })
    .where(eq(conversationMembers.conversationId, id))
  return row
}

/** Moves the mark of a side forward in a locked conversation; false when it is there already. */
export async function advanceRead(tx: Tx, id: string, side: Side, seq: number): Promise<boolean> {
  const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id))
  if (!conversation) return false
  const place = Math.min(seq, conversation.lastSeq)
  const upTo = place === 0 ? undefined : await findMessage(tx, id, place)
  if (!upTo) return false
  const firstAfter = conversation.firstCount - upTo.firstCount
  const after = conversation.lastSeq - place
  const isMine = and(eq(conversationMembers.conversationId, id), eq(conversationMembers.side, side))
  const moved = await tx
    .update(conversationMembers)
    .set({ readSeq: place, unread: side === 0 ? after - firstAfter : firstAfter })
    .where(and(isMine, lt(conversationMembers.readSeq, place)))
    .returning({ side: conversationMembers.side })
  return moved.length > 0
}

/** Says until when a page of a learner shows a conversation; false for one that is not theirs. */
export async function setViewed(db: Reader, userId: string, id: string, until: Date | null): Promise<boolean> {
  const isMine = and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId))
  const rows = await db
    .update(conversationMembers)
    .set({ viewedUntil: until })
    .where(isMine)
    .returning({ side: conversationMembers.side })
  return rows.length > 0
}

/** Writes a change of a message in a locked conversation, under a new version. */
export async function updateMessage(
  tx: Tx,
  id: string,
  seq: number,
  changes: Partial<Pick<MessageRow, 'text' | 'attachment' | 'hiddenFirst' | 'hiddenSecond'>>,
): Promise<void> {
  const [row] = await tx
    .update(conversations)
    .set({ version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id))
    .returning({ version: conversations.version })
  if (!row) return
  await tx
    .update(conversationMessages)
    .set({ ...changes, version: row.version })
    .where(and(inConversation(id), eq(conversationMessages.seq, seq)))
}

/**
 * Before a learner is erased: conversations whose other one is gone too are deleted; in all others what this learner wrote loses its text
 * and keeps its place.
 */
export async function eraseMessages(tx: Tx, userId: string): Promise<void> {
  const theirs = eq(conversationMembers.userId, userId)
  await tx.execute(sql`
    delete from ${conversations} where ${conversations.id} in (
      select ${own.conversationId} from ${conversationMembers} as own
      join ${conversationMembers} as other on ${other.conversationId} = ${own.conversationId} and ${other.side} <> ${own.side}
      where ${own.userId} = ${userId} and ${other.userId} is null
    )`)
  await tx
    .update(conversationMessages)
    .set({ text: null, attachment: null })
    .from(conversationMembers)
    .where(
      and(
        theirs,
        eq(conversationMembers.conversationId, conversationMessages.conversationId),
        eq(conversationMembers.side, conversationMessages.side),
        isNotNull(conversationMessages.text),
      ),
    )
}
