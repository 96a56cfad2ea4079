/** Six-digit codes: what of them is kept, and the one way in which one is compared. */
import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { phoneCodes } from '../../../db/schema/accounts.ts'
import type { Session } from '../../../http/context.ts'
import { keyedHash } from '../../../keys.ts'

export type CodePurpose = 'login_or_register' | 'change_phone' | 'prove'

export interface CodeRecipient {
  readonly phone: string
  readonly purpose: CodePurpose
  /** Who asked: a caller's address as an HMAC, or a session. */
  readonly requester: string
  /** The account whose session asked. Its code works in that session alone; one without works wherever its phone is read. */
  readonly userId?: string
}

/** A code for who is not signed in. */
export const requestedByCaller = (secret: string, callerAddress: string, phone: string): CodeRecipient => ({
  phone,
  purpose: 'login_or_register',
  requester: `address:${keyedHash(secret, 'counter', callerAddress)}`,
})

/** A code for a session: it ends with the session. */
export const requestedBySession = (
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  phone: string,
  purpose: Exclude<CodePurpose, 'login_or_register'>,
): CodeRecipient => ({ phone, purpose, requester: `session:${id}`, userId })

const VALID_MS = 5 * 60_000
/** Of the requester, and as many of all other callers together: a stranger cannot use up the tries of who holds the code. */
const TRIES = 5

export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const hashCode = (secret: string, { phone, purpose }: CodeRecipient, code: string) =>
  keyedHash(secret, 'phone code', `${purpose}|${phone}|${code}`)

/** Saves a code as the only valid one for its phone, purpose and requester. */
export async function saveCode(
  db: Reader,
  secret: string,
  address: CodeRecipient,
  code: string,
  now: Date,
): Promise<void> {
  const fresh = {
    codeHash: hashCode(secret, address, code),
    attempts: 0,
    foreignAttempts: 0,
    userId: address.userId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
    usedAt: null,
  }
  await db
    .insert(phoneCodes)
    .values({ ...address, ...fresh })
    .onConflictDoUpdate({ target: [phoneCodes.phone, phoneCodes.purpose, phoneCodes.requester], set: fresh })
}

export type Verdict = 'right' | 'wrong' | 'no live code'

/** Spends a try, and only then compares: of any number of guesses at once at most five of a caller are looked at. */
export async function verifyCode(
  db: Reader,
  secret: string,
  address: CodeRecipient,
  code: string,
  now: Date,
): Promise<Verdict> {
  const isOwn = eq(phoneCodes.requester, address.requester)
  const isForeign = ne(phoneCodes.requester, address.requester)
  const live = await db
    .update(phoneCodes)
    .set({
      attempts: sql`${phoneCodes.attempts} + case when ${isOwn} then 1 else 0 end`,
      foreignAttempts: sql`${phoneCodes.foreignAttempts} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(
      and(
        isLive(address, now),
        or(and(isOwn, lt(phoneCodes.attempts, TRIES)), and(isForeign, lt(phoneCodes.foreignAttempts, TRIES))),
      ),
    )
    .returning({ codeHash: phoneCodes.codeHash })
  if (live.length === 0) return 'no live code'
  const given = Buffer.from(hashCode(secret, address, code), 'hex')
  return live.some(({ codeHash }) => timingSafeEqual(given, Buffer.from(codeHash, 'hex'))) ? 'right' : 'wrong'
}

/** Marks a code as used; false when a concurrent request used it first. */
export async function consumeCode(
  db: Reader,
  secret: string,
  address: CodeRecipient,
  code: string,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(isLive(address, now), eq(phoneCodes.codeHash, hashCode(secret, address, code))))
    .returning({ phone: phoneCodes.phone })
  return spent.length > 0
}

const isLive = ({ phone, purpose, requester, userId }: CodeRecipient, now: Date) =>
  and(
    eq(phoneCodes.phone, phone),
    eq(phoneCodes.purpose, purpose),
    // A code of a session is for that session alone; one for signing in may be typed on another device than it was asked on.
    userId === undefined ? undefined : eq(phoneCodes.requester, requester),
    gt(phoneCodes.expiresAt, now),
    isNull(phoneCodes.usedAt),
  )

/** Removes codes that have expired; run by the retention job. */
export async function removeExpiredCodes(db: Reader, now: Date): Promise<void> {
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now))
}
