/** Six-digit codes: what of them is kept, and the one way in which one is compared. */
import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { phoneCodes } from '../../db/schema/accounts.ts'
import { keyedHash } from '../../keys.ts'

export type CodePurpose = 'login_or_register' | 'change_phone' | 'prove'

export interface CodeAddress {
  readonly phone: string
  readonly purpose: CodePurpose
}

const VALID_MS = 5 * 60_000
const TRIES = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const hashCode = (secret: string, { phone, purpose }: CodeAddress, code: string) =>
  keyedHash(secret, 'phone code', `${purpose}|${phone}|${code}`)

/** Keeps a code as the one that is live for its phone and purpose; an earlier one is dead. */
export async function saveCode(
  db: Reader,
  secret: string,
  address: CodeAddress,
  code: string,
  now: Date,
): Promise<void> {
  const fresh = {
    codeHash: hashCode(secret, address, code),
    attempts: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
    usedAt: null,
  }
  await db
    .insert(phoneCodes)
    .values({ ...address, ...fresh })
    .onConflictDoUpdate({ target: [phoneCodes.phone, phoneCodes.purpose], set: fresh })
}

export type Verdict = 'right' | 'wrong' | 'no live code'

/** Spends one of the five tries, and only then compares: of any number of guesses at once at most five are looked at. */
export async function tryCode(
  db: Reader,
  secret: string,
  address: CodeAddress,
  code: string,
  now: Date,
): Promise<Verdict> {
  const [live] = await db
    .update(phoneCodes)
    .set({ attempts: sql`${phoneCodes.attempts} + 1` })
    .where(and(isLive(address, now), lt(phoneCodes.attempts, TRIES)))
    .returning({ codeHash: phoneCodes.codeHash })
  if (!live) return 'no live code'
  const given = Buffer.from(hashCode(secret, address, code), 'hex')
  return timingSafeEqual(given, Buffer.from(live.codeHash, 'hex')) ? 'right' : 'wrong'
}

/** Marks a code as used; false when somebody else was faster. */
export async function spendCode(
  db: Reader,
  secret: string,
  address: CodeAddress,
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

const isLive = ({ phone, purpose }: CodeAddress, now: Date) =>
  and(
    eq(phoneCodes.phone, phone),
    eq(phoneCodes.purpose, purpose),
    gt(phoneCodes.expiresAt, now),
    isNull(phoneCodes.usedAt),
  )

/** Removes codes that have expired; run by the retention job. */
export async function removeExpiredCodes(db: Reader, now: Date): Promise<void> {
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now))
}
