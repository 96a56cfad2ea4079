/** Conversations of two contacts and their messages. */
import * as z from 'zod/mini'
import { MESSAGE_CHARACTERS } from './chat-limits.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Cursor, Instant, text } from './patterns.ts'

export const ChatMessage = z.object({
  /** The sender's client made it. */
  id: z.string(),
  /** Place in the conversation: 1, 2, 3 and so on, without a gap. */
  seq: z.int(),
  /** Of the conversation when this message came or last changed: what is above a version is new since then. */
  version: z.int(),
  own: z.boolean(),
  /** Null unless `shown`. */
  text: z.nullable(z.string()),
  /** `deleted` for both, or with its writer's account; `hidden`: this learner has deleted it for themselves. */
  state: z.enum(['shown', 'deleted', 'hidden']),
  at: Instant,
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const Conversation = z.object({
  id: z.string(),
  /** The other one; null when their account is deleted. */
  with: z.nullable(z.object({ id: z.string(), username: z.string(), avatar: z.nullable(z.string()) })),
  /** Only an `open` one takes messages: the two are no contacts any more, or the other one cannot be reached, or is gone. */
  state: z.enum(['open', 'not_contacts', 'unavailable', 'deleted']),
  last: z.nullable(ChatMessage),
  /** Messages of the other one that this learner has not read. */
  unread: z.int(),
  /** How far this learner has read, and how far the other one has; the latter is 0 unless `open`. */
  read_seq: z.int(),
  seen_seq: z.int(),
  version: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

const ConversationId = z.strictObject({ id: ClientId })
/** A place or a version as it stands in a query. */
const Count = z.string().check(z.regex(/^\d{1,9}$/, message('field_invalid')))

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s conversations that have a message, the latest first, a page at a time.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(Conversation), next: z.nullable(z.string()) }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  access: 'user',
  limit: 'api',
  summary: 'How many messages of others the learner has not read, over all conversations.',
  response: z.object({ messages: z.int() }),
})

export const openConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'user',
  limit: 'api',
  summary: 'The conversation with a contact; it is made by the first of the two who opens it.',
  body: z.strictObject({ with: ClientId }),
  response: Conversation,
  errors: ['contact_unknown'],
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'user',
  limit: 'api',
  summary: 'One conversation of the learner.',
  params: ConversationId,
  response: Conversation,
  errors: ['conversation_not_found'],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/messages',
  access: 'user',
  limit: 'api',
  summary:
    'Messages in their order: the newest, those before a place, or (`since` a version) those that came or changed after it, in the order in which they did.',
  params: ConversationId,
  query: z.strictObject({ before: z.optional(Count), since: z.optional(Count) }),
  response: z.object({
    items: z.array(ChatMessage),
    /** Whether there are more in the same direction. */
    more: z.boolean(),
    /** Nothing up to here is missed by who asks `since` it next. */
    version: z.int(),
  }),
  errors: ['conversation_not_found'],
})

const isShort = (written: string) => [...written].length <= MESSAGE_CHARACTERS

/** What the field of a new message takes. A character outside the basic plane is two UTF-16 units. */
const MessageText = text(MESSAGE_CHARACTERS * 2).check(
  z.trim(),
  z.minLength(1, message('message_required')),
  z.refine(isShort, message('message_too_long')),
)

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  access: 'user',
  limit: 'api',
  status: 201,
  summary: 'Sends a message. The same id is the same message.',
  params: ConversationId,
  body: z.strictObject({ id: ClientId, text: MessageText }),
  response: ChatMessage,
  errors: ['conversation_not_found', 'conversation_closed', 'message_rate', 'message_day_limit'],
})

const Seq = z.int(message('field_invalid')).check(z.minimum(0), z.maximum(2_147_483_647))

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/read',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'The learner has read up to this place. A mark never goes back.',
  params: ConversationId,
  body: z.strictObject({ seq: Seq }),
  errors: ['conversation_not_found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}/messages',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Deletes a message for the learner alone, or within two minutes one of their own for both.',
  params: ConversationId,
  query: z.strictObject({ seq: Count, for: z.enum(['me', 'both'], message('field_invalid')) }),
  errors: ['conversation_not_found', 'message_not_found', 'message_too_old'],
})
