/** What administrators do to an account. Each needs recent authentication and is logged in the transaction of the change. */
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { requireRecentAuth } from '../../http/recent-auth.ts'
import { lockAdministrators, logAdmin, type AdminAction } from '../admin/index.ts'
import { endPending, endSessions, generatedNames, isUsernameTaken, lockSessionOwner } from '../auth/index.ts'
import { endRenewal } from '../billing/index.ts'
import { addVipDays } from '../invitations/index.ts'
import { findUser, lockUser, updateUser, type UserRow } from './users.store.ts'

type Change = Pick<AdminAction, 'action' | 'before' | 'after'>

/** Undefined: there was nothing to change. */
type Act = (tx: Tx, user: UserRow, at: Date) => Promise<Change | undefined>

/** Throws reauth_required, not_found, admin_only for a role that was taken away meanwhile, and session_missing for a session that was ended. */
async function changeUser({ db, live, now }: Deps, session: Session, id: string, act: Act): Promise<undefined> {
  const at = now()
  requireRecentAuth(session, at)
  await db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx)
    await lockSessionOwner(tx, session)
    if (!administrators.includes(session.userId)) throw new HttpError('admin_only')
    const user = await lockUser(tx, id)
    if (!user) throw new HttpError('not_found')
    const change = await act(tx, user, at)
    if (!change) return
    await logAdmin(tx, session, { ...change, subject: id, at })
    await live.tell(tx, id, 'user')
  })
}

/**
 * Closes an account: its sessions, codes and links end, and so does what renews by itself. Nobody suspends themselves, so one administrator
 * is always left. Throws own_account.
 */
export const suspendUser = (deps: Deps, session: Session, id: string, reason: string) =>
  changeUser(deps, session, id, async (tx, user, at) => {
    if (id === session.userId) throw new HttpError('own_account')
    if (user.suspendedAt) return undefined
    await updateUser(tx, id, { suspendedAt: at })
    await endPending(tx, user)
    await endSessions(tx, id)
    await endRenewal(tx, id)
    return { action: 'user.suspend', before: { state: 'active' }, after: { state: 'suspended', reason } }
  })

export const restoreUser = (deps: Deps, session: Session, id: string, reason: string) =>
  changeUser(deps, session, id, async (tx, user) => {
    if (!user.suspendedAt) return undefined
    await updateUser(tx, id, { suspendedAt: null })
    return { action: 'user.restore', before: { state: 'suspended' }, after: { state: 'active', reason } }
  })

/** Gives a neutral name at once: a name that must go is not shown until its owner comes back. */
export const replaceUsername = (deps: Deps, session: Session, id: string, reason: string) =>
  changeUser(deps, session, id, async (tx, user) => {
    for (const username of generatedNames('learner')) {
      if (await isUsernameTaken(tx, username)) continue
      await updateUser(tx, id, { username })
      return { action: 'user.rename', before: { username: user.username }, after: { username, reason } }
    }
    throw new HttpError('busy')
  })

export const grantVipDays = (
  deps: Deps,
  session: Session,
  id: string,
  { days, reason }: { days: number; reason: string },
) =>
  changeUser(deps, session, id, async (tx, user, at) => {
    await addVipDays(tx, [id], days, at)
    const until = (await findUser(tx, id))?.vipUntil ?? null
    return {
      action: 'user.grant_vip',
      before: { vip_until: user.vipUntil?.toISOString() ?? null },
      after: { vip_until: until?.toISOString() ?? null, days, reason },
    }
  })

export const signOutUser = (deps: Deps, session: Session, id: string, reason: string) =>
  changeUser(deps, session, id, async (tx) => {
    await endSessions(tx, id)
    return { action: 'user.sign_out', before: null, after: { reason } }
  })
