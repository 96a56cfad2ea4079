/** A forgotten password: the mailed link, and the new password. */
import type { CallContext } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { personById, setPassword } from '../accounts/contact-data.store.ts'
import { resetMail } from '../accounts/account-mails.ts'
import { deleteForeignIdentities } from '../google/identities.store.ts'
import { createLink, readLink, consumeLink } from '../codes/links.store.ts'
import { allowMail } from '../throttles/mail-throttle.ts'
import { languageOfAccount, notifyByMail, notifyByPhone } from '../accounts/notices.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import { assertNotSuspended } from '../accounts/suspension.store.ts'
import { endPending, lockAccount } from '../accounts/pending-changes.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { accountByEmail } from '../accounts/accounts.store.ts'
import { clearLoginAttempts } from '../throttles/login-throttle.ts'

/** Mails a link to the owner of an e-mail address. The answer is the same when no account has it. */
export async function forgotPassword(parts: AuthDeps, typed: string, call: CallContext): Promise<{ email: string }> {
  const { db, mail, env, log } = parts
  if (!mail) throw new HttpError('mail_unavailable')
  const now = parts.now()
  const email = typed.toLowerCase()
  await allowMail(parts, 'reset', email, call.address)
  await db.transaction(async (tx) => {
    const owner = await accountByEmail(tx, email)
    if (!owner) return
    const link = await createLink(tx, env.origin, { purpose: 'reset_password', userId: owner.id, email }, now)
    await mail.queue(tx, { to: email, ...resetMail(languageOfAccount(owner, call), link) }, now)
  })
  logSecurity(log, 'reset_asked', call, { email })
  return { email }
}

/** The account of a link that still works. Throws link_expired. */
export async function checkReset({ db, now }: AuthDeps, token: string): Promise<{ email: string }> {
  const link = await readLink(db, 'reset_password', token, now())
  if (!link) throw new HttpError('link_expired')
  return { email: link.email }
}

/** Sets a new password once, revokes every session and pending change, and notifies the owner. Throws link_expired or the password's fault. */
export async function resetPassword(
  parts: AuthDeps,
  { token, password }: { token: string; password: string },
  call: CallContext,
): Promise<{ email: string }> {
  const { db, log, live, passwords } = parts
  const now = parts.now()
  const found = await readLink(db, 'reset_password', token, now)
  const owner = found && (await personById(db, found.userId))
  if (!owner) throw new HttpError('link_expired')
  const weakness = assertPasswordAllowed(password, { username: owner.username, email: owner.email ?? '' })
  if (weakness) throw fieldError('password', weakness)
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    await assertNotSuspended(tx, parts, owner.id, call)
    if (!(await consumeLink(tx, 'reset_password', token, now))) throw new HttpError('link_expired')
    await setPassword(tx, owner.id, passwordHash)
    await endPending(tx, owner)
    const [unlinked] = await deleteForeignIdentities(tx, owner)
    await endSessions(tx, owner.id)
    await live.tell(tx, owner.id, 'user')
    await notifyByMail(tx, parts, owner, 'password', call, { unlinked })
  })
  for (const identifier of [owner.email, owner.phone])
    if (identifier) await clearLoginAttempts(parts, identifier, call.address)
  if (!owner.email) await notifyByPhone(parts, owner, 'password', call)
  logSecurity(log, 'password_reset', call, { userId: owner.id })
  return { email: owner.email ?? found.email }
}
