/** Conversations of two contacts. Who is no contact any more reads what was said and writes nothing. */
import type {
  ChatMessage,
  Conversation,
  MessageAttachment,
  Thread,
  listConversations,
  listMessages,
  sendMessage,
} from '#contract/chat'
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
import { lockContact, lockPair, setBlocked } from '../contacts/index.ts'
import { notify, settle } from '../notifications/index.ts'
import { countUnreadAnswers, listThreads } from '../tickets/index.ts'
import * as store from './chat.store.ts'
import { countPerson, hasSentNothing } from './newcomers.ts'

/** Conversations and messages on a page. */
const PAGE = { conversations: 30, messages: 50 }

const pages = createCursor<store.ListPosition>({ lastAt: cursorFields.instant, id: cursorFields.uuid })

export async function list(
  { db }: Deps,
  { userId }: Session,
  { cursor }: HandlerInput<typeof listConversations>['query'],
): Promise<{ items: Thread[]; next: string | null }> {
  const after = pages.parse(cursor)
  const most = PAGE.conversations + 1
  const conversations = await store.listConversations(db, userId, after, most)
  const tickets = await listThreads(db, userId, after, most)
  // Each is in order, and so are the first of both together.
  const found = [
    ...conversations.map((row) => ({ id: row.id, lastAt: row.lastAt ?? new Date(0), thread: present(row) })),
    ...tickets.map((thread) => ({ id: thread.id, lastAt: new Date(thread.at), thread })),
  ].toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime() || (a.id < b.id ? 1 : -1))
  const rows = found.slice(0, PAGE.conversations)
  const last = found.length > PAGE.conversations ? rows.at(-1) : undefined
  return { items: rows.map(({ thread }) => thread), next: last ? pages.format(last) : null }
}

/** Messages of others and answers of the team that the learner has not read, without those of muted conversations. */
export const countUnread = async (db: Reader, userId: string): Promise<number> =>
  (await store.sumUnread(db, userId)) + (await countUnreadAnswers(db, userId))

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

/** Makes what a message shows, in its transaction and only once it is sure to be sent. */
type Attach = (tx: Tx, conversation: { readonly id: string; readonly otherId: string }) => Promise<MessageAttachment>

/**
 * Sends a message; the same id is the same message, whatever has changed since. Throws conversation_not_found, conversation_closed,
 * message_rate, message_day_limit and message_people_limit.
 */
export async function send(
  { db, live, now }: Deps,
  { userId }: Session,
  id: string,
  { id: key, text }: HandlerInput<typeof sendMessage>['body'],
  attach?: Attach,
): Promise<ChatMessage> {
  const at = now()
  const row = await db.transaction(async (tx) => {
    const { side, otherId, other, isTutor, sent: count, conversation } = await lock(tx, userId, id)
    const sent = await store.findByKey(tx, id, side, key)
    if (sent) return sent
    const isOpen = isTutor || (otherId !== null && (await lockContact(tx, userId, otherId)))
    if (!isOpen || conversation.state !== 'open')
      throw new HttpError('conversation_closed', { fields: { text: 'conversation_closed' } })
    await countMessage(tx, userId, at)
    if (!isTutor && (await hasSentNothing(tx, id, side, count))) await countPerson(tx, userId, at)
    // Only a contact is shown something: the tutor reads the text.
    if (attach && otherId === null) throw new HttpError('conversation_closed')
    const attachment = attach && otherId !== null ? await attach(tx, { id, otherId }) : undefined
    const appended = await store.appendMessage(tx, { id, side, key, text, attachment, at })
    await live.tell(tx, userId, 'conversations')
    if (otherId === null) return appended
    await live.tell(tx, otherId, 'conversations')
    // A page that shows the conversation reads it at once; a muted one is told of nowhere.
    if (!other.muted && !(other.viewedUntil && other.viewedUntil > at))
      await notify(tx, otherId, { kind: 'message', subjectId: id, actorId: userId }, at)
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
export async function markRead(
  { db, live, now }: Deps,
  { userId }: Session,
  id: string,
  seq: number,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const { side, otherId, conversation } = await lock(tx, userId, id)
    if (!(await store.advanceRead(tx, id, side, seq))) return
    await settle(tx, userId, 'message', id, now())
    await live.tell(tx, userId, 'conversations')
    // They would read nothing new where the mark is not shown to them.
    if (otherId !== null && conversation.state === 'open') await live.tell(tx, otherId, 'conversations')
  })
}

/** Until when a page that has just said that it shows a conversation does so; it says so again every 30 seconds. */
const VIEW_MS = 45_000

/** A page shows the conversation, or no longer does. Throws conversation_not_found. */
export async function view({ db, now }: Deps, { userId }: Session, id: string, isShown: boolean): Promise<undefined> {
  const until = isShown ? new Date(now().getTime() + VIEW_MS) : null
  if (!(await store.setViewed(db, userId, id, until))) throw new HttpError('conversation_not_found')
}

/** The learner's pages read the list and the count again; the other one's hear nothing. Throws conversation_not_found. */
export async function setMuted(
  { db, live }: Deps,
  { userId }: Session,
  id: string,
  muted: boolean,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await store.setMuted(tx, userId, id, muted))) throw new HttpError('conversation_not_found')
    await live.tell(tx, userId, 'conversations')
  })
}

/** Blocks the other one, or lifts the block. They are not told. Throws conversation_not_found, contact_unknown once their account is erased. */
export async function blockOther(
  { db, live, now }: Deps,
  { userId }: Session,
  id: string,
  isBlocked: boolean,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const { otherId } = await find(tx, userId, id)
    if (otherId === null) throw new HttpError('contact_unknown')
    await setBlocked(tx, userId, otherId, isBlocked, now())
    await live.tell(tx, userId, 'conversations')
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
      await store.updateMessage(tx, id, seq, { text: null, attachment: null })
      if (otherId !== null) await live.tell(tx, otherId, 'conversations')
    } else {
      if (isHidden(row, side)) return
      const hidden = side === 0 ? { hiddenFirst: true } : { hiddenSecond: true }
      // Once neither side sees it, nothing is left to keep.
      const gone = row.hiddenFirst || row.hiddenSecond ? { text: null, attachment: null } : {}
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
export async function lock(tx: Tx, userId: string, id: string) {
  await store.lockConversation(tx, id)
  const row = await find(tx, userId, id)
  return {
    side: row.side,
    otherId: row.otherId,
    isTutor: row.tutorOf !== null,
    other: { muted: row.otherMuted, viewedUntil: row.viewedUntil },
    sent: row.side === 0 ? row.firstCount : row.lastSeq - row.firstCount,
    conversation: present(row),
  }
}

function stateOf({ tutorOf, otherId, deletedAt, suspendedAt, contact }: store.ConversationRow): Conversation['state'] {
  if (tutorOf !== null) return 'open'
  if (otherId === null || deletedAt) return 'deleted'
  if (contact === 'blocked') return 'blocked'
  if (suspendedAt) return 'unavailable'
  return contact === 'accepted' ? 'open' : 'not_contacts'
}

export function present(row: store.ConversationRow): Conversation {
  const { id, otherId, username, avatar, last, unread, muted, readSeq, seenSeq, version } = row
  const state = stateOf(row)
  return {
    kind: 'contact',
    id,
    with: otherId === null || username === null || state === 'deleted' ? null : { id: otherId, username, avatar },
    state,
    muted,
    last: last && presentMessage(last, row.side),
    unread,
    read_seq: readSeq,
    seen_seq: state === 'open' ? seenSeq : 0,
    version,
  }
}

const isHidden = (row: store.MessageRow, side: number): boolean => (side === 0 ? row.hiddenFirst : row.hiddenSecond)

export function presentMessage(row: store.MessageRow, side: number): ChatMessage {
  const state = isHidden(row, side) ? 'hidden' : row.text === null ? 'deleted' : 'shown'
  return {
    id: row.key,
    seq: row.seq,
    version: row.version,
    own: row.side === side,
    text: state === 'shown' ? row.text : null,
    ...(state === 'shown' && row.attachment && { attachment: row.attachment }),
    state,
    at: row.at.toISOString(),
  }
}
