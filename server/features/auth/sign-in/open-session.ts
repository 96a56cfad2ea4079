/** What every way in ends with. */
import type { ClaimedProgress } from '#contract/auth'
import type { Tx } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import type { CallContext } from '../../../http/context.ts'
import { markVisit } from '../../days/index.ts'
import { createSession } from '../sessions/sessions.store.ts'
import { assertNotSuspended } from '../accounts/suspension.store.ts'
import { restoreAccount, type Account } from '../accounts/accounts.store.ts'

export interface SignInResult {
  access_token: string
  guest_answers?: number
  restored?: true
  claimed_progress?: ClaimedProgress
}

/** A new token at each sign-in; today counts as a visit, and a deletion that was asked for is taken back. Throws account_suspended. */
export async function openSession(
  db: Tx,
  deps: Pick<Deps, 'env' | 'log'>,
  user: Pick<Account, 'id' | 'role' | 'timeZone'>,
  call: Pick<CallContext, 'address' | 'requestId' | 'userAgent'>,
  now: Date,
): Promise<SignInResult> {
  const role = user.role === 'guest' || user.role === 'admin' ? user.role : 'user'
  const { address, userAgent } = call
  await assertNotSuspended(db, deps, user.id, call)
  const token = await createSession(db, { userId: user.id, role, address, userAgent }, now)
  const isRestored = await restoreAccount(db, user.id)
  await markVisit(db, { userId: user.id, timeZone: user.timeZone }, now)
  return { access_token: token, ...(isRestored && { restored: true }) }
}
