/** Accounts and pending sign-ups as rows. */
import { and, count, desc, eq, getTableColumns, gt, isNotNull, isNull, like, ne, not, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { addCounts } from '../../../db/metric-counts.store.ts'
import { registrations, users } from '../../../db/schema/accounts.ts'
import { answers } from '../../../db/schema/learning.ts'
import type { Session } from '../../../http/context.ts'
import { requestContact } from '../../contacts/index.ts'
import { hashToken } from '../sessions/sessions.store.ts'
import { newInviteCode } from './usernames.ts'

const account = {
  id: users.id,
  role: users.role,
  email: users.email,
  passwordHash: users.passwordHash,
  timeZone: users.timeZone,
  uiLanguage: users.uiLanguage,
}
export type Account = Pick<typeof users.$inferSelect, keyof typeof account>

/** `email` in lower case. */
export async function accountByEmail(db: Reader, email: string): Promise<Account | undefined> {
  return (await db.select(account).from(users).where(eq(users.email, email)))[0]
}

export async function accountByPhone(db: Reader, phone: string): Promise<Account | undefined> {
  return (await db.select(account).from(users).where(eq(users.phone, phone)))[0]
}

export async function accountById(db: Reader, id: string): Promise<Account | undefined> {
  return (await db.select(account).from(users).where(eq(users.id, id)))[0]
}

export async function isUsernameTaken(db: Reader, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return rows.length > 0
}

/** The learner who owns an invite code, in any letter case; none who is leaving or suspended. */
export async function inviterOf(db: Reader, code: string): Promise<string | undefined> {
  const owner = and(
    eq(users.inviteCode, code.toUpperCase()),
    ne(users.role, 'guest'),
    isNull(users.deletedAt),
    isNull(users.suspendedAt),
  )
  return (await db.select({ id: users.id }).from(users).where(owner))[0]?.id
}

type NewUser = Omit<typeof users.$inferInsert, 'username' | 'inviteCode'>

/**
 * Makes a user under the first name that is free, who asks their inviter to be a contact; undefined when the e-mail or phone has an account,
 * or no name was free.
 */
export async function insertUser(
  tx: Tx,
  values: NewUser,
  names: Iterable<string>,
): Promise<{ id: string; username: string } | undefined> {
  for (const username of names) {
    const [row] = await tx
      .insert(users)
      .values({ ...values, username, inviteCode: newInviteCode() })
      .onConflictDoNothing()
      .returning({ id: users.id, username: users.username })
    if (row) {
      const at = values.createdAt ?? new Date()
      if (values.invitedBy) await requestContact(tx, row.id, values.invitedBy, at)
      if (values.role !== 'guest') await addCounts(tx, { new_accounts: { count: 1, lastAt: at } })
      return row
    }
    if (values.email && (await accountByEmail(tx, values.email))) return undefined
    if (values.phone && (await accountByPhone(tx, values.phone))) return undefined
  }
  return undefined
}

export async function insertRegistration(db: Reader, row: typeof registrations.$inferInsert): Promise<void> {
  await db.insert(registrations).values(row)
}

const isPending = (now: Date) => and(isNull(registrations.verifiedAt), gt(registrations.expiresAt, now))

/** What identifies the browser that signed up: its guest session, or the marker of the sign-up's answer. */
export interface SignUpBrowser {
  readonly session: Session | null
  readonly marker: string | undefined
}

/**
 * The sign-up that waits for this address: the newest of the caller's browser, else the newest of all. Anybody can sign up with an address
 * that is not theirs; `isOwn` tells whether the caller did.
 */
export async function pendingRegistration(db: Reader, email: string, now: Date, { session, marker }: SignUpBrowser) {
  const markerHash = marker === undefined ? null : hashToken(marker)
  const own = sql<boolean>`coalesce(${registrations.guestId} = ${session?.userId ?? null}::uuid, false)
    or coalesce(${registrations.markerHash} = ${markerHash}::text, false)`
  const [row] = await db
    .select({ ...getTableColumns(registrations), isOwn: own })
    .from(registrations)
    .where(and(eq(registrations.email, email), isPending(now)))
    .orderBy(desc(own), desc(registrations.createdAt))
    .limit(1)
  return row
}

/** The sign-up of a link, held against a second press until the transaction ends. */
export async function lockRegistration(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), isPending(now)))
    .for('update')
  return row
}

/** Ends every other sign-up of an address, and keeps the verified one, without its password, when a guest made it. */
export async function settleRegistrations(
  tx: Tx,
  email: string,
  verified: string,
  now: Date,
  keptUntil: Date,
): Promise<void> {
  await tx
    .update(registrations)
    .set({ verifiedAt: now, passwordHash: '', expiresAt: keptUntil })
    .where(eq(registrations.tokenHash, verified))
  await tx.delete(registrations).where(and(eq(registrations.tokenHash, verified), isNull(registrations.guestId)))
  await endRegistrations(tx, email)
}

/** No secret has a hash that begins so. */
const ENDED = 'ended:'

/**
 * Ends the links of the sign-ups that wait for an address which has an account now. The rows stay until they expire: a sign-in by the browser
 * that made one would learn from a different answer that the e-mail address is taken by now.
 */
export async function endRegistrations(tx: Tx, email: string): Promise<void> {
  await tx
    .update(registrations)
    .set({ tokenHash: sql`${ENDED} || ${registrations.tokenHash}` })
    .where(
      and(
        eq(registrations.email, email),
        isNull(registrations.verifiedAt),
        not(like(registrations.tokenHash, `${ENDED}%`)),
      ),
    )
}

/** Ends the ties between guests and the account of an address. */
export async function deleteMergeRows(tx: Tx, email: string): Promise<void> {
  await tx.delete(registrations).where(and(eq(registrations.email, email), isNotNull(registrations.verifiedAt)))
}

/** Takes back the tie between a guest and the account of its verified sign-up; false when there is none. */
export async function consumeTie(tx: Tx, guestId: string, email: string): Promise<boolean> {
  const rows = await tx
    .delete(registrations)
    .where(and(eq(registrations.guestId, guestId), eq(registrations.email, email), isNotNull(registrations.verifiedAt)))
    .returning({ email: registrations.email })
  return rows.length > 0
}

export async function countAnswers(db: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ answers: count() }).from(answers).where(eq(answers.userId, userId))
  return row?.answers ?? 0
}

/** Undoes the deletion of an account; false when it was not deleted. */
export async function restoreAccount(db: Reader, id: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ deletedAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
