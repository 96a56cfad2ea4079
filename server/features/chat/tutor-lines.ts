/** The conversation of a learner with the tutor, for the feature that answers: the tutor is side 1 and has no account. */
import type { ChatMessage, Conversation, MessageAttachment } from '#contract/chat'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { present, presentMessage } from './chat.ts'
import * as store from './chat.store.ts'
import { findTutor, insertTutor } from './tutor-lines.store.ts'

/** Makes it at the first call. */
export async function openTutorConversation({ db }: Deps, { userId }: Session): Promise<Conversation> {
  const row = await db.transaction(async (tx) => {
    await insertTutor(tx, userId)
    return findTutor(tx, userId)
  })
  if (!row) throw new HttpError('conversation_not_found')
  return present(row)
}

/** A line as the tutor reads it. */
export interface TutorLine {
  readonly seq: number
  readonly isTutor: boolean
  readonly text: string
  readonly attachment: MessageAttachment | null
  readonly at: Date
}

export interface TutorTurn {
  /** The learner's line that is to be answered. */
  readonly text: string
  /** The answer, if it has one already. */
  readonly answer: ChatMessage | null
  /** What was said before it, the oldest first; what either has deleted is left out. */
  readonly before: readonly TutorLine[]
}

/** The line of the learner with this client id and so many lines before it. Throws message_not_found. */
export async function readTurn({ db }: Deps, { userId }: Session, key: string, count: number): Promise<TutorTurn> {
  const conversation = await findTutor(db, userId)
  const line = conversation && (await store.findByKey(db, conversation.id, 0, key))
  if (!line || line.text === null || line.hiddenFirst) throw new HttpError('message_not_found')
  const [answer, before] = await Promise.all([
    store.findByKey(db, line.conversationId, 1, key),
    store.listBefore(db, line.conversationId, line.seq, count),
  ])
  return {
    text: line.text,
    answer: answer ? presentMessage(answer, 0) : null,
    before: before
      .toReversed()
      .flatMap(({ seq, side, text, hiddenFirst, attachment, at }) =>
        text === null || hiddenFirst ? [] : [{ seq, isTutor: side === 1, text, attachment, at }],
      ),
  }
}

/** Writes the answer to a line of the learner, once: a second one is answered with the first. Throws message_not_found. */
export async function answerLine(
  { db, live, now }: Deps,
  { userId }: Session,
  key: string,
  { text, attachment }: { readonly text: string; readonly attachment?: MessageAttachment | undefined },
): Promise<ChatMessage> {
  const row = await db.transaction(async (tx) => {
    const conversation = await findTutor(tx, userId)
    if (!conversation) throw new HttpError('message_not_found')
    const { id } = conversation
    await store.lockConversation(tx, id)
    const answered = await store.findByKey(tx, id, 1, key)
    if (answered) return answered
    if (!(await store.findByKey(tx, id, 0, key))) throw new HttpError('message_not_found')
    // The key of the line that it answers: a line has one answer, whoever asks for it and however often.
    const appended = await store.appendMessage(tx, { id, side: 1, key, text, attachment, at: now() })
    await live.tell(tx, userId, 'conversations')
    return appended
  })
  return presentMessage(row, 0)
}
