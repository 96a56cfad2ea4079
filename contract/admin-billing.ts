/** What administrators do with orders and tickets. */
import * as z from 'zod/mini'
import { Order, OrderStatus } from './billing.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Cursor, Instant, text } from './patterns.ts'
import { ReplyBody, Ticket, TicketStatus } from './tickets.ts'

const OrderEvent = z.object({
  kind: z.string(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  /** Username of the administrator who did it; null for learners, providers and jobs. */
  actor: z.nullable(z.string()),
  note: z.nullable(z.string()),
  at: Instant,
})

/** Null once the buyer has left. */
const Buyer = z.nullable(z.object({ id: z.string(), username: z.string() }))

export const AdminOrder = z.object({ order: Order, buyer: Buyer, events: z.array(OrderEvent) })
export type AdminOrder = z.infer<typeof AdminOrder>

export const adminListOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  limit: 'api',
  summary: 'Orders of everyone, newest first, each with its log. `q` finds a number, a username or an address.',
  query: z.strictObject({ status: z.optional(OrderStatus), q: z.optional(text(254)), cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(AdminOrder), next: z.nullable(z.string()) }),
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/refund',
  access: 'admin',
  limit: 'api',
  summary:
    'Gives the whole amount back through its provider and shortens VIP. While the provider is away it is tried again.',
  params: z.strictObject({ id: z.uuid(message('order_not_found')) }),
  body: z.strictObject({ note: z.optional(text(500)) }),
  response: AdminOrder,
  errors: ['order_not_found', 'order_not_paid'],
})

export const AdminTicket = z.object({ ticket: Ticket, learner: z.object({ id: z.string(), username: z.string() }) })
export type AdminTicket = z.infer<typeof AdminTicket>

export const adminListTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'admin',
  limit: 'api',
  summary:
    'Tickets of everyone: open ones with VIPs first, then whoever waits longest; all others by the latest change.',
  query: z.strictObject({ status: z.optional(TicketStatus), cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(AdminTicket), next: z.nullable(z.string()) }),
})

const TicketParams = z.strictObject({ id: z.uuid(message('ticket_not_found')) })

export const answerTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{id}/messages',
  access: 'admin',
  limit: 'api',
  summary: 'Answers a ticket; the learner gets a mail.',
  params: TicketParams,
  body: ReplyBody,
  response: AdminTicket,
  errors: ['ticket_not_found'],
})

export const closeTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{id}/close',
  access: 'admin',
  limit: 'api',
  summary: 'Closes a ticket; a further message of the learner opens it again.',
  params: TicketParams,
  response: AdminTicket,
  errors: ['ticket_not_found'],
})
