/** Conversations of two contacts, or of a learner with the tutor, and their messages. */
import * as z from 'zod/mini'
import { ChallengeType, Difficulty } from './challenges.ts'
import { MESSAGE_CHARACTERS } from './chat-limits.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Bilingual, ClientId, Cursor, Instant, text } from './patterns.ts'
import { TicketThread } from './tickets.ts'

/**
 * What is shown under the text of a message. The tutor's names things, which are read by who shows them, through the owner's rules. What a contact
 * shared is a copy of that moment: it leads to nothing of theirs.
 */
export const MessageAttachment = z.union([
  /** Headwords: each is shown with its meaning and leads to its entry. `save` offers to keep them in a note. */
  z.object({ kind: z.literal('words'), words: z.array(z.string()), save: z.boolean() }),
  /** A practice that is answered here. */
  z.object({ kind: z.literal('quiz'), practice: z.string() }),
  /** The answer was stopped or broke off: it can be gone on with. */
  z.object({ kind: z.literal('cut') }),
  /** A headword that a sentence is asked for: the learner's next line is that sentence. */
  z.object({ kind: z.literal('sentence'), word: z.string() }),
  /** Words that a contact shared: typed ones, or a page of a note by its title. */
  z.object({
    kind: z.literal('list'),
    title: z.nullable(z.string()),
    /** `meaning` is the sharer's own; null where the dictionary's stands. */
    words: z.array(z.object({ word: z.string(), meaning: z.nullable(z.string()) })),
    /** Words of the whole page, which may be more. */
    total: z.int(),
  }),
  /** What a level of a challenge came to. */
  z.object({
    kind: z.literal('result'),
    title: Bilingual,
    category: z.string(),
    sub: z.nullable(z.string()),
    difficulty: Difficulty,
    level: z.int(),
    type: ChallengeType,
    stars: z.int(),
    right: z.int(),
    total: z.int(),
    ms: z.int(),
  }),
  /** A duel, by its id. */
  z.object({ kind: z.literal('duel'), duel: z.string() }),
])
export type MessageAttachment = z.infer<typeof MessageAttachment>

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
  /** Of the tutor's lines, and of what a contact shared. */
  attachment: z.optional(MessageAttachment),
  /** `deleted` for both, or with its writer's account; `hidden`: this learner has deleted it for themselves. */
  state: z.enum(['shown', 'deleted', 'hidden']),
  at: Instant,
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const Conversation = z.object({
  kind: z.literal('contact'),
  id: z.string(),
  /** The other one; null when their account is deleted, and for the tutor. */
  with: z.nullable(z.object({ id: z.string(), username: z.string(), avatar: z.nullable(z.string()) })),
  /**
   * Only an `open` one takes messages: the two are no contacts any more, or this learner has blocked the other one, or that one cannot be
   * reached, or is gone.
   */
  state: z.enum(['open', 'not_contacts', 'blocked', 'unavailable', 'deleted']),
  /** This learner is told nothing of it: its messages are counted here alone. */
  muted: z.boolean(),
  last: z.nullable(ChatMessage),
  /** Messages of the other one that this learner has not read. */
  unread: z.int(),
  /** How far this learner has read, and how far the other one has; the latter is 0 unless `open`. */
  read_seq: z.int(),
  seen_seq: z.int(),
  version: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

/** A line of the list: a ticket is a conversation with the team, kept in its own tables. */
const Thread = z.discriminatedUnion('kind', [Conversation, TicketThread])
export type Thread = z.infer<typeof Thread>

export const ConversationId = z.strictObject({ id: ClientId })
/** A place or a version as it stands in a query. */
const Count = z.string().check(z.regex(/^\d{1,9}$/, message('field_invalid')))

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s conversations that have a message, and their tickets, the latest first, a page at a time.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(Thread), next: z.nullable(z.string()) }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  access: 'user',
  limit: 'api',
  summary:
    'How many messages of others and answers of the team the learner has not read, without those of muted conversations.',
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
export const MessageText = text(MESSAGE_CHARACTERS * 2).check(
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
  errors: [
    'conversation_not_found',
    'conversation_closed',
    'message_rate',
    'message_day_limit',
    'message_people_limit',
  ],
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

export const viewConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/view',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'A page shows the conversation, or no longer does: meanwhile its messages are not notified of. It holds for 45 seconds unless it is said again.',
  params: ConversationId,
  body: z.strictObject({ shown: z.boolean(message('field_invalid')) }),
  errors: ['conversation_not_found'],
})

export const muteConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/muted',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Tells the learner nothing of a conversation any more, or again. The other one does not see it.',
  params: ConversationId,
  body: z.strictObject({ muted: z.boolean(message('field_invalid')) }),
  errors: ['conversation_not_found'],
})

export const blockOther = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/blocked',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'Blocks the other one of a conversation, or lifts the block; contacts they were are not contacts again by that. The other one is not told.',
  params: ConversationId,
  body: z.strictObject({ blocked: z.boolean(message('field_invalid')) }),
  errors: ['conversation_not_found', 'contact_unknown'],
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
