/** What a learner shows a contact in a message: a copy that is made from what is theirs at that moment. */
import * as z from 'zod/mini'
import { ChatMessage, ConversationId, MessageText } from './chat.ts'
import { MOST_SHARED_WORDS } from './chat-limits.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, text } from './patterns.ts'

const SharedWord = text(64).check(z.trim(), z.minLength(1, message('word_required')))

/** Things are named by their ids: what is shown of them is read by the server, where it is the sender's. */
export const SharedThing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('words'),
    words: z
      .array(SharedWord)
      .check(z.minLength(1, message('word_required')), z.maxLength(MOST_SHARED_WORDS, message('shared_words_many'))),
  }),
  /** A page of a note that the sender may read, without remarks. */
  z.strictObject({ kind: z.literal('page'), note: ClientId, page: ClientId }),
  /** A finished run of the sender. */
  z.strictObject({ kind: z.literal('result'), run: ClientId }),
  /** Asks the contact to play the words of such a run too: contract/together.ts. */
  z.strictObject({ kind: z.literal('duel'), run: ClientId }),
])
export type SharedThing = z.infer<typeof SharedThing>

export const shareThing = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/shared',
  access: 'user',
  limit: 'api',
  status: 201,
  summary:
    'Sends a message that shows something of the learner: words, a page of a note, or the result of a level. It is a copy: later changes do not reach it, and it leads to nothing of theirs. The same id is the same message.',
  params: ConversationId,
  body: z.strictObject({
    id: ClientId,
    /** What it is, in words: for lists, and for who does not see the rest. */
    text: MessageText,
    share: SharedThing,
  }),
  response: ChatMessage,
  errors: [
    'conversation_not_found',
    'conversation_closed',
    'message_rate',
    'message_day_limit',
    'message_people_limit',
    'share_gone',
  ],
})
