/** Signing in with a password, by e-mail or phone: unknown and wrong are one answer in one time. */
import type { SignInBody, PhonePasswordBody } from '#contract/auth'
import type { MessageCode } from '#contract/messages'
import type { CallContext } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { keyedHash } from '../../keys.ts'
import { countUp, forgetCounters, takeTurn } from './counters.ts'
import { openSession, type Entered } from './entering.ts'
import { meetGuest } from './guests.ts'
import type { AuthParts } from './parts.ts'
import { accountByEmail, accountByPhone, pendingRegistration, type Account } from './store.ts'

const WINDOW_MS = 3_600_000
const FREE_TRIES = 10
const FIRST_DELAY_MS = 200
const LONGEST_DELAY_MS = 25_000

/** Throws invalid_credentials, email_unverified (only after the right password) or too_many_requests. */
export async function signIn(
  parts: AuthParts,
  { email: typed, password }: SignInBody,
  call: CallContext,
): Promise<Entered> {
  const email = typed.toLowerCase()
  const tries = await allowTry(parts, email)
  // Both are asked always: a query more would tell by its time that there is no account.
  const account = await accountByEmail(parts.db, email)
  const pending = await pendingRegistration(parts.db, email, parts.now())
  await demandPassword(parts, password, (account ?? pending)?.passwordHash, 'invalid_credentials')
  await tries.forget()
  if (!account) throw new Fault('email_unverified')
  return enter(parts, account, call)
}

/** Throws invalid_phone_credentials or too_many_requests. */
export async function phoneLoginPassword(
  parts: AuthParts,
  { phone, password }: PhonePasswordBody,
  call: CallContext,
): Promise<Entered> {
  const tries = await allowTry(parts, phone)
  const account = await accountByPhone(parts.db, phone)
  await demandPassword(parts, password, account?.passwordHash, 'invalid_phone_credentials')
  if (!account) throw new Fault('invalid_phone_credentials')
  await tries.forget()
  return enter(parts, account, call)
}

async function demandPassword(
  parts: AuthParts,
  password: string,
  passwordHash: string | null | undefined,
  code: MessageCode,
): Promise<void> {
  if (!(await parts.passwords.verify(password, passwordHash))) throw new Fault(code)
}

function enter({ db, now }: AuthParts, account: Account, call: CallContext): Promise<Entered> {
  const at = now()
  return db.transaction(async (tx) => ({
    ...(await openSession(tx, account, call, at)),
    ...(await meetGuest(tx, call.session, account, at)),
  }))
}

/**
 * Counts a try before its password is looked at, by what was typed, whether or not it exists. After ten in an hour tries must keep a growing
 * distance; never is an account locked, and a right password forgets the count.
 */
export async function allowTry({ db, env, now }: AuthParts, identifier: string): Promise<{ forget(): Promise<void> }> {
  const at = now()
  const id = keyedHash(env.secret, 'counter', identifier)
  const keys = { tries: `tries:${id}`, turn: `turn:${id}` }
  const excess = (await countUp(db, keys.tries, WINDOW_MS, at)).count - FREE_TRIES
  if (excess > 0) {
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (excess - 1))
    const wait = await takeTurn(db, keys.turn, delay, at)
    if (wait > 0) throw new Fault('too_many_requests', { values: { seconds: Math.ceil(wait / 1000) } })
  }
  return { forget: () => forgetCounters(db, Object.values(keys)) }
}
