/** Signing in with a password, by e-mail or phone: unknown and wrong are one answer in one time. */
import type { SignInBody, PhonePasswordBody } from '#contract/auth'
import type { MessageCode } from '#contract/messages'
import type { CallContext } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { logSecurity, type SecurityFacts } from '../../security-log.ts'
import { openSession, type Entered } from './entering.ts'
import { meetGuest } from './guests.ts'
import type { AuthParts } from './parts.ts'
import { accountByEmail, accountByPhone, pendingRegistration, type Account } from './store.ts'
import { allowTry } from './tries.ts'

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
  const pending = await pendingRegistration(parts.db, email, parts.now(), call.session)
  await demandPassword(parts, password, (account ?? pending)?.passwordHash, 'invalid_credentials', call, { email })
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
  await demandPassword(parts, password, account?.passwordHash, 'invalid_phone_credentials', call, { phone })
  if (!account) throw new Fault('invalid_phone_credentials')
  await tries.forget()
  return enter(parts, account, call)
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

function enter({ db, log, now }: AuthParts, account: Account, call: CallContext): Promise<Entered> {
  const at = now()
  logSecurity(log, 'signed_in', call, { userId: account.id, way: 'password' })
  return db.transaction(async (tx) => ({
    ...(await openSession(tx, account, call, at)),
    ...(await meetGuest(tx, call.session, account, at)),
  }))
}
