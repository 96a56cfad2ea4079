import { routes } from '#contract/routes'
/** Changing the e-mail of an account, by a link to the new address. The old address can stop it. */
import { maskEmail } from '../../../masking.ts'
import type { CallContext } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { emailChangeAskedMail, newEmailMail } from './account-mails.ts'
import { personById, setEmail } from './contact-data.store.ts'
import { endSessionById } from '../sessions/devices.ts'
import { requireRecentAuth } from '../../../http/recent-auth.ts'
import { deleteLinks, isAskerAlive, createLink, readLink, consumeLink } from '../codes/links.store.ts'
import { allowMail } from '../throttles/mail-throttle.ts'
import { accountExistsMail } from '../codes/mails.ts'
import { languageOfAccount, notifyByMail, notifyByPhone } from './notices.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { endPending, lockAccount, lockSessionOwner } from './pending-changes.store.ts'
import { accountByEmail } from './accounts.store.ts'

type Call = CallContext<'user'>

/**
 * Mails a link to the new address, or a hint to its owner, and in both cases a link that stops it to the old address: neither the answer nor
 * the own mailbox says who has an account.
 */
export async function changeEmail(parts: AuthDeps, typed: string, call: Call): Promise<{ email: string }> {
  const { db, mail, env, log } = parts
  const { session } = call
  const { userId, user } = session
  const now = parts.now()
  requireRecentAuth(session, now)
  if (!mail) throw new HttpError('mail_unavailable')
  const email = typed.toLowerCase()
  if (email === user.email) throw fieldError('email', 'email_unchanged')
  await allowMail(parts, 'change', email, userId)
  const language = languageOfAccount(user, call)
  const asker = { userId, sessionId: session.id }
  await db.transaction(async (tx) => {
    await lockSessionOwner(tx, session)
    const owner = await accountByEmail(tx, email)
    const link = owner ?? (await createLink(tx, env.origin, { ...asker, purpose: 'change_email', email }, now))
    const words =
      typeof link === 'string'
        ? newEmailMail(language, link)
        : accountExistsMail(languageOfAccount(link, call), `${env.origin}${routes.signIn()}`)
    await mail.queue(tx, { to: email, ...words }, now)
    if (!user.email) return
    const stop = await createLink(tx, env.origin, { ...asker, purpose: 'stop_email_change', email: user.email }, now)
    await mail.queue(tx, { to: user.email, ...emailChangeAskedMail(language, maskEmail(email), stop) }, now)
  })
  logSecurity(log, 'email_change_asked', call, { userId, email })
  return { email }
}

/**
 * Makes the address of a link that of its account, once, while the session that asked for it is alive. Throws link_expired, or email_taken
 * when another account has it by now.
 */
export async function confirmEmail(parts: AuthDeps, token: string, call: CallContext): Promise<{ email: string }> {
  const { db, live, log } = parts
  const now = parts.now()
  const link = await readLink(db, 'change_email', token, now)
  const before = link && (await personById(db, link.userId))
  if (!before) throw new HttpError('link_expired')
  await db.transaction(async (tx) => {
    await lockAccount(tx, before.id)
    const taken = await consumeLink(tx, 'change_email', token, now)
    if (!taken || !(await isAskerAlive(tx, taken, now))) throw new HttpError('link_expired')
    if (!(await setEmail(tx, before.id, link.email))) throw new HttpError('email_taken')
    await endPending(tx, before, { email: link.email })
    await notifyByMail(tx, parts, before, 'email', call, { to: maskEmail(link.email) })
    await live.tell(tx, before.id, 'user')
  })
  if (!before.email) await notifyByPhone(parts, before, 'email', call)
  logSecurity(log, 'email_changed', call, { userId: before.id, email: link.email })
  return { email: link.email }
}

/** Ends the change that waits, and the session that asked for it, so that it cannot ask again. Throws link_expired. */
export async function stopEmailChange(parts: AuthDeps, token: string, call: CallContext): Promise<{ email: string }> {
  const { db, log } = parts
  const now = parts.now()
  const found = await readLink(db, 'stop_email_change', token, now)
  if (!found) throw new HttpError('link_expired')
  await db.transaction(async (tx) => {
    await lockAccount(tx, found.userId)
    if (!(await consumeLink(tx, 'stop_email_change', token, now))) throw new HttpError('link_expired')
    await deleteLinks(tx, found.userId, 'change_email')
    if (found.sessionId) await endSessionById(tx, parts, found.userId, found.sessionId)
  })
  logSecurity(log, 'email_change_stopped', call, { userId: found.userId })
  return { email: found.email }
}
