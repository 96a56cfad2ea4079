/** The tutor: a conversation whose lines are those of contract/chat.ts, and whose answers come by the call here. */
import * as z from 'zod/mini'
import { ChatMessage, Conversation } from './chat.ts'
import { endpoint } from './core.ts'
import { ClientId } from './patterns.ts'

export const openTutor = endpoint({
  method: 'POST',
  path: '/api/tutor',
  access: 'user',
  limit: 'api',
  summary:
    'The learner’s conversation with the tutor, made at the first call. Its lines are sent and read by the calls of conversations.',
  response: Conversation,
})

export const getTutor = endpoint({
  method: 'GET',
  path: '/api/tutor',
  access: 'user',
  limit: 'api',
  summary:
    'Whether an AI service answers what the dictionary cannot, and how many of its answers this learner has left today.',
  response: z.object({ ai: z.boolean(), left: z.int() }),
})

/** Events of `GET /api/tutor/stream`, each by its name; a message or an error is the last, or an error after a message that was cut. */
export interface TutorEvents {
  readonly text: { readonly text: string }
  readonly message: ChatMessage
  readonly error: { readonly code: string; readonly message: string }
}

export const streamTutor = endpoint({
  method: 'GET',
  path: '/api/tutor/stream',
  access: 'user',
  limit: 'api',
  summary:
    'Answers a line of the learner as server-sent events: `text` as it comes, `message` at the end; `error` where none came. What the dictionary can answer comes whole. Who goes away stops the answer: what came by then is its message.',
  query: z.strictObject({
    /** The id of the line. */
    to: ClientId,
  }),
  response: { raw: 'text/event-stream' },
  errors: ['message_not_found', 'vip_required', 'limit_reached', 'tutor_full', 'busy', 'content_loading'],
})

export const answerTutor = endpoint({
  method: 'POST',
  path: '/api/tutor/answers',
  access: 'user',
  limit: 'api',
  summary:
    'Answers a line of the learner from the dictionary, and issues a quiz where one is asked for. A line has one answer: asked again, it is the same.',
  body: z.strictObject({
    /** The id of the line. */
    to: ClientId,
  }),
  response: ChatMessage,
  errors: ['message_not_found', 'content_loading'],
})
