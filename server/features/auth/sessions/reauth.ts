/** Proving again who is there: by the first way that the account has. */
import type { Reauth, ReauthWay } from '#contract/reauth'
import type { CallContext, Session } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { maskEmail, maskPhone } from '../../../masking.ts'
import { logSecurity } from '../../../security-log.ts'
import { proofMail } from '../accounts/account-mails.ts'
import { requireCode, sendCodeTo, consumeSentCode } from '../codes/code-exchange.ts'
import { recentAuthUntil } from '../../../http/recent-auth.ts'
import { recordReauth } from './sessions.store.ts'
import { identitiesOf } from '../google/identities.store.ts'
import { isAskerAlive, createLink, consumeLink } from '../codes/links.store.ts'
import { allowMail } from '../throttles/mail-throttle.ts'
import { languageOfAccount } from '../accounts/notices.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requestedBySession } from '../codes/phone-codes.store.ts'
import { passwordHashOf } from '../accounts/contact-data.store.ts'
import { assertLoginAllowed } from '../throttles/login-throttle.ts'

type Call = CallContext<'user'>

/** How this account proves itself, and how long the last proof counts. */
export async function readReauth(parts: AuthDeps, session: Session): Promise<Reauth> {
  const way = await wayOf(parts, session)
  const { phone, email } = session.user
  const otherwise = way === 'password' && codeReplaces(parts, session) ? 'phone' : null
  const to =
    way === 'phone' || otherwise ? phone && maskPhone(phone) : way === 'email' ? email && maskEmail(email) : null
  return { way, otherwise, to, fresh_until: recentAuthUntil(session, parts.now())?.toISOString() ?? null }
}

/** Throws current_password_wrong or too_many_requests. */
export async function reauthByPassword(parts: AuthDeps, password: string, call: Call): Promise<Reauth> {
  const { session } = call
  const passwordHash = await passwordHashOf(parts.db, session.userId)
  if (!passwordHash) throw new HttpError('reauth_unavailable')
  const attempt = await assertLoginAllowed(parts, session.userId, session.id)
  if (!(await parts.passwords.verify(password, passwordHash))) {
    logSecurity(parts.log, 'proof_failed', call, { userId: session.userId, way: 'password' })
    throw fieldError('current_password', 'current_password_wrong')
  }
  await attempt.forget()
  return recordProof(parts, call, 'password')
}

/** Sends a code to the phone of the account. */
export async function sendReauthCode(parts: AuthDeps, call: Call): Promise<{ retry_after: number }> {
  return sendCodeTo(parts, requestedBySession(call.session, await phoneToProve(parts, call.session), 'prove'), call)
}

/** Throws code_invalid or code_limit. */
export async function reauthByCode(parts: AuthDeps, code: string, call: Call): Promise<Reauth> {
  const address = requestedBySession(call.session, await phoneToProve(parts, call.session), 'prove')
  await requireCode(parts, address, code, call)
  await parts.db.transaction((tx) => consumeSentCode(tx, parts, address, code))
  return recordProof(parts, call, 'phone')
}

/** Mails a link that proves this session. */
export async function sendReauthLink(parts: AuthDeps, call: Call): Promise<{ email: string }> {
  const { db, mail, env } = parts
  const { id, userId, user } = call.session
  const { email } = user
  if (!mail) throw new HttpError('mail_unavailable')
  if (!email || (await wayOf(parts, call.session)) !== 'email') throw new HttpError('reauth_unavailable')
  const now = parts.now()
  await allowMail(parts, 'prove', email, id)
  await db.transaction(async (tx) => {
    const link = await createLink(tx, env.origin, { purpose: 'prove', userId, email, sessionId: id }, now)
    await mail.queue(tx, { to: email, ...proofMail(languageOfAccount(user, call), link) }, now)
  })
  return { email: maskEmail(email) }
}

/** Proves the session that asked for the link. Throws link_expired. */
export async function reauthByLink(parts: AuthDeps, token: string, call: CallContext): Promise<{ email: string }> {
  const { db, live, log } = parts
  const now = parts.now()
  const link = await db.transaction(async (tx) => {
    const taken = await consumeLink(tx, 'prove', token, now)
    if (!taken?.sessionId || !(await isAskerAlive(tx, taken, now))) throw new HttpError('link_expired')
    await recordReauth(tx, { id: taken.sessionId }, now)
    await live.tell(tx, taken.userId, 'user')
    return taken
  })
  logSecurity(log, 'proven', call, { userId: link.userId, way: 'link' })
  return { email: link.email }
}

/** Keeps the proof and answers how long it counts. */
export async function recordProof(parts: AuthDeps, call: Call, way: ReauthWay): Promise<Reauth> {
  const { session } = call
  const now = parts.now()
  await recordReauth(parts.db, session, now)
  logSecurity(parts.log, 'proven', call, { userId: session.userId, way })
  return readReauth(parts, { ...session, provenAt: now })
}

/** The first way that the account has and this installation can carry out. */
async function wayOf(parts: AuthDeps, { userId, user }: Session): Promise<ReauthWay | null> {
  const { db, google, sms, mail } = parts
  if (await passwordHashOf(db, userId)) return 'password'
  if (user.phone && sms) return 'phone'
  if (google && (await identitiesOf(db, userId)).length > 0) return 'google'
  return user.email && mail ? 'email' : null
}

/** Without this, a learner who forgot the password and has no e-mail address could never change it. */
const codeReplaces = ({ sms }: AuthDeps, { user }: Session) => Boolean(sms && user.phone && !user.email)

/** A code proves only where there is no password, or no other way to a new one. */
async function phoneToProve(parts: AuthDeps, session: Session): Promise<string> {
  const { phone } = session.user
  if (!phone || !((await wayOf(parts, session)) === 'phone' || codeReplaces(parts, session)))
    throw new HttpError('reauth_unavailable')
  return phone
}
