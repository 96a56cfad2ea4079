/** Signing in or up by Google, and linking Google to an account. */
import type { GoogleBody } from '#contract/google'
import type { Reauth } from '#contract/reauth'
import type { Tx } from '../../db/client.ts'
import type { CallContext, Session } from '../../http/context.ts'
import { Fault, fieldFault } from '../../http/errors.ts'
import type { GoogleIdentity } from '../../providers/google/index.ts'
import { claimGuestInto } from './claim.ts'
import { openSession, type Entered } from './entering.ts'
import { freshUntil, markProven, requireFresh } from './freshness.ts'
import { isOurNonce, newNonce, spendNonce } from './google-nonce.ts'
import { meetGuest } from './guests.ts'
import { deleteIdentities, identitiesOf, identityOwner, insertIdentity } from './identities.ts'
import type { AuthParts } from './parts.ts'
import { accountByEmail, accountById, dropRegistrations, insertUser, inviterOf, type Account } from './store.ts'
import { allowTry } from './tries.ts'
import { generatedNames } from './usernames.ts'

export function googleNonce({ env, now, google }: AuthParts): { nonce: string } {
  if (!google) throw new Fault('google_unavailable')
  return { nonce: newNonce(env.secret, now()) }
}

/**
 * Signs in by issuer and subject. An address that has an account already must prove its password once, then the two are linked; otherwise
 * whoever holds an address at Google today would own an account that somebody made with it before.
 */
export async function signInWithGoogle(parts: AuthParts, body: GoogleBody, call: CallContext): Promise<Entered> {
  const { db, env } = parts
  const now = parts.now()
  const identity = await readCredential(parts, body.credential)
  const inviterId = body.inviteCode ? await inviterOf(db, body.inviteCode) : undefined
  if (body.inviteCode && !inviterId) throw fieldFault('inviteCode', 'invite_code_unknown')
  const linked = await identityOwner(db, identity)
  const owner = linked ? undefined : await accountByEmail(db, identity.email)
  if (owner) await provePassword(parts, owner, identity.email, body.password)
  return db.transaction(async (tx) => {
    if (!(await spendNonce(tx, env.secret, identity.nonce, now))) throw new Fault('google_failed')
    const known = linked ? await accountById(tx, linked) : owner
    if (known) {
      if (owner) await link(tx, identity, owner.id, now)
      return { ...(await openSession(tx, known, call, now)), ...(await meetGuest(tx, call.session, known, now)) }
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
    if (!made) throw new Fault('signup_failed')
    await dropRegistrations(tx, identity.email)
    await link(tx, identity, made.id, now)
    if (call.session?.role === 'guest') await claimGuestInto(tx, call.session.userId, made.id, now)
    return openSession(tx, { id: made.id, role: 'user', timeZone }, call, now)
  })
}

/** Links Google to the account of the session, in the place of another one. */
export async function linkGoogle(
  parts: AuthParts,
  credential: string,
  session: Session,
): Promise<{ email: string | null }> {
  const { db, env } = parts
  const now = parts.now()
  requireFresh(session, now)
  const identity = await readCredential(parts, credential)
  return db.transaction(async (tx) => {
    if (!(await spendNonce(tx, env.secret, identity.nonce, now))) throw new Fault('google_failed')
    const owner = await identityOwner(tx, identity)
    if (owner && owner !== session.userId) throw new Fault('google_linked_elsewhere')
    await deleteIdentities(tx, session.userId)
    await link(tx, identity, session.userId, now)
    return { email: identity.email }
  })
}

/** Throws last_way_in when nothing else would open the account. */
export async function unlinkGoogle({ db, now }: AuthParts, session: Session): Promise<{ email: null }> {
  requireFresh(session, now())
  const account = await accountById(db, session.userId)
  if (!account?.passwordHash && !session.user.phone) throw new Fault('last_way_in')
  await deleteIdentities(db, session.userId)
  return { email: null }
}

export async function readGoogleLink({ db }: AuthParts, { userId }: Session): Promise<{ email: string | null }> {
  return { email: (await identitiesOf(db, userId))[0]?.email ?? null }
}

/** A fresh credential of the linked Google account proves who is there. Throws google_failed or google_other_account. */
export async function proveByGoogle(parts: AuthParts, credential: string, session: Session): Promise<Reauth> {
  const { db, env } = parts
  const now = parts.now()
  const identity = await readCredential(parts, credential)
  if ((await identityOwner(db, identity)) !== session.userId) throw fieldFault('credential', 'google_other_account')
  if (!(await spendNonce(db, env.secret, identity.nonce, now))) throw fieldFault('credential', 'google_failed')
  await markProven(db, session, now)
  return { way: 'google', to: null, fresh_until: freshUntil({ provenAt: now }, now)?.toISOString() ?? null }
}

async function readCredential({ google, env, now }: AuthParts, credential: string): Promise<GoogleIdentity> {
  if (!google) throw new Fault('google_unavailable')
  const at = now()
  const identity = await google.verify(credential, at)
  if (!isOurNonce(env.secret, identity.nonce, at)) throw new Fault('google_failed')
  return identity
}

async function provePassword(
  parts: AuthParts,
  { passwordHash }: Account,
  email: string,
  password: string | undefined,
): Promise<void> {
  if (!passwordHash) throw new Fault('google_sign_in_first')
  if (password === undefined) throw new Fault('google_password_needed')
  const tries = await allowTry(parts, email)
  if (!(await parts.passwords.verify(password, passwordHash))) throw fieldFault('password', 'invalid_credentials')
  await tries.forget()
}

async function link(tx: Tx, identity: GoogleIdentity, userId: string, now: Date): Promise<void> {
  if (!(await insertIdentity(tx, identity, userId, now))) throw new Fault('google_linked_elsewhere')
}
