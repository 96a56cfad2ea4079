/** Setting and changing the password inside a session. */
import type { CallContext } from '../../../http/context.ts'
import { fieldError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { setPassword } from './contact-data.store.ts'
import { endOtherSessions } from '../sessions/devices.ts'
import { requireRecentAuth } from '../../../http/recent-auth.ts'
import { deleteForeignIdentities } from '../google/identities.store.ts'
import { notifyByMail, notifyByPhone } from './notices.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { assertPasswordAllowed } from '../passwords/password-rules.ts'
import { endPending, lockSessionOwner } from './pending-changes.store.ts'

/** Sets or changes the password, signs out everywhere else and ends what waits to change the account. */
export async function changePassword(
  parts: AuthDeps,
  password: string,
  call: CallContext<'user'>,
): Promise<{ ended: number }> {
  const { db, log, passwords } = parts
  const { session } = call
  const { userId, user } = session
  requireRecentAuth(session, parts.now())
  const weakness = assertPasswordAllowed(password, { username: user.username, email: user.email ?? '' })
  if (weakness) throw fieldError('new_password', weakness)
  const passwordHash = await passwords.hash(password)
  const ended = await db.transaction(async (tx) => {
    await lockSessionOwner(tx, session)
    await setPassword(tx, userId, passwordHash)
    await endPending(tx, user)
    const [unlinked] = await deleteForeignIdentities(tx, user)
    await notifyByMail(tx, parts, user, 'password', call, { unlinked })
    return endOtherSessions(tx, parts, session)
  })
  if (!user.email) await notifyByPhone(parts, user, 'password', call)
  logSecurity(log, 'password_changed', call, { userId })
  return { ended }
}
