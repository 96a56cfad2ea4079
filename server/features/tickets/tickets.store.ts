import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
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
  return db
    .select({ ticket: tickets, username: users.username })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(and(status && eq(tickets.status, status), rest))
    .orderBy(...(isQueue ? [desc(priority), asc(updatedAt)] : [desc(updatedAt)]), asc(id))
    .limit(limit)
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
