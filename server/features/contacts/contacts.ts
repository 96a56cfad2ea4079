/** Contacts: requested, accepted, blocked, removed. To a blocked learner a request looks unanswered. */
import type { addContact, Contact } from '#contract/contacts'
import type { HandlerInput } from '#contract/core'
import { requestLimit } from '#contract/limits'
import type { NotificationKind } from '#contract/notifications'
import { MOST_CONTACTS } from '#contract/sizes'
import { isUnderRequestAge } from '#rules/birth-year'
import { addDays, dayIn } from '#rules/days'
import { weekOf } from '#rules/points'
import { studyStreak } from '#rules/streak'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError, fieldError } from '../../http/errors.ts'
import { notify, withdraw } from '../notifications/index.ts'
import {
  birthYearsOf,
  countAsked,
  countContacts,
  findByName,
  lockPair,
  pointsOf,
  readAcquaintances,
  readRequest,
  removeSide,
  setState,
  stateOf,
  studyDaysOf,
  type ContactState,
} from './contacts.store.ts'
import { readSpokenMs } from './spoken.store.ts'

/** What was written with a request that is accepted now. */
export interface RequestWords {
  readonly from: string
  readonly to: string
  readonly text: string
  /** Whether the other one has seen them. */
  readonly isRead: boolean
}

/** Makes them a message of the conversation of the two: chat builds on contacts, so it is handed in. */
export type SendWords = (tx: Tx, words: RequestWords, at: Date) => Promise<void>

/** Days that are read for the streak of a contact. */
const STREAK_DAYS = 400

export async function list({ db, now }: Deps, { userId }: Session): Promise<{ contacts: Contact[] }> {
  const at = now()
  const known = await readAcquaintances(db, userId)
  const friends = known.filter(({ state }) => state === 'accepted').map(({ id }) => id)
  const sharing = known.filter(({ state, sharesSpokenTime }) => state === 'accepted' && sharesSpokenTime)
  const [days, points, spoken] = await Promise.all([
    studyDaysOf(db, friends, addDays(at.toISOString().slice(0, 10), -STREAK_DAYS)),
    pointsOf(db, friends, weekOf(at)),
    readSpokenMs(
      db,
      sharing.map(({ id }) => id),
      weekOf(at),
    ),
  ])
  const contacts = known.map(({ id, username, avatar, timeZone, state, text, sharesSpokenTime }): Contact => {
    const isFriend = state === 'accepted'
    return {
      id,
      username,
      avatar,
      state,
      text,
      streak: isFriend ? studyStreak(days.get(id) ?? [], dayIn(timeZone, at)).current : null,
      points: isFriend ? (points.get(id) ?? 0) : null,
      spoken_ms: isFriend && sharesSpokenTime ? (spoken.get(id) ?? 0) : null,
    }
  })
  return { contacts: contacts.toSorted((a, b) => a.username.localeCompare(b.username, 'en')) }
}

/**
 * Sends a request to a learner, by username or invite code. Throws contact_unknown, contact_self, contact_limit, and contact_request_limit
 * where too many of the last day wait for an answer.
 */
export async function add(
  { db, now }: Deps,
  { userId }: Session,
  { name, text = '' }: HandlerInput<typeof addContact>['body'],
  sendWords: SendWords,
): Promise<undefined> {
  const otherId = await findByName(db, name)
  if (otherId === null) throw new HttpError('contact_unknown', { fields: { name: 'contact_unknown' } })
  if (otherId === userId) throw fieldError('name', 'contact_self')
  const at = now()
  await db.transaction(async (tx) => {
    if (!(await requestContact(tx, userId, otherId, at, { text, sendWords }))) return
    const since = new Date(at.getTime() - requestLimit.seconds * 1000)
    if ((await countAsked(tx, userId, since)) > requestLimit.points)
      throw new HttpError('contact_request_limit', { fields: { name: 'contact_request_limit' } })
  })
}

/**
 * Sends a contact request in the caller's transaction, or accepts theirs when they asked first. Nothing changes between those who are
 * contacts already. Resolves to whether a request was made that was not there before. Throws contact_limit.
 */
export async function requestContact(
  tx: Tx,
  userId: string,
  otherId: string,
  at: Date,
  { text = '', sendWords }: { readonly text?: string; readonly sendWords?: SendWords } = {},
): Promise<boolean> {
  const [mine, theirs] = await lockStates(tx, userId, otherId)
  if (mine === 'accepted') return false
  if (mine === null) await assertRoom(tx, userId)
  if (theirs === 'asked') {
    // Of who was blocked nothing arrives, also when the one who blocked them asks after all.
    if (sendWords && mine !== 'blocked') await sendTheirWords(tx, userId, otherId, at, { isRead: false, sendWords })
    const words = await wordsOf(tx, userId, otherId, text, at)
    if (words !== null) await sendWords?.(tx, { from: userId, to: otherId, text: words, isRead: false }, at)
    await acceptEachOther(tx, userId, otherId, at)
    return false
  }
  await setState(tx, userId, otherId, 'asked', at, await wordsOf(tx, userId, otherId, text, at))
  // Who has blocked the learner hears nothing, and who was asked before has heard of it.
  if (mine !== 'asked' && theirs === null)
    await notify(tx, otherId, { kind: 'contact_request', subjectId: userId, actorId: userId }, at)
  return mine !== 'asked'
}

/** What may be written to somebody unknown: nothing where one of the two is under 14, or has not said their age. The other one is not told. */
async function wordsOf(tx: Tx, userId: string, otherId: string, text: string, at: Date): Promise<string | null> {
  if (text === '') return null
  const years = await birthYearsOf(tx, [userId, otherId])
  return years.some((year) => isUnderRequestAge(year, at)) ? null : text
}

/**
 * What the other one wrote with their request, before its acceptance deletes it: a conversation is locked before the contact, as by a message
 * that is sent.
 */
async function sendTheirWords(
  tx: Tx,
  userId: string,
  otherId: string,
  at: Date,
  { isRead, sendWords }: { readonly isRead: boolean; readonly sendWords: SendWords },
): Promise<void> {
  const text = (await readRequest(tx, otherId, userId))?.text ?? null
  if (text !== null) await sendWords(tx, { from: otherId, to: userId, text, isRead }, at)
}

/** What two learners have said about each other, locked until the transaction ends. */
async function lockStates(tx: Tx, userId: string, otherId: string) {
  await lockPair(tx, userId, otherId)
  return [await stateOf(tx, userId, otherId), await stateOf(tx, otherId, userId)] as const
}

/** A list never grows beyond MOST_CONTACTS by asking or accepting. Blocking is always possible. Throws contact_limit. */
async function assertRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countContacts(tx, userId)) >= MOST_CONTACTS) throw new HttpError('contact_limit')
}

/** Accepts a request of the other learner. They have the contact on their list already: accepting adds only to the list of the caller. */
async function acceptEachOther(tx: Tx, userId: string, otherId: string, at: Date): Promise<void> {
  await setState(tx, userId, otherId, 'accepted', at)
  await setState(tx, otherId, userId, 'accepted', at)
  await withdraw(tx, userId, otherId, 'contact_request')
  await notify(tx, otherId, { kind: 'contact_accepted', subjectId: userId, actorId: userId }, at)
}

const toldAsContacts = [
  'contact_request',
  'contact_accepted',
  'congratulation',
  'goal_invitation',
  'duel_finished',
] as const satisfies readonly NotificationKind[]

/** Takes back what both were told about each other as contacts: it is no longer true. */
async function withdrawBoth(tx: Tx, userId: string, otherId: string): Promise<void> {
  await withdraw(tx, userId, otherId, ...toldAsContacts)
  await withdraw(tx, otherId, userId, ...toldAsContacts)
}

/** Accepts a request, or blocks a contact or requester. Throws contact_unknown for anyone else, contact_limit. */
export async function change(
  { db, now }: Deps,
  { userId }: Session,
  otherId: string,
  state: 'accepted' | 'blocked',
  sendWords: SendWords,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const [mine, theirs] = await lockStates(tx, userId, otherId)
    const asks = theirs === 'asked'
    if (state === 'accepted') {
      if (mine === 'accepted') return
      if (!asks || mine === 'blocked') throw new HttpError('contact_unknown')
      if (mine === null) await assertRoom(tx, userId)
      const at = now()
      await sendTheirWords(tx, userId, otherId, at, { isRead: true, sendWords })
      return acceptEachOther(tx, userId, otherId, at)
    }
    if (mine === null && !asks) throw new HttpError('contact_unknown')
    await block(tx, userId, otherId, theirs, now())
  })
}

async function block(tx: Tx, userId: string, otherId: string, theirs: ContactState | null, at: Date): Promise<void> {
  await setState(tx, userId, otherId, 'blocked', at)
  if (theirs === 'accepted') await removeSide(tx, otherId, userId)
  await withdrawBoth(tx, userId, otherId)
  await withdraw(tx, userId, otherId, 'message')
}

/** Blocks any learner, or lifts a block, in the caller's transaction. Again changes nothing. */
export async function setBlocked(tx: Tx, userId: string, otherId: string, isBlocked: boolean, at: Date): Promise<void> {
  const [mine, theirs] = await lockStates(tx, userId, otherId)
  if ((mine === 'blocked') === isBlocked) return
  if (isBlocked) await block(tx, userId, otherId, theirs, at)
  else await removeSide(tx, userId, otherId)
}

/** Removes a contact, declines or takes back a request, or lifts a block. Throws contact_unknown when there is nothing of that. */
export async function remove({ db }: Deps, { userId }: Session, otherId: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    const [mine, theirs] = await lockStates(tx, userId, otherId)
    if (mine === null && theirs !== 'asked') throw new HttpError('contact_unknown')
    await removeSide(tx, userId, otherId)
    // A block that is lifted leaves the other's side alone, else they would learn of it.
    if (mine === 'blocked') return
    if (theirs === 'accepted' || theirs === 'asked') await removeSide(tx, otherId, userId)
    await withdrawBoth(tx, userId, otherId)
  })
}
