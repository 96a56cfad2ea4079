/** Signing in with a password, by e-mail or phone: unknown and wrong are one answer in one time. */
import type { SignInBody, PhonePasswordBody } from '#contract/auth'
import type { MessageCode } from '#contract/messages'
import type { CallContext } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { logSecurity, type SecurityFacts } from '../../security-log.ts'
import { openSession, type Entered } from './entering.ts'
import { meetGuest } from './guests.ts'
import type { AuthParts } from './parts.ts'
import { lockAccount } from './pending.ts'
import { accountByEmail, accountByPhone, pendingRegistration, type Account } from './store.ts'
import { assertLoginAllowed } from './login-throttle.ts'

/**
 * Throws invalid_credentials, too_many_requests, or email_unverified: after the right password alone, and in the browser that signed up alone.
 * Elsewhere it would tell who has an account: who signs up with an address learns from the next sign-in whether it was free.
 */
export async function signIn(
  parts: AuthParts,
  { email: typed, password, signup_marker: marker }: SignInBody,
  call: CallContext,
): Promise<Entered> {
  const email = typed.toLowerCase()
  const attempt = await assertLoginAllowed(parts, email, call.address)
  // Both are asked always: a query more would tell by its time that there is no account.
  const account = await accountByEmail(parts.db, email)
  const pending = await pendingRegistration(parts.db, email, parts.now(), { session: call.session, marker })
  const passwordHash = account ? account.passwordHash : pending?.isOwn ? pending.passwordHash : null
  await demandPassword(parts, password, passwordHash, 'invalid_credentials', call, { email })
  await attempt.forget()
  if (!account) throw new Fault('email_unverified')
  return enter(parts, account, 'invalid_credentials', call)
}

/** Throws invalid_phone_credentials or too_many_requests. */
export async function phoneLoginPassword(
  parts: AuthParts,
  { phone, password }: PhonePasswordBody,
  call: CallContext,
): Promise<Entered> {
  const attempt = await assertLoginAllowed(parts, phone, call.address)
  const account = await accountByPhone(parts.db, phone)
  await demandPassword(parts, password, account?.passwordHash, 'invalid_phone_credentials', call, { phone })
  if (!account) throw new Fault('invalid_phone_credentials')
  await attempt.forget()
  return enter(parts, account, 'invalid_phone_credentials', call)
}

async function demandPassword(
  parts: AuthParts,
  password: string,
  passwordHash: string | null | undefined,
  code: MessageCode,
  call: CallContext,
  who: SecurityFacts,
): Promise<void> {
  if (await parts.passwords.verify(password, passwordHash)) return
  logSecurity(parts.log, 'sign_in_failed', call, { ...who, way: 'password' })
  throw new Fault(code)
}

/** Opens the session, unless the password that was right has been replaced since. */
async function enter(parts: AuthParts, account: Account, code: MessageCode, call: CallContext): Promise<Entered> {
  const { db, log } = parts
  const at = parts.now()
  const entered = await db.transaction(async (tx) => {
    const now = await lockAccount(tx, account.id)
    if (now?.passwordHash !== account.passwordHash) throw new Fault(code)
    return { ...(await openSession(tx, account, call, at)), ...(await meetGuest(tx, call.session, account, at)) }
  })
  logSecurity(log, 'signed_in', call, { userId: account.id, way: 'password' })
  return entered
}
