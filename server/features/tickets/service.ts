/** Tickets of learners, and their answers. */
import type { AdminTicket } from '#contract/admin-billing'
import type { HandlerInput } from '#contract/core'
import { Language } from '#contract/patterns'
import type { createTicket, Ticket, TicketKind, TicketStatus } from '#contract/tickets'
import { hasExtra, tierOf } from '#rules/entitlements'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { findOrder, refundableUntil } from '../billing/service.ts'
import { answerMail } from './mails.ts'
import * as store from './store.ts'

const LISTED = 100

/**
 * Opens a ticket; the same id is the same ticket, and so is another request for the money of the same order. Throws order_not_found and
 * refund_too_late.
 */
export async function open(
  { db, now }: Deps,
  session: Session,
  { id, kind, order_id: orderId, text }: HandlerInput<typeof createTicket>['body'],
): Promise<Ticket> {
  const at = now()
  const { userId, role, user } = session
  if (kind === 'refund' || orderId !== undefined) {
    const order = orderId === undefined ? undefined : await findOrder(db, userId, orderId)
    if (!order) throw new Fault('order_not_found')
    const isAsked = kind === 'refund' && (await store.findRefundTicket(db, order.id)) !== undefined
    if (kind === 'refund' && !isAsked && !refundableUntil(order, at)) throw new Fault('refund_too_late')
  }
  const priority = hasExtra('prioritySupport', tierOf({ role, vipUntil: user.vipUntil }, at))
  await db.transaction(async (tx) => {
    const ticket = { id, userId, kind, priority, orderId: orderId ?? null, createdAt: at, updatedAt: at }
    if (await store.insertTicket(tx, ticket))
      await store.insertMessage(tx, { ticketId: id, author: 'learner', text, at })
  })
  const same = kind === 'refund' && orderId !== undefined ? await store.findRefundTicket(db, orderId) : undefined
  return readOwn(db, session, same?.id ?? id)
}

export async function list({ db }: Deps, { userId }: Session): Promise<{ items: Ticket[] }> {
  return { items: await present(db, await store.listTickets(db, userId, LISTED)) }
}

/** Throws ticket_not_found. */
export async function readOwn(db: Reader, { userId }: Session, id: string): Promise<Ticket> {
  const row = await store.findTicket(db, id)
  if (row?.userId !== userId) throw new Fault('ticket_not_found')
  return presentOne(db, row)
}

/** Adds what the learner says; a ticket that was answered or closed waits for us again. Throws ticket_not_found. */
export async function reply({ db, now }: Deps, session: Session, id: string, text: string): Promise<Ticket> {
  const at = now()
  await readOwn(db, session, id)
  await db.transaction(async (tx) => {
    await store.insertMessage(tx, { ticketId: id, author: 'learner', text, at })
    await store.setStatus(tx, id, 'open', at)
  })
  return readOwn(db, session, id)
}

export async function listForAdmin({ db }: Deps, status: TicketStatus | undefined): Promise<{ items: AdminTicket[] }> {
  const rows = await store.listAll(db, status, LISTED)
  const shown = await present(
    db,
    rows.map(({ ticket }) => ticket),
  )
  return {
    items: rows.flatMap(({ ticket: { userId }, username }, index) => {
      const ticket = shown[index]
      return ticket ? [{ ticket, learner: { id: userId, username } }] : []
    }),
  }
}

/** Answers a ticket and mails the answer. Throws ticket_not_found. */
export async function answer(
  deps: Deps,
  mail: Mail | null,
  session: Session,
  id: string,
  text: string,
): Promise<AdminTicket> {
  const { db, env, now } = deps
  const at = now()
  const { row, learner } = await find(db, id)
  await db.transaction(async (tx) => {
    await store.insertMessage(tx, { ticketId: id, author: 'support', actor: session.user.username, text, at })
    await store.setStatus(tx, id, 'answered', at)
    const words = answerMail(Language.safeParse(learner.language).data ?? 'zh', { text, link: `${env.origin}/tickets` })
    if (learner.email) await mail?.queue(tx, { to: learner.email, ...words }, at)
  })
  return presentForAdmin(db, row.id)
}

/** Throws ticket_not_found. */
export async function close({ db, now }: Deps, id: string): Promise<AdminTicket> {
  await find(db, id)
  await store.setStatus(db, id, 'closed', now())
  return presentForAdmin(db, id)
}

async function find(db: Reader, id: string) {
  const row = await store.findTicket(db, id)
  const learner = row && (await store.findLearner(db, row.userId))
  if (!row || !learner) throw new Fault('ticket_not_found')
  return { row, learner }
}

async function presentForAdmin(db: Reader, id: string): Promise<AdminTicket> {
  const { row, learner } = await find(db, id)
  return { ticket: await presentOne(db, row), learner: { id: learner.id, username: learner.username } }
}

async function presentOne(db: Reader, row: store.TicketRow): Promise<Ticket> {
  const [ticket] = await present(db, [row])
  if (!ticket) throw new Fault('ticket_not_found')
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
    status: row.status as TicketStatus,
    priority: row.priority,
    order_id: row.orderId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    messages: messages
      .filter(({ ticketId }) => ticketId === row.id)
      .map(({ author, text, at }) => ({
        from: author === 'support' ? 'support' : 'learner',
        text,
        at: at.toISOString(),
      })),
  }))
}
