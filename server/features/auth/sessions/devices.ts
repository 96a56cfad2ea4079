/** The devices that are signed in to an account, as its owner sees and ends them. */
import type { Device } from '#contract/account'
import type { Tx } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import type { CallContext, Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { deviceOf } from './device-name.ts'
import { deleteOtherSessions, deleteSession, listSessions } from './sessions.store.ts'

const LISTED = 100

/** This device first, then by last use. */
export async function listDevices({ db, now }: Deps, session: Session): Promise<Device[]> {
  const rows = await listSessions(db, session, now(), LISTED)
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    current: id === session.id,
    ...deviceOf(userAgent ?? ''),
    signed_in_at: createdAt.toISOString(),
    last_used_at: lastSeenAt.toISOString(),
  }))
}

/** Revokes one session of a learner and notifies their pages; false when there is none. */
export async function endSessionById(
  tx: Tx,
  { live }: Pick<Deps, 'live'>,
  userId: string,
  id: string,
): Promise<boolean> {
  const isDeleted = await deleteSession(tx, userId, id)
  if (isDeleted) await live.tell(tx, userId, 'user')
  return isDeleted
}

/** Signs one device out. Throws not_found for a session that is not this person's. */
export async function endDevice({ db, live, log }: Deps, id: string, call: CallContext<'user'>): Promise<undefined> {
  const { userId } = call.session
  await db.transaction(async (tx) => {
    if (!(await endSessionById(tx, { live }, userId, id))) throw new HttpError('not_found')
  })
  logSecurity(log, 'sessions_ended', call, { userId, detail: 1 })
  return undefined
}

/** Signs out everywhere else and resolves to how many sessions ended; their pages notice at once. */
export async function endOtherSessions(tx: Tx, { live }: Pick<Deps, 'live'>, session: Session): Promise<number> {
  const { userId, id } = session
  const count = await deleteOtherSessions(tx, userId, id)
  if (count > 0) await live.tell(tx, userId, 'user')
  return count
}

/** Signs out everywhere else. */
export async function endOtherDevices(deps: Deps, call: CallContext<'user'>): Promise<{ ended: number }> {
  const { session } = call
  const ended = await deps.db.transaction((tx) => endOtherSessions(tx, deps, session))
  logSecurity(deps.log, 'sessions_ended', call, { userId: session.userId, detail: ended })
  return { ended }
}
