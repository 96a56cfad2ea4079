/** Conversations of two contacts. Who is no contact any more reads what was said and writes nothing. */
import type { ChatMessage, Conversation, listConversations, listMessages, sendMessage } from '#contract/chat'
import { DELETE_FOR_BOTH_MS } from '#contract/chat-limits'
import type { HandlerInput } from '#contract/core'
import { messageLimits } from '#contract/limits'
import type { ErrorCode } from '#contract/messages'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { incrementCounter } from '../auth/index.ts'
import { lockContact, lockPair } from '../contacts/index.ts'
import * as store from './chat.store.ts'

/** Conversations and messages on a page. */
const PAGE = { conversations: 30, messages: 50 }

const pages = createCursor<store.ListPosition>({ lastAt: cursorFields.instant, id: cursorFields.uuid })

export async function list(
  { db }: Deps,
  { userId }: Session,
  { cursor }: HandlerInput<typeof listConversations>['query'],
): Promise<{ items: Conversation[]; next: string | null }> {
  const found = await store.listConversations(db, userId, pages.parse(cursor), PAGE.conversations + 1)
  const rows = found.slice(0, PAGE.conversations)
  const last = found.length > PAGE.conversations ? rows.at(-1) : undefined
  return {
    items: rows.map(present),
    next: last?.lastAt ? pages.format({ lastAt: last.lastAt, id: last.id }) : null,
  }
}

export async function countUnread({ db }: Deps, { userId }: Session): Promise<{ messages: number }> {
  return { messages: await store.sumUnread(db, userId) }
}

/** The conversation with a contact, made if there is none. One that was begun before stays open to be read. Throws contact_unknown. */
export async function open({ db }: Deps, { userId }: Session, otherId: string): Promise<Conversation> {
  const row = await db.transaction(async (tx) => {
    await lockPair(tx, userId, otherId)
    const begun = await store.findPair(tx, userId, otherId)
    if (begun) return begun
    if (!(await lockContact(tx, userId, otherId))) throw new HttpError('contact_unknown')
    await store.insertConversation(tx, userId, otherId)
    return store.findPair(tx, userId, otherId)
  })
  if (!row) throw new HttpError('contact_unknown')
  return present(row)
}

/** Throws conversation_not_found. */
export async function read({ db }: Deps, { userId }: Session, id: string): Promise<Conversation> {
  return present(await find(db, userId, id))
}

/** A page of messages. Throws conversation_not_found. */
export async function listPage(
  { db }: Deps,
  { userId }: Session,
  id: string,
  { before, since }: HandlerInput<typeof listMessages>['query'],
): Promise<{ items: ChatMessage[]; more: boolean; version: number }> {
  // The version is read before the messages: what comes in between is in the page and is sent once more, never missed.
  const { side, version } = await find(db, userId, id)
  if (since !== undefined) {
    const found = await store.listSince(db, id, Number(since), PAGE.messages + 1)
    const rows = found.slice(0, PAGE.messages)
    return {
      items: rows.map((row) => presentMessage(row, side)),
      more: found.length > PAGE.messages,
      version: rows.at(-1)?.version ?? Math.max(version, Number(since)),
    }
  }
  const found = await store.listBefore(db, id, before === undefined ? undefined : Number(before), PAGE.messages + 1)
  return {
    items: found
      .slice(0, PAGE.messages)
      .reverse()
      .map((row) => presentMessage(row, side)),
    more: found.length > PAGE.messages,
    version,
  }
}

/**
 * Sends a message; the same id is the same message, whatever has changed since. Throws conversation_not_found, conversation_closed,
 * message_rate and message_day_limit.
 */
export async function send(
  { db, live, now }: Deps,
  { userId }: Session,
  id: string,
  { id: key, text }: HandlerInput<typeof sendMessage>['body'],
): Promise<ChatMessage> {
  const at = now()
  const row = await db.transaction(async (tx) => {
    const { side, otherId, conversation } = await lock(tx, userId, id)
    const sent = await store.findByKey(tx, id, side, key)
    if (sent) return sent
    const isOpen = otherId !== null && (await lockContact(tx, userId, otherId))
    if (!isOpen || conversation.state !== 'open')
      throw new HttpError('conversation_closed', { fields: { text: 'conversation_closed' } })
    await countMessage(tx, userId, at)
    const appended = await store.appendMessage(tx, { id, side, key, text, at })
    await live.tell(tx, userId, 'conversations')
    await live.tell(tx, otherId, 'conversations')
    return appended
  })
  return presentMessage(row, row.side)
}

/** Counts a message of a learner. One that is refused is not counted: the transaction is rolled back. */
async function countMessage(tx: Tx, userId: string, at: Date): Promise<void> {
  const codes = { minute: 'message_rate', day: 'message_day_limit' } as const satisfies Record<string, ErrorCode>
  for (const window of ['minute', 'day'] as const) {
    const { points, seconds } = messageLimits[window]
    const { count, endsIn } = await incrementCounter(tx, `messages:${window}:${userId}`, seconds * 1000, at)
    if (count <= points) continue
    const code = codes[window]
    throw new HttpError(code, { fields: { text: code }, values: { seconds: Math.max(1, Math.ceil(endsIn / 1000)) } })
  }
}

/** Moves the learner's mark forward. Throws conversation_not_found. */
export async function markRead({ db, live }: Deps, { userId }: Session, id: string, seq: number): Promise<undefined> {
  await db.transaction(async (tx) => {
    const { side, otherId, conversation } = await lock(tx, userId, id)
    if (!(await store.advanceRead(tx, id, side, seq))) return
    await live.tell(tx, userId, 'conversations')
    // They would read nothing new where the mark is not shown to them.
    if (otherId !== null && conversation.state === 'open') await live.tell(tx, otherId, 'conversations')
  })
}

/** Throws conversation_not_found, message_not_found and message_too_old. */
export async function deleteMessage(
  { db, live, now }: Deps,
  { userId }: Session,
  id: string,
  seq: number,
  scope: 'me' | 'both',
): Promise<undefined> {
  const at = now()
  await db.transaction(async (tx) => {
    const { side, otherId } = await lock(tx, userId, id)
    const row = await store.findMessage(tx, id, seq)
    if (!row || (scope === 'both' && row.side !== side)) throw new HttpError('message_not_found')
    if (row.text === null) return
    if (scope === 'both') {
      if (at.getTime() - row.at.getTime() > DELETE_FOR_BOTH_MS) throw new HttpError('message_too_old')
      await store.updateMessage(tx, id, seq, { text: null })
      if (otherId !== null) await live.tell(tx, otherId, 'conversations')
    } else {
      if (isHidden(row, side)) return
      const hidden = side === 0 ? { hiddenFirst: true } : { hiddenSecond: true }
      // Once neither side sees it, nothing is left to keep.
      const gone = row.hiddenFirst || row.hiddenSecond ? { text: null } : {}
      await store.updateMessage(tx, id, seq, { ...hidden, ...gone })
    }
    await live.tell(tx, userId, 'conversations')
  })
}

async function find(db: Reader, userId: string, id: string) {
  const row = await store.findConversation(db, userId, id)
  if (!row) throw new HttpError('conversation_not_found')
  return { ...row, side: row.side as store.Side }
}

/** A conversation of the learner, locked until the transaction ends. */
async function lock(tx: Tx, userId: string, id: string) {
  await store.lockConversation(tx, id)
  const row = await find(tx, userId, id)
  return { side: row.side, otherId: row.otherId, conversation: present(row) }
}

function stateOf({ otherId, deletedAt, suspendedAt, contact }: store.ConversationRow): Conversation['state'] {
  if (otherId === null || deletedAt) return 'deleted'
  if (suspendedAt) return 'unavailable'
  return contact === 'accepted' ? 'open' : 'not_contacts'
}

function present(row: store.ConversationRow): Conversation {
  const { id, otherId, username, avatar, last, unread, readSeq, seenSeq, version } = row
  const state = stateOf(row)
  return {
    id,
    with: otherId === null || username === null || state === 'deleted' ? null : { id: otherId, username, avatar },
    state,
    last: last && presentMessage(last, row.side),
    unread,
    read_seq: readSeq,
    seen_seq: state === 'open' ? seenSeq : 0,
    version,
  }
}

const isHidden = (row: store.MessageRow, side: number): boolean => (side === 0 ? row.hiddenFirst : row.hiddenSecond)

function presentMessage(row: store.MessageRow, side: number): ChatMessage {
  const state = isHidden(row, side) ? 'hidden' : row.text === null ? 'deleted' : 'shown'
  return {
    id: row.key,
    seq: row.seq,
    version: row.version,
    own: row.side === side,
    text: state === 'shown' ? row.text : null,
    state,
    at: row.at.toISOString(),
  }
}
