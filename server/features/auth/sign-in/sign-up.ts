/** Signing up by e-mail: a pending registration, and a mailed link that makes the account. */
import { randomBytes } from 'node:crypto'
import type { ClaimedProgress, SignUpBody } from '#contract/auth'
import type { ErrorCode } from '#contract/messages'
import { Language } from '#contract/patterns'
import { routes } from '#contract/routes'
import type { Reader } from '../../../db/client.ts'
import type { CallContext, Session } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { claimGuestInto } from '../guests/claim.store.ts'
import { readClaimedProgress } from '../guests/claimed-progress.store.ts'
import { findOrStartGuest } from '../guests/guests.ts'
import { allowMail, countMail, assertMailAllowed } from '../throttles/mail-throttle.ts'
import { accountExistsMail, verificationMail } from '../codes/mails.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { assertPasswordAllowed } from '../passwords/password-rules.ts'
import { GUEST_IDLE_MS, hashToken } from '../sessions/sessions.store.ts'
import {
  accountByEmail,
  insertRegistration,
  insertUser,
  inviterOf,
  isUsernameTaken,
  lockRegistration,
  pendingRegistration,
  settleRegistrations,
} from '../accounts/accounts.store.ts'
import { isReserved, namesLike } from '../accounts/usernames.ts'
import { openSession, type SignInResult } from './open-session.ts'

const PENDING_MS = 24 * 3_600_000

interface Verified {
  email: string
  username: string
  claimed_progress?: ClaimedProgress
  session?: SignInResult
}

/**
 * Mails a link to a new address, or a hint to the owner of a known one. Answer and row are the same, so that a sign-in by this browser says
 * the same too; but no mail carries the link of a row whose e-mail address has an account.
 */
export async function signUp(
  parts: AuthDeps,
  body: SignUpBody,
  call: CallContext,
): Promise<{ email: string; signup_marker: string }> {
  const { db, mail, env, passwords } = parts
  if (!mail) throw new HttpError('signup_failed')
  const now = parts.now()
  const email = body.email.toLowerCase()
  const inviterId = await checkSignUp(db, { ...body, email })
  await countMail(parts, 'sign-up', email, call.address)
  await assertMailAllowed(parts, 'sign-up', email, call.address)
  const passwordHash = await passwords.hash(body.password)
  const [token, marker] = [newSecret(), newSecret()]
  await db.transaction(async (tx) => {
    const owner = await accountByEmail(tx, email)
    await insertRegistration(tx, {
      tokenHash: hashToken(token),
      username: body.username,
      email,
      passwordHash,
      markerHash: hashToken(marker),
      guestId: call.session?.role === 'guest' ? call.session.userId : null,
      inviterId: inviterId ?? null,
      language: call.language,
      timeZone: body.time_zone ?? call.session?.timeZone ?? 'Asia/Shanghai',
      createdAt: now,
      expiresAt: new Date(now.getTime() + PENDING_MS),
    })
    const words = owner
      ? accountExistsMail(languageFor(owner, call), `${env.origin}${routes.signIn()}`)
      : verificationMail(call.language, { username: body.username, link: linkOf(env.origin, token) })
    await mail.queue(tx, { to: email, ...words }, now)
  })
  return { email, signup_marker: marker }
}

/** Mails a fresh link for the caller's own pending sign-up, else for the newest; earlier links stay valid. The answer is the same when there is none. */
export async function resendVerification(
  parts: AuthDeps,
  body: { email: string; signup_marker?: string | undefined },
  call: CallContext,
): Promise<{ email: string }> {
  const { db, mail, env } = parts
  const now = parts.now()
  const email = body.email.toLowerCase()
  await allowMail(parts, 'sign-up', email, call.address)
  const token = newSecret()
  await db.transaction(async (tx) => {
    const own = { session: call.session, marker: body.signup_marker }
    const pending = await pendingRegistration(tx, email, now, own)
    const owner = await accountByEmail(tx, email)
    if (owner)
      await mail?.queue(
        tx,
        { to: email, ...accountExistsMail(languageFor(owner, call), `${env.origin}${routes.signIn()}`) },
        now,
      )
    else if (pending) {
      const expiresAt = new Date(now.getTime() + PENDING_MS)
      const { isOwn: _, ...row } = pending
      await insertRegistration(tx, { ...row, tokenHash: hashToken(token), createdAt: now, expiresAt })
      await mail?.queue(
        tx,
        {
          to: email,
          ...verificationMail(call.language, { username: pending.username, link: linkOf(env.origin, token) }),
        },
        now,
      )
    }
  })
  return { email }
}

/**
 * Makes the account of a link, once, and claims what its guest has done so far. The browser that signed up is signed in: it holds the guest or
 * the marker, and its user typed the password there. Throws verification_failed.
 */
export async function verifyEmail(
  parts: AuthDeps,
  { token, signup_marker: marker }: { token: string; signup_marker?: string | undefined },
  call: CallContext,
): Promise<Verified> {
  const { db, log } = parts
  const now = parts.now()
  return db.transaction(async (tx) => {
    const registration = await lockRegistration(tx, hashToken(token), now)
    if (!registration) throw new HttpError('verification_failed')
    const { email, passwordHash, timeZone, language, inviterId, guestId } = registration
    const values = {
      email,
      passwordHash,
      timeZone,
      uiLanguage: language,
      invitedBy: inviterId,
      createdAt: now,
      lastSeenAt: now,
    }
    const user = await insertUser(tx, values, namesLike(registration.username))
    if (!user) throw new HttpError('verification_failed')
    // The tie to its guest is kept for as long as the guest may come back.
    await settleRegistrations(tx, email, registration.tokenHash, now, new Date(now.getTime() + GUEST_IDLE_MS))
    if (guestId) await claimGuestInto(tx, guestId, user.id, now, { guestStays: true })
    logSecurity(log, 'signed_up', call, { userId: user.id, way: 'email' })
    const session = isSignUpBrowser(registration, call.session, marker)
      ? {
          ...(await openSession(tx, parts, { id: user.id, role: 'user', timeZone }, call, now)),
          ...(await findOrStartGuest(tx, call.session, { id: user.id, email }, now)),
        }
      : undefined
    const progress = await readClaimedProgress(tx, user.id)
    return {
      email,
      username: user.username,
      ...(progress && { claimed_progress: progress }),
      ...(session && { session }),
    }
  })
}

/** Whether the call comes from where the registration was made. A browser that has an account open is not taken out of it. */
function isSignUpBrowser(
  { guestId, markerHash }: { guestId: string | null; markerHash: string | null },
  session: Session | null,
  marker: string | undefined,
): boolean {
  if (session && session.role !== 'guest') return false
  return (session !== null && session.userId === guestId) || (marker !== undefined && hashToken(marker) === markerHash)
}

/** Refuses what only the server can know, all at once, before anything is made; resolves to the inviter. */
async function checkSignUp(
  db: Reader,
  { username, email, password, inviteCode }: SignUpBody,
): Promise<string | undefined> {
  const fields: Record<string, ErrorCode> = {}
  if (isReserved(username)) fields.username = 'username_reserved'
  else if (await isUsernameTaken(db, username)) fields.username = 'username_taken'
  const weakness = assertPasswordAllowed(password, { username, email })
  if (weakness) fields.password = weakness
  const inviterId = inviteCode ? await inviterOf(db, inviteCode) : undefined
  if (inviteCode && !inviterId) fields.inviteCode = 'invite_code_unknown'
  const [first, ...others] = Object.entries(fields)
  if (first) throw others.length > 0 ? new HttpError('input_invalid', { fields }) : fieldError(...first)
  return inviterId
}

const newSecret = () => randomBytes(32).toString('base64url')
const linkOf = (origin: string, token: string) => origin + routes.verifyEmail({ token })
const languageFor = (owner: { uiLanguage: string | null }, call: CallContext) =>
  Language.safeParse(owner.uiLanguage).data ?? call.language
