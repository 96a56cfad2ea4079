/** Guest sessions: how they begin, and what becomes of them when their owner signs in. */
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/client.ts'
import type { CallContext, Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { claimGuestInto } from './claim.store.ts'
import { readClaimedProgress } from './claimed-progress.store.ts'
import { openSession, type SignInResult } from '../sign-in/open-session.ts'
import { findSession } from '../sessions/sessions.store.ts'
import { countAnswers, insertUser, consumeTie, type Account } from '../accounts/accounts.store.ts'
import { generatedNames } from '../accounts/usernames.ts'

/** Makes a guest with a session. */
export async function startGuest(
  deps: Deps,
  timeZone: string | undefined,
  call: CallContext,
): Promise<{ access_token: string }> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const guest = await insertUser(
      tx,
      { role: 'guest', createdAt: at, lastSeenAt: at, ...(timeZone && { timeZone }) },
      generatedNames('guest'),
    )
    if (!guest) throw new HttpError('guest_start_failed')
    return openSession(tx, deps, { id: guest.id, role: 'guest', timeZone: timeZone ?? 'Asia/Shanghai' }, call, at)
  })
}

/**
 * What a sign-in answers about the guest that came with it: nothing when there is none or when this guest made the account, whose rest is
 * claimed then; else the number of its answers, to be asked about.
 */
export async function findOrStartGuest(
  tx: Tx,
  session: Session | null,
  account: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<Omit<SignInResult, 'access_token'>> {
  if (session?.role !== 'guest') return {}
  if (account.email && (await consumeTie(tx, session.userId, account.email))) {
    await claimGuestInto(tx, session.userId, account.id, now)
    return {}
  }
  const answers = await countAnswers(tx, session.userId)
  return answers > 0 ? { guest_answers: answers } : {}
}

/** Claims the guest that made a new account, and says what came along. */
export async function claimForSignUp(
  tx: Tx,
  session: Session | null,
  userId: string,
  now: Date,
): Promise<Pick<SignInResult, 'claimed_progress'>> {
  if (session?.role !== 'guest') return {}
  await claimGuestInto(tx, session.userId, userId, now)
  const progress = await readClaimedProgress(tx, userId)
  return progress ? { claimed_progress: progress } : {}
}

/** Claims the guest of a token for the caller; 0 when there is nothing left to claim. */
export async function claimGuest(
  { db, live, now }: Deps,
  guestToken: string,
  session: Session,
): Promise<{ claimed: number }> {
  const at = now()
  const guest = await findSession(db, guestToken, at, async () => {})
  if (guest?.role !== 'guest') return { claimed: 0 }
  const claimed = await db.transaction(async (tx) => {
    const answers = await claimGuestInto(tx, guest.userId, session.userId, at)
    if (answers > 0) await live.tell(tx, session.userId, 'stats', 'challenges')
    return answers
  })
  return { claimed }
}
