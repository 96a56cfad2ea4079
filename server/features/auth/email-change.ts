/** Changing the e-mail of an account, by a link to the new address. The old address can stop it. */
import { maskEmail } from '../../masking.ts'
import type { CallContext } from '../../http/context.ts'
import { Fault, fieldFault } from '../../http/errors.ts'
import { logSecurity } from '../../security-log.ts'
import { emailChangeAskedMail, newEmailMail } from './account-mails.ts'
import { personById, setEmail } from './account-store.ts'
import { endSessionById } from './devices.ts'
import { requireFresh } from './freshness.ts'
import { dropLinks, isAskerAlive, makeLink, readLink, takeLink } from './links.ts'
import { allowMail } from './mail-throttle.ts'
import { accountExistsMail } from './mails.ts'
import { languageOfAccount, tellByMail, tellByPhone } from './notices.ts'
import type { AuthParts } from './parts.ts'
import { endPending, lockAccount, lockSessionOwner } from './pending.ts'
import { accountByEmail } from './store.ts'

type Call = CallContext<'user'>

/**
 * Mails a link to the new address, or a hint to its owner, and in both cases a link that stops it to the old address: neither the answer nor
 * the own mailbox says who has an account.
 */
export async function changeEmail(parts: AuthParts, typed: string, call: Call): Promise<{ email: string }> {
  const { db, mail, env, log } = parts
  const { session } = call
  const { userId, user } = session
  const now = parts.now()
  requireFresh(session, now)
  if (!mail) throw new Fault('mail_unavailable')
  const email = typed.toLowerCase()
  if (email === user.email) throw fieldFault('email', 'email_unchanged')
  await allowMail(parts, 'change', email, userId)
  const language = languageOfAccount(user, call)
  const asker = { userId, sessionId: session.id }
  await db.transaction(async (tx) => {
    await lockSessionOwner(tx, session)
    const owner = await accountByEmail(tx, email)
    const link = owner ?? (await makeLink(tx, env.origin, { ...asker, purpose: 'change_email', email }, now))
    const words =
      typeof link === 'string'
        ? newEmailMail(language, link)
        : accountExistsMail(languageOfAccount(link, call), `${env.origin}/signin`)
    await mail.queue(tx, { to: email, ...words }, now)
    if (!user.email) return
    const stop = await makeLink(tx, env.origin, { ...asker, purpose: 'stop_email_change', email: user.email }, now)
    await mail.queue(tx, { to: user.email, ...emailChangeAskedMail(language, maskEmail(email), stop) }, now)
  })
  logSecurity(log, 'email_change_asked', call, { userId, email })
  return { email }
}

/**
 * Makes the address of a link that of its account, once, while the session that asked for it is alive. Throws link_expired, or email_taken
 * when another account has it by now.
 */
export async function confirmEmail(parts: AuthParts, token: string, call: CallContext): Promise<{ email: string }> {
  const { db, live, log } = parts
  const now = parts.now()
  const link = await readLink(db, 'change_email', token, now)
  const before = link && (await personById(db, link.userId))
  if (!before) throw new Fault('link_expired')
  await db.transaction(async (tx) => {
    await lockAccount(tx, before.id)
    const taken = await takeLink(tx, 'change_email', token, now)
    if (!taken || !(await isAskerAlive(tx, taken, now))) throw new Fault('link_expired')
    if (!(await setEmail(tx, before.id, link.email))) throw new Fault('email_taken')
    await endPending(tx, before, { email: link.email })
    await tellByMail(tx, parts, before, 'email', call, { to: maskEmail(link.email) })
    await live.tell(tx, before.id, 'user')
  })
  if (!before.email) await tellByPhone(parts, before, 'email', call)
  logSecurity(log, 'email_changed', call, { userId: before.id, email: link.email })
  return { email: link.email }
}

/** Ends the change that waits, and the session that asked for it, so that it cannot ask again. Throws link_expired. */
export async function stopEmailChange(parts: AuthParts, token: string, call: CallContext): Promise<{ email: string }> {
  const { db, log } = parts
  const now = parts.now()
  const found = await readLink(db, 'stop_email_change', token, now)
  if (!found) throw new Fault('link_expired')
  await db.transaction(async (tx) => {
    await lockAccount(tx, found.userId)
    if (!(await takeLink(tx, 'stop_email_change', token, now))) throw new Fault('link_expired')
    await dropLinks(tx, found.userId, 'change_email')
    if (found.sessionId) await endSessionById(tx, parts, found.userId, found.sessionId)
  })
  logSecurity(log, 'email_change_stopped', call, { userId: found.userId })
  return { email: found.email }
}
