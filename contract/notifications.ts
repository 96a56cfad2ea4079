/** What happened that a learner wants to hear of: one list, one count. Messages of people are never part of it. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { mutableKinds, notificationKinds } from './notification-limits.ts'
import { Instant, SentInstant, text } from './patterns.ts'

export const NotificationKind = z.enum(notificationKinds, message('field_invalid'))
export type NotificationKind = z.infer<typeof NotificationKind>

export const MutableKind = z.enum(mutableKinds, message('field_invalid'))

export const Notification = z.object({
  id: z.string(),
  kind: NotificationKind,
  at: Instant,
  read: z.boolean(),
  /** The learner it is about, by username; null where it is about nobody. */
  name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** The word whose mistake is mended; null for other kinds. */
  word: z.nullable(z.string()),
  /** The conversation, the ticket or the class that it leads to (of a duel the conversation); null for other kinds. */
  subject: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'guest',
  limit: 'api',
  summary:
    'What happened, the latest first: messages (one line for a conversation), contact requests and acceptances, congratulations, shared goals and duels, tasks and ends of classes, answered tickets, mended reports, reminders, warnings. What is no longer true is not listed.',
  query: z.strictObject({ cursor: z.optional(text(64)) }),
  response: z.object({ items: z.array(Notification), next: z.nullable(z.string()) }),
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/{id}/read',
  access: 'guest',
  limit: 'api',
  status: 204,
  summary: 'Marks one notification as read. Again changes nothing.',
  params: z.strictObject({ id: z.uuid(message('not_found')) }),
  errors: ['not_found'],
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'guest',
  limit: 'api',
  status: 204,
  summary:
    'Marks notifications as read: those up to a moment, usually that of the newest one shown, so that what came meanwhile stays unread.',
  body: z.strictObject({ until: SentInstant }),
})
