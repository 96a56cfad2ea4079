/** Signing in with a password, by e-mail or phone: unknown and wrong are one answer in one time. */
import type { SignInBody, PhonePasswordBody } from '#contract/auth'
import type { ErrorCode } from '#contract/messages'
import type { CallContext } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { openSession, type SignInResult } from './open-session.ts'
import { findOrStartGuest } from '../guests/guests.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { lockAccount } from '../accounts/pending-changes.store.ts'
import { accountByEmail, accountByPhone, pendingRegistration, type Account } from '../accounts/accounts.store.ts'
import { assertLoginAllowed } from '../throttles/login-throttle.ts'

/**
 * Throws invalid_credentials, too_many_requests, or email_unverified: after the right password of a sign-up, in the browser that made it alone,
 * and there whether or not the address has an account. So who signs up with an address does not learn from the next sign-in whether it was free.
 */
export async function signIn(
  parts: AuthDeps,
  { email: typed, password, signup_marker: marker }: SignInBody,
  call: CallContext,
): Promise<SignInResult> {
  const email = typed.toLowerCase()
  const attempt = await assertLoginAllowed(parts, email, call.address)
  // Both are asked always: a query more would tell by its time that there is no account.
  const account = await accountByEmail(parts.db, email)
  const pending = await pendingRegistration(parts.db, email, parts.now(), { session: call.session, marker })
  const isRight = await parts.passwords.verify(password, account?.passwordHash)
  if (account && isRight) {
    await attempt.forget()
    return enter(parts, account, 'invalid_credentials', call)
  }
  logSecurity(parts.log, 'sign_in_failed', call, { email, way: 'password' })
  // A second hash for the browser of a sign-up, with an account and without. It forgets no tries: anybody can sign up with any address.
  const isSignUp = pending?.isOwn === true && (await parts.passwords.verify(password, pending.passwordHash))
  throw new HttpError(isSignUp ? 'email_unverified' : 'invalid_credentials')
}

/** Throws invalid_phone_credentials or too_many_requests. */
export async function phoneLoginPassword(
  parts: AuthDeps,
  { phone, password }: PhonePasswordBody,
  call: CallContext,
): Promise<SignInResult> {
  const attempt = await assertLoginAllowed(parts, phone, call.address)
  const account = await accountByPhone(parts.db, phone)
  const isRight = await parts.passwords.verify(password, account?.passwordHash)
  if (!account || !isRight) {
    logSecurity(parts.log, 'sign_in_failed', call, { phone, way: 'password' })
    throw new HttpError('invalid_phone_credentials')
  }
  await attempt.forget()
  return enter(parts, account, 'invalid_phone_credentials', call)
}

/** Opens the session, unless the password that was right has been replaced since. */
async function enter(parts: AuthDeps, account: Account, code: ErrorCode, call: CallContext): Promise<SignInResult> {
  const { db, log } = parts
  const at = parts.now()
  const entered = await db.transaction(async (tx) => {
    const now = await lockAccount(tx, account.id)
    if (now?.passwordHash !== account.passwordHash) throw new HttpError(code)
    return {
      ...(await openSession(tx, parts, account, call, at)),
      ...(await findOrStartGuest(tx, call.session, account, at)),
    }
  })
  logSecurity(log, 'signed_in', call, { userId: account.id, way: 'password' })
  return entered
}
