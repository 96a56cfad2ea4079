import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { TicketStatus } from '#contract/tickets'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { ticketMessages, tickets } from '../../db/schema/tickets.ts'

export type TicketRow = typeof tickets.$inferSelect
export type MessageRow = typeof ticketMessages.$inferSelect

/** False when there is one with this id, or one about the refund of this order. */
export async function insertTicket(tx: Tx, row: typeof tickets.$inferInsert): Promise<boolean> {
  return (await tx.insert(tickets).values(row).onConflictDoNothing().returning({ id: tickets.id })).length > 0
}

export async function findTicket(db: Reader, id: string): Promise<TicketRow | undefined> {
  return (await db.select().from(tickets).where(eq(tickets.id, id)))[0]
}

export async function findRefundTicket(db: Reader, orderId: string): Promise<TicketRow | undefined> {
  const isIt = and(eq(tickets.orderId, orderId), eq(tickets.kind, 'refund'))
  return (await db.select().from(tickets).where(isIt))[0]
}

export const listTickets = (db: Reader, userId: string, limit: number): Promise<TicketRow[]> =>
  db.select().from(tickets).where(eq(tickets.userId, userId)).orderBy(desc(tickets.updatedAt)).limit(limit)

/** Where a page of the list of conversations ends. */
export interface ThreadPosition {
  readonly lastAt: Date
  readonly id: string
}

/** A learner's tickets behind a place, each with its newest message. */
export function listThreads(db: Reader, userId: string, after: ThreadPosition | undefined, limit: number) {
  const { id, kind, topic, updatedAt, unread } = tickets
  const newest = db
    .select({ author: ticketMessages.author, text: ticketMessages.text })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(desc(ticketMessages.id))
    .limit(1)
    .as('newest')
  const isAfter = after && or(lt(updatedAt, after.lastAt), and(eq(updatedAt, after.lastAt), lt(id, after.id)))
  return db
    .select({ id, kind, topic, updatedAt, unread, author: newest.author, text: newest.text })
    .from(tickets)
    .innerJoinLateral(newest, sql`true`)
    .where(and(eq(tickets.userId, userId), isAfter))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
}

export async function countUnreadAnswers(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ answers: sql`coalesce(sum(${tickets.unread}), 0)`.mapWith(Number) })
    .from(tickets)
    .where(eq(tickets.userId, userId))
  return row?.answers ?? 0
}

export async function setUnread(tx: Tx, id: string, unread: number): Promise<void> {
  await tx.update(tickets).set({ unread }).where(eq(tickets.id, id))
}

export async function addUnread(tx: Tx, id: string): Promise<void> {
  await tx
    .update(tickets)
    .set({ unread: sql`${tickets.unread} + 1` })
    .where(eq(tickets.id, id))
}

/** Where a page of everyone's tickets ends. */
export interface TicketPosition {
  readonly priority: boolean
  readonly updatedAt: Date
  readonly id: string
}

/** A page of all tickets: open ones first, those of VIPs before others, the longest waiting first; the rest by latest change. */
export function listAll(
  db: Reader,
  status: TicketStatus | undefined,
  after: TicketPosition | undefined,
  limit: number,
) {
  const isQueue = status === 'open'
  const { priority, updatedAt, id } = tickets
  const beyond = (at: Date) => (isQueue ? gt(updatedAt, at) : lt(updatedAt, at))
  const later = after && or(beyond(after.updatedAt), and(eq(updatedAt, after.updatedAt), gt(id, after.id)))
  const behindVip = after?.priority ? eq(priority, false) : undefined
  const rest = isQueue && after ? or(and(eq(priority, after.priority), later), behindVip) : later
  const order = [...(isQueue ? [desc(priority), asc(updatedAt)] : [desc(updatedAt)]), asc(id)]
  // The page first: joined before it is cut, every account would be read for its thirty names.
  const page = db
    .select({ id })
    .from(tickets)
    .where(and(status && eq(tickets.status, status), rest))
    .orderBy(...order)
    .limit(limit)
    .as('page')
  return db
    .select({ ticket: tickets, username: users.username })
    .from(page)
    .innerJoin(tickets, eq(id, page.id))
    .innerJoin(users, eq(users.id, tickets.userId))
    .orderBy(...order)
}

export const messagesOf = async (db: Reader, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(ticketMessages)
        .where(inArray(ticketMessages.ticketId, [...ids]))
        .orderBy(asc(ticketMessages.id))

/** False when the ticket has a message with this key already. */
export async function insertMessage(tx: Tx, row: typeof ticketMessages.$inferInsert): Promise<boolean> {
  return (
    (await tx.insert(ticketMessages).values(row).onConflictDoNothing().returning({ id: ticketMessages.id })).length > 0
  )
}

/** Others of the same learner wait here, so that what is counted stays so. */
export const lockLearner = (tx: Tx, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** Others of the same ticket wait here, so that what is counted stays so. */
export const lockTicket = (tx: Tx, id: string) =>
  tx.select({ status: tickets.status }).from(tickets).where(eq(tickets.id, id)).for('update')

/** Tickets of a learner that wait for us. */
export const countWaiting = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(tickets, and(eq(tickets.userId, userId), eq(tickets.status, 'open')))

export const countMessages = (tx: Tx, id: string): Promise<number> =>
  tx.$count(ticketMessages, eq(ticketMessages.ticketId, id))

export async function setStatus(db: Reader, id: string, status: TicketStatus, at: Date): Promise<void> {
  await db.update(tickets).set({ status, updatedAt: at }).where(eq(tickets.id, id))
}

export async function findLearner(db: Reader, userId: string) {
  const shown = { id: users.id, username: users.username, email: users.email, language: users.uiLanguage }
  return (await db.select(shown).from(users).where(eq(users.id, userId)))[0]
}

/** Gives the ticket another picture; returns the name of the earlier file. */
export async function replaceScreenshot(tx: Tx, id: string, name: string): Promise<string | null> {
  const [earlier] = await tx.select({ name: tickets.screenshot }).from(tickets).where(eq(tickets.id, id)).for('update')
  await tx.update(tickets).set({ screenshot: name }).where(eq(tickets.id, id))
  return earlier?.name ?? null
}
