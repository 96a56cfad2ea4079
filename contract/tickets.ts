/** Requests to the people behind the service: money back, and whatever else needs an answer. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Instant, text } from './patterns.ts'
import { pictureFile } from './picture-file.ts'

export const TicketKind = z.enum(['refund', 'feedback', 'service'])
export type TicketKind = z.infer<typeof TicketKind>
/** `open` waits for us, `answered` for the learner. */
export const TicketStatus = z.enum(['open', 'answered', 'closed'])
export type TicketStatus = z.infer<typeof TicketStatus>

/** What a learner may write about, by the kind of ticket; a refund is about its order. */
export const ticketTopics = {
  feedback: ['bug', 'idea', 'content', 'other'],
  service: ['tutoring', 'examPlan', 'wordList', 'business'],
} as const
export const TicketTopic = z.enum([...ticketTopics.feedback, ...ticketTopics.service])
export type TicketTopic = z.infer<typeof TicketTopic>

/** How many tickets of a learner may wait for us, and how many messages one may have. */
export const ticketLimits = { waiting: 20, messages: 100 } as const

const TicketMessage = z.object({ from: z.enum(['learner', 'support']), text: z.string(), at: Instant })

export const Ticket = z.object({
  id: z.string(),
  kind: TicketKind,
  topic: z.nullable(TicketTopic),
  status: TicketStatus,
  /** A VIP’s, answered first. */
  priority: z.boolean(),
  order_id: z.nullable(z.string()),
  /** There is one to be read, by its learner and by administrators. */
  has_screenshot: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  messages: z.array(TicketMessage),
  /** Answers that the learner has not read. */
  unread: z.int(),
})
export type Ticket = z.infer<typeof Ticket>

/** A ticket as a line of the list of conversations. */
export const TicketThread = z.object({
  kind: z.literal('ticket'),
  id: z.string(),
  about: TicketKind,
  topic: z.nullable(TicketTopic),
  last: z.object({ own: z.boolean(), text: z.string() }),
  /** When it last changed. */
  at: Instant,
  /** Answers that the learner has not read. */
  unread: z.int(),
})
export type TicketThread = z.infer<typeof TicketThread>

/** Characters of one message. */
export const messageLength = 2000

const words = text(messageLength).check(z.trim(), z.minLength(1, message('ticket_text_required')))

/** What a form of a ticket asks for. */
export const TicketTextBody = z.strictObject({ text: words })

const TicketBody = z.strictObject({
  /** Made by the client: the same id is the same ticket. */
  id: ClientId,
  kind: TicketKind,
  /** One of the kind's topics. */
  topic: z.optional(TicketTopic),
  order_id: z.optional(z.uuid(message('order_not_found'))),
  text: words,
})

export const createTicket = endpoint({
  method: 'POST',
  path: '/api/tickets',
  access: 'user',
  limit: 'tickets',
  status: 201,
  summary: 'Opens a ticket. Money back may be asked for within 30 days of a payment, once an order.',
  body: TicketBody,
  response: Ticket,
  errors: ['order_not_found', 'refund_too_late', 'ticket_limit'],
})

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/tickets',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s last hundred tickets, the latest change first.',
  response: z.object({ items: z.array(Ticket) }),
})

const TicketParams = z.strictObject({ id: z.uuid(message('ticket_not_found')) })
export const ReplyBody = z.strictObject({
  /** Made by the client: the same id is the same message. */
  id: ClientId,
  text: words,
})

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/tickets/{id}',
  access: 'user',
  limit: 'api',
  summary: 'One ticket of the learner.',
  params: TicketParams,
  response: Ticket,
  errors: ['ticket_not_found'],
})

export const readTicket = endpoint({
  method: 'PUT',
  path: '/api/tickets/{id}/read',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'The learner has read the answers to a ticket. Again changes nothing.',
  params: TicketParams,
  errors: ['ticket_not_found'],
})

export const replyTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/{id}/messages',
  access: 'user',
  limit: 'tickets',
  summary: 'Adds to a ticket and opens it again.',
  params: TicketParams,
  body: ReplyBody,
  response: Ticket,
  errors: ['ticket_not_found', 'ticket_full'],
})

export const attachScreenshot = endpoint({
  method: 'POST',
  path: '/api/tickets/screenshots',
  access: 'user',
  limit: 'upload',
  summary:
    'Adds a picture of the screen to a ticket of the learner, at most 2 MB. Another takes the place of the first.',
  query: z.strictObject({ ticket: z.uuid(message('ticket_not_found')) }),
  file: pictureFile,
  response: Ticket,
  errors: ['ticket_not_found', 'picture_type', 'picture_broken'],
})

export const getScreenshot = endpoint({
  method: 'GET',
  path: '/api/tickets/{id}/screenshot',
  access: 'user',
  limit: 'api',
  summary: 'The picture of a ticket of the learner.',
  params: TicketParams,
  response: { raw: 'image/webp' },
  errors: ['ticket_not_found'],
})
