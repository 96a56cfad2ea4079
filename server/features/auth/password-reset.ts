/** A forgotten password: the mailed link, and the new password. */
import type { CallContext } from '../../http/context.ts'
import { Fault, fieldFault } from '../../http/errors.ts'
import { logSecurity } from '../../security-log.ts'
import { personById, setPassword } from './account-store.ts'
import { resetMail } from './account-mails.ts'
import { deleteForeignIdentities } from './identities.ts'
import { makeLink, readLink, takeLink } from './links.ts'
import { allowMail } from './mail-throttle.ts'
import { languageOfAccount, tellByMail, tellByPhone } from './notices.ts'
import type { AuthParts } from './parts.ts'
import { refusePassword } from './password-rules.ts'
import { endPending, lockAccount } from './pending.ts'
import { endSessions } from './sessions.ts'
import { accountByEmail } from './store.ts'
import { forgetTries } from './login-throttle.ts'

/** Mails a link to the owner of an address. Whether there is one, only the mailbox tells. */
export async function forgotPassword(parts: AuthParts, typed: string, call: CallContext): Promise<{ email: string }> {
  const { db, mail, env, log } = parts
  if (!mail) throw new Fault('mail_unavailable')
  const now = parts.now()
  const email = typed.toLowerCase()
  await allowMail(parts, 'reset', email, call.address)
  await db.transaction(async (tx) => {
    const owner = await accountByEmail(tx, email)
    if (!owner) return
    const link = await makeLink(tx, env.origin, { purpose: 'reset_password', userId: owner.id, email }, now)
    await mail.queue(tx, { to: email, ...resetMail(languageOfAccount(owner, call), link) }, now)
  })
  logSecurity(log, 'reset_asked', call, { email })
  return { email }
}

/** The account of a link that still works. Throws link_expired. */
export async function checkReset({ db, now }: AuthParts, token: string): Promise<{ email: string }> {
  const link = await readLink(db, 'reset_password', token, now())
  if (!link) throw new Fault('link_expired')
  return { email: link.email }
}

/** Sets a new password once, ends every session and what waits to change the account, and tells the owner. Throws link_expired or why the password cannot be taken. */
export async function resetPassword(
  parts: AuthParts,
  { token, password }: { token: string; password: string },
  call: CallContext,
): Promise<{ email: string }> {
  const { db, log, live, passwords } = parts
  const now = parts.now()
  const found = await readLink(db, 'reset_password', token, now)
  const owner = found && (await personById(db, found.userId))
  if (!owner) throw new Fault('link_expired')
  const weakness = refusePassword(password, { username: owner.username, email: owner.email ?? '' })
  if (weakness) throw fieldFault('password', weakness)
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    if (!(await takeLink(tx, 'reset_password', token, now))) throw new Fault('link_expired')
    await setPassword(tx, owner.id, passwordHash)
    await endPending(tx, owner)
    const [unlinked] = await deleteForeignIdentities(tx, owner)
    await endSessions(tx, owner.id)
    await live.tell(tx, owner.id, 'user')
    await tellByMail(tx, parts, owner, 'password', call, { unlinked })
  })
  for (const identifier of [owner.email, owner.phone])
    if (identifier) await forgetTries(parts, identifier, call.address)
  if (!owner.email) await tellByPhone(parts, owner, 'password', call)
  logSecurity(log, 'password_reset', call, { userId: owner.id })
  return { email: owner.email ?? found.email }
}
