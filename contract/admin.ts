/** What administrators do with orders, tickets, pictures and reported mistakes. */
import * as z from 'zod/mini'
import { Order, OrderStatus } from './billing.ts'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Cursor, Instant, text } from './patterns.ts'
import { ReplyBody, Ticket, TicketStatus } from './tickets.ts'
import { sectionKinds } from './words.ts'

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

/** `failed`: a refund that its provider did not make, or a payment that was refused in the last seven days. */
export const OrderState = z.enum([...OrderStatus.options, 'failed'])
export type OrderState = z.infer<typeof OrderState>

export const adminListOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  limit: 'api',
  summary:
    'Orders of everyone, newest first, each with its log. `q` is a part of a number or an e-mail, or the beginning of a username.',
  query: z.strictObject({ status: z.optional(OrderState), q: z.optional(text(254)), cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(AdminOrder), next: z.nullable(z.string()) }),
})

/** What an administrator notes in the log of an order. */
export const RefundBody = z.strictObject({ note: z.optional(text(500)) })

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/refund',
  access: 'admin',
  limit: 'api',
  summary:
    'Gives the whole amount back through its provider and shortens VIP. While the provider is away it is tried again.',
  params: z.strictObject({ id: z.uuid(message('order_not_found')) }),
  body: RefundBody,
  response: AdminOrder,
  errors: ['order_not_found', 'order_not_paid', 'reauth_required'],
})

export const AdminTicket = z.object({ ticket: Ticket, learner: z.object({ id: z.string(), username: z.string() }) })
export type AdminTicket = z.infer<typeof AdminTicket>

export const adminListTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'admin',
  limit: 'api',
  summary:
    'All tickets: open ones first, those of VIPs before others, the longest waiting first; the rest by the latest change.',
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

export const adminGetScreenshot = endpoint({
  method: 'GET',
  path: '/api/admin/tickets/{id}/screenshot',
  access: 'admin',
  limit: 'api',
  summary: 'The picture of a ticket.',
  params: TicketParams,
  response: { raw: 'image/webp' },
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

export const PictureStatistics = z.object({
  word: RunWord,
  /** First answers to questions that showed the word as a picture. */
  asked: z.int(),
  /** Of these, right and without a hint. */
  right: z.int(),
  /** What was given instead, the commonest first, at most 5. `look_alike`: the two are never asked in one question any more. */
  mistaken: z.array(z.object({ headword: z.string(), times: z.int(), look_alike: z.boolean() })),
  /** Open reports of the word as a whole, which its picture belongs to. */
  reports: z.int(),
})
export type PictureStatistics = z.infer<typeof PictureStatistics>

export const PictureOrder = z.enum(['missed', 'reported'])
export type PictureOrder = z.infer<typeof PictureOrder>

export const adminListPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  access: 'admin',
  limit: 'api',
  summary:
    'Pictures with how often they were asked about and understood, the worst first, or those with the most reports. A few answers weigh little.',
  query: z.strictObject({
    order: z.optional(PictureOrder),
    /** The beginning of a headword, or a part of a Chinese meaning. */
    q: z.optional(text(64)),
    /** Pages from 1 on. */
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
  }),
  response: z.object({ items: z.array(PictureStatistics), page: z.int(), pages: z.int() }),
})

export const WordReport = z.object({
  id: z.string(),
  word_id: z.int(),
  headword: z.string(),
  /** The block of the word; null for the word as a whole: its sound, phonetics or picture. */
  section: z.nullable(z.enum(sectionKinds)),
  /** The text of the item of the block that it speaks of, as the learner saw it, or `sound` or `picture` of the word; null for the whole. */
  item: z.nullable(z.string()),
  text: z.string(),
  /** Username of who reported it; null once they have left. */
  reporter: z.nullable(z.string()),
  at: Instant,
})
export type WordReport = z.infer<typeof WordReport>

/** What reports speak of: a block of a word, or `whole` for its sound, phonetics or picture. */
export const ReportSubject = z.enum(['whole', ...sectionKinds], message('field_invalid'))
export type ReportSubject = z.infer<typeof ReportSubject>

export const adminListReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  limit: 'api',
  summary: 'Unresolved reports of mistakes, the oldest first. `q` begins the headword.',
  query: z.strictObject({ q: z.optional(text(64)), section: z.optional(ReportSubject), cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(WordReport), next: z.nullable(z.string()) }),
})

export const resolveReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/{id}/resolve',
  access: 'admin',
  limit: 'api',
  summary:
    'Takes a reported mistake off the list. Whoever reported one that is mended is thanked. Again changes nothing.',
  params: z.strictObject({ id: z.uuid(message('not_found')) }),
  /** `mended`: there was a mistake, and it is none any more. */
  body: z.strictObject({ mended: z.boolean(message('field_invalid')) }),
  status: 204,
  errors: ['not_found'],
})
