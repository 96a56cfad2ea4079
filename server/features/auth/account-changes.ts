/** Changing how an account is reached and entered. Each needs a fresh proof, and the old address hears of it. */
import type { CallContext } from '../../http/context.ts'
import { Fault, fieldFault } from '../../http/errors.ts'
import { maskEmail, maskPhone } from '../../masking.ts'
import { logSecurity } from '../../security-log.ts'
import { newEmailMail } from './account-mails.ts'
import { personById, setEmail, setPassword, setPhone } from './account-store.ts'
import { demandCode, sendCodeTo, useCode } from './code-exchange.ts'
import { endOtherSessions } from './devices.ts'
import { requireFresh } from './freshness.ts'
import { dropLinks, makeLink, readLink, takeLink } from './links.ts'
import { allowMail } from './mail-turns.ts'
import { accountExistsMail } from './mails.ts'
import { languageOfAccount, tellByMail, tellByPhone } from './notices.ts'
import type { AuthParts } from './parts.ts'
import { refusePassword } from './password-rules.ts'
import { accountByEmail, accountByPhone } from './store.ts'

type Call = CallContext<'user'>

/** Mails a link to the new address, or a hint to its owner. The answer is the same. */
export async function changeEmail(parts: AuthParts, typed: string, call: Call): Promise<{ email: string }> {
  const { db, mail, env, log } = parts
  const { userId, user } = call.session
  const now = parts.now()
  requireFresh(call.session, now)
  if (!mail) throw new Fault('mail_unavailable')
  const email = typed.toLowerCase()
  if (email === user.email) throw fieldFault('email', 'email_unchanged')
  await allowMail(parts, 'change-email', email)
  await db.transaction(async (tx) => {
    const owner = await accountByEmail(tx, email)
    const link = owner ?? (await makeLink(tx, env.origin, { purpose: 'change_email', userId, email }, now))
    const words =
      typeof link === 'string'
        ? newEmailMail(languageOfAccount(user, call), link)
        : accountExistsMail(languageOfAccount(link, call), `${env.origin}/signin`)
    await mail.queue(tx, { to: email, ...words }, now)
  })
  logSecurity(log, 'email_change_asked', call, { userId, email })
  return { email }
}

/** Makes the address of a link that of its account, once. Throws link_expired, or email_taken when another account has it by now. */
export async function confirmEmail(parts: AuthParts, token: string, call: CallContext): Promise<{ email: string }> {
  const { db, live, log } = parts
  const now = parts.now()
  const link = await readLink(db, 'change_email', token, now)
  const before = link && (await personById(db, link.userId))
  if (!before) throw new Fault('link_expired')
  await db.transaction(async (tx) => {
    if (!(await takeLink(tx, 'change_email', token, now))) throw new Fault('link_expired')
    if (!(await setEmail(tx, before.id, link.email))) throw new Fault('email_taken')
    // A link for a new password that waits in the old mailbox is none of the account's any more.
    await dropLinks(tx, before.id)
    await tellByMail(tx, parts, before, 'email', call, maskEmail(link.email))
    await live.tell(tx, before.id, 'user')
  })
  if (!before.email) await tellByPhone(parts, before, 'email', call)
  logSecurity(log, 'email_changed', call, { userId: before.id, email: link.email })
  return { email: link.email }
}

/** Sets or changes the password and signs out everywhere else. */
export async function changePassword(parts: AuthParts, password: string, call: Call): Promise<{ ended: number }> {
  const { db, log, passwords } = parts
  const { session } = call
  const { userId, user } = session
  requireFresh(session, parts.now())
  const weakness = refusePassword(password, { username: user.username, email: user.email ?? '' })
  if (weakness) throw fieldFault('new_password', weakness)
  const passwordHash = await passwords.hash(password)
  const ended = await db.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await dropLinks(tx, userId, 'reset_password')
    await tellByMail(tx, parts, user, 'password', call)
    return endOtherSessions(tx, parts, session)
  })
  if (!user.email) await tellByPhone(parts, user, 'password', call)
  logSecurity(log, 'password_changed', call, { userId })
  return { ended }
}

/** Sends a code to the new number, whoever has it. */
export async function sendPhoneCode(parts: AuthParts, phone: string, call: Call): Promise<{ retry_after: number }> {
  requireFresh(call.session, parts.now())
  if (phone === call.session.user.phone) throw fieldFault('phone', 'phone_unchanged')
  return sendCodeTo(parts, { phone, purpose: 'change_phone' }, call)
}

/** Sets the number whose code is right. Only its holder hears that another account has it. */
export async function changePhone(
  parts: AuthParts,
  { phone, verification_code: code }: { phone: string; verification_code: string },
  call: Call,
): Promise<undefined> {
  const { db, live, log } = parts
  const { userId, user } = call.session
  requireFresh(call.session, parts.now())
  if (phone === user.phone) throw fieldFault('phone', 'phone_unchanged')
  const address = { phone, purpose: 'change_phone' } as const
  await demandCode(parts, address, code, call)
  if (await accountByPhone(db, phone)) throw fieldFault('phone', 'phone_taken')
  await db.transaction(async (tx) => {
    await useCode(tx, parts, address, code)
    if (!(await setPhone(tx, userId, phone))) throw fieldFault('phone', 'phone_taken')
    await tellByMail(tx, parts, user, 'phone', call, maskPhone(phone))
    await live.tell(tx, userId, 'user')
  })
  await tellByPhone(parts, user, 'phone', call)
  logSecurity(log, 'phone_changed', call, { userId, phone })
  return undefined
}
