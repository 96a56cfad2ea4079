/** Who knows whom, in the database. */
import { and, count, desc, eq, gte, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { MOST_CONTACTS } from '#contract/sizes'
import type { Day } from '#rules/days'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { learnerDays, weeklyPoints } from '../../db/schema/learning.ts'

export type ContactState = 'asked' | 'accepted' | 'blocked'

const side = (userId: string, otherId: string) => and(eq(contacts.userId, userId), eq(contacts.otherId, otherId))

/**
 * Locks two learners until the transaction ends, so that what is between them and how many contacts each has changes for one call at a time.
 * Always in the order of their ids: two calls about the same pair wait for each other and never for ever.
 */
export async function lockPair(tx: Tx, userId: string, otherId: string): Promise<void> {
  const pair = inArray(users.id, [userId, otherId])
  await tx.select({ id: users.id }).from(users).where(pair).orderBy(users.id).for('no key update')
}

/** What one learner has said about another. */
export async function stateOf(db: Reader, userId: string, otherId: string): Promise<ContactState | null> {
  const [row] = await db.select({ state: contacts.state }).from(contacts).where(side(userId, otherId))
  return (row?.state as ContactState | undefined) ?? null
}

/** `text`: what is written with a request; any other state has none. */
export async function setState(
  tx: Tx,
  userId: string,
  otherId: string,
  state: ContactState,
  at: Date,
  text: string | null = null,
): Promise<void> {
  await tx
    .insert(contacts)
    .values({ userId, otherId, state, at, text })
    .onConflictDoUpdate({ target: [contacts.userId, contacts.otherId], set: { state, at, text } })
}

/** A request of one learner to another, with what was written. */
export async function readRequest(db: Reader, userId: string, otherId: string) {
  const isIt = and(side(userId, otherId), eq(contacts.state, 'asked'))
  return (await db.select({ text: contacts.text, at: contacts.at }).from(contacts).where(isIt))[0]
}

/** The years of birth of two learners, as far as they have said them. */
export async function birthYearsOf(db: Reader, ids: readonly string[]): Promise<(number | null)[]> {
  const rows = await db
    .select({ year: users.birthYear })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return rows.map(({ year }) => year)
}

export async function removeSide(tx: Tx, userId: string, otherId: string): Promise<boolean> {
  return (await tx.delete(contacts).where(side(userId, otherId)).returning({ at: contacts.at })).length > 0
}

export async function countContacts(db: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(contacts).where(eq(contacts.userId, userId))
  return row?.rows ?? 0
}

/** Requests of a learner since a moment that were not answered. */
export async function countAsked(db: Reader, userId: string, since: Date): Promise<number> {
  return db.$count(contacts, and(eq(contacts.userId, userId), eq(contacts.state, 'asked'), gt(contacts.at, since)))
}

/** Neither leaving nor suspended: what is between two learners stays, and is seen again when they are back. */
const isThere = and(isNull(users.deletedAt), isNull(users.suspendedAt))

/** A learner by username, in whatever case, or by invite code; guests and those who are not there are not found. */
export async function findByName(db: Reader, name: string): Promise<string | null> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        or(eq(sql`lower(${users.username})`, name.toLowerCase()), eq(users.inviteCode, name)),
        ne(users.role, 'guest'),
        isThere,
      ),
    )
    .limit(2)
  // When a username equals the invite code of another learner, the username wins.
  return (rows.find(({ username }) => username.toLowerCase() === name.toLowerCase()) ?? rows[0])?.id ?? null
}

export interface Acquaintance {
  readonly id: string
  readonly username: string
  readonly avatar: string | null
  readonly timeZone: string
  readonly sharesSpokenTime: boolean
  readonly state: ContactState | 'asks'
  /** Of a request. */
  readonly text: string | null
}

const shown = {
  id: users.id,
  username: users.username,
  avatar: users.avatar,
  timeZone: users.timeZone,
  sharesSpokenTime: users.sharesSpokenTime,
  text: contacts.text,
}

/** Everyone that a learner has to do with, of those who ask the latest; who is leaving or suspended is left out. */
export async function readAcquaintances(db: Reader, userId: string): Promise<Acquaintance[]> {
  const [own, asking] = await Promise.all([
    db
      .select({ ...shown, state: contacts.state })
      .from(contacts)
      .innerJoin(users, and(eq(users.id, contacts.otherId), isThere))
      .where(eq(contacts.userId, userId)),
    db
      .select(shown)
      .from(contacts)
      .innerJoin(users, and(eq(users.id, contacts.userId), isThere))
      .where(and(eq(contacts.otherId, userId), eq(contacts.state, 'asked')))
      .orderBy(desc(contacts.at), contacts.userId)
      .limit(MOST_CONTACTS),
  ])
  const said = new Set(own.filter(({ state }) => state !== 'asked').map(({ id }) => id))
  const requests = asking.filter(({ id }) => !said.has(id)).map((row) => ({ ...row, state: 'asks' as const }))
  const waiting = new Set(requests.map(({ id }) => id))
  return [
    ...requests,
    ...own.filter(({ id }) => !waiting.has(id)).map((row) => ({ ...row, state: row.state as ContactState })),
  ]
}

/** Whether two learners are contacts at this moment, and so until the transaction ends: a removal waits for it. */
export async function lockContact(tx: Tx, userId: string, otherId: string): Promise<boolean> {
  const isAccepted = and(side(userId, otherId), eq(contacts.state, 'accepted'))
  return (await tx.select({ at: contacts.at }).from(contacts).where(isAccepted).for('share')).length > 0
}

/** Ids of those who accepted one another. */
export async function acceptedIds(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: contacts.otherId })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.state, 'accepted')))
  return rows.map(({ id }) => id)
}

/** Study days since `from`, by learner, ascending. */
export async function studyDaysOf(db: Reader, ids: readonly string[], from: Day): Promise<Map<string, Day[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ userId: learnerDays.userId, day: learnerDays.day })
    .from(learnerDays)
    .where(and(inArray(learnerDays.userId, [...ids]), gte(learnerDays.day, from), gt(learnerDays.sessions, 0)))
    .orderBy(learnerDays.day)
  return new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([id, days]) => [id, days.map(({ day }) => day)]))
}

export async function pointsOf(db: Reader, ids: readonly string[], week: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ userId: weeklyPoints.userId, points: weeklyPoints.points })
    .from(weeklyPoints)
    .where(and(eq(weeklyPoints.week, week), inArray(weeklyPoints.userId, [...ids])))
  return new Map(rows.map(({ userId, points }) => [userId, points]))
}
