/** Tickets of learners, and their answers. */
import type { adminListTickets, AdminTicket } from '#contract/admin'
import type { HandlerInput } from '#contract/core'
import { defaultLanguage } from '#contract/locales'
import { Language } from '#contract/patterns'
import { routes } from '#contract/routes'
import {
  ticketLimits,
  ticketTopics,
  type createTicket,
  type replyTicket,
  type Ticket,
  type TicketThread,
  type TicketKind,
  type TicketStatus,
  type TicketTopic,
} from '#contract/tickets'
import { hasExtra, tierOf } from '#rules/entitlements'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError, fieldError } from '../../http/errors.ts'
import type { Mail } from '../outbox/index.ts'
import { logAdmin } from '../admin/index.ts'
import { findOrder, refundableUntil } from '../billing/index.ts'
import { notify, settle } from '../notifications/index.ts'
import { answerMail } from './mails.ts'
import * as store from './tickets.store.ts'

/** Tickets of one learner that are listed. */
const LISTED = 100
/** Tickets of everyone on a page. */
const PAGE = 30

/**
 * Opens a ticket; the same id is the same ticket, and so is another request for the money of the same order. Throws order_not_found,
 * refund_too_late and ticket_limit.
 */
export async function open(
  { db, live, now }: Deps,
  session: Session,
  { id, kind, topic, order_id: orderId, text }: HandlerInput<typeof createTicket>['body'],
): Promise<Ticket> {
  const at = now()
  const { userId, role, user } = session
  const topics: readonly TicketTopic[] = kind === 'refund' ? [] : ticketTopics[kind]
  if (topic && !topics.includes(topic)) throw fieldError('topic', 'field_invalid')
  if (kind === 'refund' || orderId !== undefined) {
    const order = orderId === undefined ? undefined : await findOrder(db, userId, orderId)
    if (!order) throw new HttpError('order_not_found')
    const isAsked = kind === 'refund' && (await store.findRefundTicket(db, order.id)) !== undefined
    if (kind === 'refund' && !isAsked && !refundableUntil(order, at)) throw new HttpError('refund_too_late')
  }
  const priority = hasExtra('prioritySupport', tierOf({ role, vipUntil: user.vipUntil }, at))
  await db.transaction(async (tx) => {
    await store.lockLearner(tx, userId)
    const about = { kind, topic: topic ?? null, orderId: orderId ?? null }
    if (!(await store.insertTicket(tx, { id, userId, priority, ...about, createdAt: at, updatedAt: at }))) return
    if ((await store.countWaiting(tx, userId)) > ticketLimits.waiting) throw new HttpError('ticket_limit')
    await store.insertMessage(tx, { ticketId: id, key: id, author: 'learner', text, at })
    await live.tell(tx, userId, 'tickets', 'conversations')
  })
  const same = kind === 'refund' && orderId !== undefined ? await store.findRefundTicket(db, orderId) : undefined
  return readOwn(db, session, same?.id ?? id)
}

export async function list({ db }: Deps, { userId }: Session): Promise<{ items: Ticket[] }> {
  return { items: await present(db, await store.listTickets(db, userId, LISTED)) }
}

/** Tickets as lines of the list of conversations: the latest change first, behind a place in it. */
export async function listThreads(
  db: Reader,
  userId: string,
  after: store.ThreadPosition | undefined,
  limit: number,
): Promise<TicketThread[]> {
  const rows = await store.listThreads(db, userId, after, limit)
  return rows.map(({ kind, topic, updatedAt, author, text, ...row }) => ({
    ...row,
    kind: 'ticket',
    about: kind as TicketKind,
    topic: topic as TicketTopic | null,
    last: { own: author === 'learner', text },
    at: updatedAt.toISOString(),
  }))
}

/** Throws ticket_not_found. */
export async function readOwn(db: Reader, { userId }: Session, id: string): Promise<Ticket> {
  const row = await store.findTicket(db, id)
  if (row?.userId !== userId) throw new HttpError('ticket_not_found')
  return presentOne(db, row)
}

/** The learner has read what was answered. Throws ticket_not_found. */
export async function markRead({ db, live, now }: Deps, { userId }: Session, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    await store.lockTicket(tx, id)
    const row = await store.findTicket(tx, id)
    if (row?.userId !== userId) throw new HttpError('ticket_not_found')
    if (row.unread === 0) return
    await store.setUnread(tx, id, 0)
    await settle(tx, userId, 'ticket_answered', id, now())
    await live.tell(tx, userId, 'tickets', 'conversations')
  })
}

/** A message to add, under an id that the client gave. */
export type Reply = HandlerInput<typeof replyTicket>['body']

/**
 * Adds what the learner says; a ticket that was answered or closed waits for us again. The same id is the same message. Throws
 * ticket_not_found and ticket_full.
 */
export async function reply(
  { db, live, now }: Deps,
  session: Session,
  id: string,
  { id: key, text }: Reply,
): Promise<Ticket> {
  const at = now()
  await readOwn(db, session, id)
  await db.transaction(async (tx) => {
    await store.lockTicket(tx, id)
    if (!(await store.insertMessage(tx, { ticketId: id, key, author: 'learner', text, at }))) return
    if ((await store.countMessages(tx, id)) > ticketLimits.messages) throw new HttpError('ticket_full')
    await store.setStatus(tx, id, 'open', at)
    await live.tell(tx, session.userId, 'tickets', 'conversations')
  })
  return readOwn(db, session, id)
}

const pages = createCursor<store.TicketPosition>({
  priority: cursorFields.flag,
  updatedAt: cursorFields.instant,
  id: cursorFields.uuid,
})

/** A page of everyone's tickets in a state, or in any. */
export async function listForAdmin(
  { db }: Deps,
  { status, cursor }: HandlerInput<typeof adminListTickets>['query'],
): Promise<{ items: AdminTicket[]; next: string | null }> {
  const found = await store.listAll(db, status, pages.parse(cursor), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const shown = await present(
    db,
    rows.map(({ ticket }) => ticket),
  )
  const last = found.length > PAGE ? rows.at(-1)?.ticket : undefined
  return {
    items: rows.flatMap(({ ticket: { userId }, username }, index) => {
      const ticket = shown[index]
      return ticket ? [{ ticket, learner: { id: userId, username } }] : []
    }),
    next: last ? pages.format(last) : null,
  }
}

/** Answers a ticket, mails the answer and notifies its learner; the same id is the same answer, told once. Throws ticket_not_found. */
export async function answer(
  deps: Deps,
  mail: Mail | null,
  session: Session,
  id: string,
  { id: key, text }: Reply,
): Promise<AdminTicket> {
  const { db, env, live, now } = deps
  const at = now()
  const { row, learner } = await find(db, id)
  await db.transaction(async (tx) => {
    await store.lockTicket(tx, id)
    const said = { ticketId: id, key, author: 'support', actor: session.user.username, text, at }
    if (!(await store.insertMessage(tx, said))) return
    await store.setStatus(tx, id, 'answered', at)
    await store.addUnread(tx, id)
    await live.tell(tx, row.userId, 'tickets', 'conversations')
    await notify(tx, row.userId, { kind: 'ticket_answered', subjectId: id }, at)
    await logAdmin(tx, session, { action: 'ticket.answer', subject: id, before: row.status, after: 'answered', at })
    const words = answerMail(Language.safeParse(learner.language).data ?? defaultLanguage, {
      text,
      link: `${env.origin}${routes.ticket({ id })}`,
    })
    if (learner.email) await mail?.queue(tx, { to: learner.email, ...words }, at)
  })
  return presentForAdmin(db, row.id)
}

/** Throws ticket_not_found. */
export async function close({ db, live, now }: Deps, session: Session, id: string): Promise<AdminTicket> {
  const at = now()
  const { row } = await find(db, id)
  await db.transaction(async (tx) => {
    const [held] = await store.lockTicket(tx, id)
    if (!held || held.status === 'closed') return
    await store.setStatus(tx, id, 'closed', at)
    await live.tell(tx, row.userId, 'tickets', 'conversations')
    await logAdmin(tx, session, { action: 'ticket.close', subject: id, before: held.status, after: 'closed', at })
  })
  return presentForAdmin(db, id)
}

async function find(db: Reader, id: string) {
  const row = await store.findTicket(db, id)
  const learner = row && (await store.findLearner(db, row.userId))
  if (!row || !learner) throw new HttpError('ticket_not_found')
  return { row, learner }
}

async function presentForAdmin(db: Reader, id: string): Promise<AdminTicket> {
  const { row, learner } = await find(db, id)
  return { ticket: await presentOne(db, row), learner: { id: learner.id, username: learner.username } }
}

async function presentOne(db: Reader, row: store.TicketRow): Promise<Ticket> {
  const [ticket] = await present(db, [row])
  if (!ticket) throw new HttpError('ticket_not_found')
  return ticket
}

async function present(db: Reader, rows: readonly store.TicketRow[]): Promise<Ticket[]> {
  const messages = await store.messagesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as TicketKind,
    topic: row.topic as TicketTopic | null,
    status: row.status as TicketStatus,
    priority: row.priority,
    order_id: row.orderId,
    has_screenshot: row.screenshot !== null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    unread: row.unread,
    messages: messages
      .filter(({ ticketId }) => ticketId === row.id)
      .map(({ author, text, at }) => ({
        from: author === 'support' ? 'support' : 'learner',
        text,
        at: at.toISOString(),
      })),
  }))
}
