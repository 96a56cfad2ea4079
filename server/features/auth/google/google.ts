/** Signing in or up by Google, and linking Google to an account. */
import type { GoogleBody } from '#contract/google'
import type { Reauth } from '#contract/reauth'
import { routes } from '#contract/routes'
import type { Tx } from '../../../db/client.ts'
import type { CallContext, Session } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { maskEmail } from '../../../masking.ts'
import { logSecurity } from '../../../security-log.ts'
import { GoogleCredentialError, GoogleUnavailableError, type GoogleIdentity } from '../../../providers/google/index.ts'
import { googleLinkedMail } from '../accounts/account-mails.ts'
import { openSession, type SignInResult } from '../sign-in/open-session.ts'
import { requireRecentAuth } from '../../../http/recent-auth.ts'
import { isOurNonce, createNonce, consumeNonce } from './google-nonce.ts'
import { languageOfAccount } from '../accounts/notices.ts'
import { claimForSignUp, findOrStartGuest } from '../guests/guests.ts'
import { deleteIdentities, identitiesOf, identityOwner, insertIdentity } from './identities.store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { lockAccount, lockSessionOwner } from '../accounts/pending-changes.store.ts'
import { recordProof } from '../sessions/reauth.ts'
import {
  accountByEmail,
  accountById,
  endRegistrations,
  insertUser,
  inviterOf,
  type Account,
} from '../accounts/accounts.store.ts'
import { assertLoginAllowed } from '../throttles/login-throttle.ts'
import { generatedNames } from '../accounts/usernames.ts'

export function googleNonce({ env, now, google }: AuthDeps): { nonce: string } {
  if (!google) throw new HttpError('google_unavailable')
  return { nonce: createNonce(env.secret, now()) }
}

/**
 * Signs in by issuer and subject. An address that has an account already must prove its password once, then the two are linked; otherwise
 * the present owner of an e-mail address would get an account that an earlier owner made.
 */
export async function signInWithGoogle(parts: AuthDeps, body: GoogleBody, call: CallContext): Promise<SignInResult> {
  const { db, env, log } = parts
  const now = parts.now()
  const identity = await readCredential(parts, body.credential, call)
  const inviterId = body.inviteCode ? await inviterOf(db, body.inviteCode) : undefined
  if (body.inviteCode && !inviterId) throw fieldError('inviteCode', 'invite_code_unknown')
  const linked = await identityOwner(db, identity)
  const owner = linked ? undefined : await accountByEmail(db, identity.email)
  if (owner) await provePassword(parts, owner, body.password, { ...call, email: identity.email })
  const entered = await db.transaction(async (tx) => {
    if (!(await consumeNonce(tx, env.secret, identity.nonce, now))) throw new HttpError('google_failed')
    const known = linked ? await accountById(tx, linked) : owner
    if (known) {
      // What was read before may have been ended since: the link, or the password that was right.
      const locked = await lockAccount(tx, known.id)
      const isStill = linked
        ? (await identityOwner(tx, identity)) === linked
        : locked?.passwordHash === known.passwordHash
      if (!isStill) throw new HttpError('google_failed')
      if (owner) await link(tx, identity, owner.id, now)
      const session = await openSession(tx, parts, known, call, now)
      const guest = await findOrStartGuest(tx, call.session, known, now)
      return { event: 'signed_in', userId: known.id, result: { ...session, ...guest } } as const
    }
    const timeZone = body.time_zone ?? call.session?.timeZone ?? 'Asia/Shanghai'
    const values = {
      email: identity.email,
      timeZone,
      uiLanguage: call.language,
      invitedBy: inviterId ?? null,
      createdAt: now,
      lastSeenAt: now,
    }
    const made = await insertUser(tx, values, generatedNames('learner'))
    if (!made) throw new HttpError('signup_failed')
    await endRegistrations(tx, identity.email)
    await link(tx, identity, made.id, now)
    const claimed = await claimForSignUp(tx, call.session, made.id, now)
    const session = await openSession(tx, parts, { id: made.id, role: 'user', timeZone }, call, now)
    return { event: 'signed_up', userId: made.id, result: { ...session, ...claimed } } as const
  })
  logSecurity(log, entered.event, call, { userId: entered.userId, way: 'google' })
  return entered.result
}

/** Links Google to the account of the session, in the place of another one. */
export async function linkGoogle(
  parts: AuthDeps,
  credential: string,
  call: CallContext<'user'>,
): Promise<{ email: string | null }> {
  const { session } = call
  const { db, env, log, mail } = parts
  const now = parts.now()
  requireRecentAuth(session, now)
  const identity = await readCredential(parts, credential, call)
  return db.transaction(async (tx) => {
    await lockSessionOwner(tx, session)
    if (!(await consumeNonce(tx, env.secret, identity.nonce, now))) throw new HttpError('google_failed')
    const owner = await identityOwner(tx, identity)
    if (owner && owner !== session.userId) throw new HttpError('google_linked_elsewhere')
    await deleteIdentities(tx, session.userId)
    await link(tx, identity, session.userId, now)
    const { email } = session.user
    if (email) {
      const words = googleLinkedMail(
        languageOfAccount(session.user, call),
        maskEmail(identity.email),
        `${env.origin}${routes.forgotPassword()}`,
      )
      await mail?.queue(tx, { to: email, ...words }, now)
    }
    logSecurity(log, 'google_linked', call, { userId: session.userId, email: identity.email })
    return { email: identity.email }
  })
}

/** Throws last_way_in when nothing else would open the account. */
export async function unlinkGoogle({ db, log, now }: AuthDeps, call: CallContext<'user'>): Promise<{ email: null }> {
  const { session } = call
  requireRecentAuth(session, now())
  await db.transaction(async (tx) => {
    const account = await lockSessionOwner(tx, session)
    if (!account.passwordHash && !account.phone) throw new HttpError('last_way_in')
    await deleteIdentities(tx, session.userId)
  })
  logSecurity(log, 'google_unlinked', call, { userId: session.userId })
  return { email: null }
}

export async function readGoogleLink({ db }: AuthDeps, { userId }: Session): Promise<{ email: string | null }> {
  return { email: (await identitiesOf(db, userId))[0]?.email ?? null }
}

/** A fresh credential of the linked Google account proves who is there. Throws google_failed or google_other_account. */
export async function reauthByGoogle(parts: AuthDeps, credential: string, call: CallContext<'user'>): Promise<Reauth> {
  const { session } = call
  const { db, env, log } = parts
  const now = parts.now()
  const identity = await readCredential(parts, credential, call)
  if ((await identityOwner(db, identity)) !== session.userId) {
    logSecurity(log, 'proof_failed', call, { userId: session.userId, way: 'google' })
    throw fieldError('credential', 'google_other_account')
  }
  if (!(await consumeNonce(db, env.secret, identity.nonce, now))) throw fieldError('credential', 'google_failed')
  return recordProof(parts, call, 'google')
}

type Source = Pick<CallContext, 'requestId' | 'address'>

async function readCredential(
  { google, env, log, now }: AuthDeps,
  credential: string,
  call: Source,
): Promise<GoogleIdentity> {
  if (!google) throw new HttpError('google_unavailable')
  const at = now()
  try {
    const identity = await google.verify(credential, at)
    if (!isOurNonce(env.secret, identity.nonce, at)) throw new GoogleCredentialError('unknown nonce')
    return identity
  } catch (error) {
    if (error instanceof GoogleUnavailableError) throw new HttpError('busy', { cause: error })
    if (!(error instanceof GoogleCredentialError)) throw error
    logSecurity(log, 'sign_in_failed', call, { way: 'google' })
    throw new HttpError('google_failed', { cause: error })
  }
}

async function provePassword(
  parts: AuthDeps,
  { passwordHash }: Account,
  password: string | undefined,
  call: Source & { readonly email: string },
): Promise<void> {
  if (!passwordHash) throw new HttpError('google_sign_in_first')
  if (password === undefined) throw new HttpError('google_password_needed')
  const attempt = await assertLoginAllowed(parts, call.email, call.address)
  if (!(await parts.passwords.verify(password, passwordHash))) {
    logSecurity(parts.log, 'sign_in_failed', call, { email: call.email, way: 'google' })
    throw fieldError('password', 'invalid_credentials')
  }
  await attempt.forget()
}

async function link(tx: Tx, identity: GoogleIdentity, userId: string, now: Date): Promise<void> {
  if (!(await insertIdentity(tx, identity, userId, now))) throw new HttpError('google_linked_elsewhere')
}
