/** Learners who know each other: added by username or invite code, accepted by the other side. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { REQUEST_CHARACTERS } from './chat-limits.ts'
import { message } from './messages.ts'
import { ClientId, text } from './patterns.ts'

export const Contact = z.object({
  id: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  /** accepted; asked (by this learner), asks (this learner), blocked (by this learner). */
  state: z.enum(['accepted', 'asked', 'asks', 'blocked']),
  /** What was written with a request; null for anyone else, and where one of the two is under 14 or has not said their age. */
  text: z.nullable(z.string()),
  /** Study streak and points of this week; null unless accepted. */
  streak: z.nullable(z.int()),
  points: z.nullable(z.int()),
  /** Milliseconds spoken this week; null unless accepted and shared by them. */
  spoken_ms: z.nullable(z.int()),
})
export type Contact = z.infer<typeof Contact>

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s contacts, requests both ways, and those they blocked; by name.',
  response: z.object({ contacts: z.array(Contact) }),
})

/** Whom to ask: a username or an invite code. */
export const AddContactBody = z.strictObject({
  name: text(64).check(z.trim(), z.minLength(1, message('contact_name_required'))),
  /** A first word to somebody unknown: the first message of the conversation once it is accepted. It is left out between learners of whom one is, or may be, under 14. */
  text: z.optional(text(REQUEST_CHARACTERS).check(z.trim())),
})

export const addContact = endpoint({
  method: 'POST',
  path: '/api/contacts',
  access: 'user',
  limit: 'contacts',
  status: 204,
  summary:
    'Sends a contact request by username or invite code; accepts theirs when they asked first. A learner who has blocked the caller never sees it, and the answer is the same.',
  body: AddContactBody,
  errors: ['contact_unknown', 'contact_self', 'contact_limit', 'contact_request_limit'],
})

const ContactId = z.strictObject({ id: ClientId })

export const changeContact = endpoint({
  method: 'PUT',
  path: '/api/contacts/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'Accepts a request, whose words become a message of the conversation, or blocks a learner: they see nothing of the caller and cannot ask again.',
  params: ContactId,
  body: z.strictObject({ state: z.enum(['accepted', 'blocked'], message('field_invalid')) }),
  errors: ['contact_unknown', 'contact_limit'],
})

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/api/contacts/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Removes a contact, declines or takes back a request, or lifts a block.',
  params: ContactId,
  errors: ['contact_unknown'],
})
