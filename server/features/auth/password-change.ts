/** Setting and changing the password inside a session. */
import type { CallContext } from '../../http/context.ts'
import { fieldFault } from '../../http/errors.ts'
import { logSecurity } from '../../security-log.ts'
import { setPassword } from './account-store.ts'
import { endOtherSessions } from './devices.ts'
import { requireFresh } from './freshness.ts'
import { deleteForeignIdentities } from './identities.ts'
import { tellByMail, tellByPhone } from './notices.ts'
import type { AuthParts } from './parts.ts'
import { refusePassword } from './password-rules.ts'
import { endPending, lockSessionOwner } from './pending.ts'

/** Sets or changes the password, signs out everywhere else and ends what waits to change the account. */
export async function changePassword(
  parts: AuthParts,
  password: string,
  call: CallContext<'user'>,
): Promise<{ ended: number }> {
  const { db, log, passwords } = parts
  const { session } = call
  const { userId, user } = session
  requireFresh(session, parts.now())
  const weakness = refusePassword(password, { username: user.username, email: user.email ?? '' })
  if (weakness) throw fieldFault('new_password', weakness)
  const passwordHash = await passwords.hash(password)
  const ended = await db.transaction(async (tx) => {
    await lockSessionOwner(tx, session)
    await setPassword(tx, userId, passwordHash)
    await endPending(tx, user)
    const [unlinked] = await deleteForeignIdentities(tx, user)
    await tellByMail(tx, parts, user, 'password', call, { unlinked })
    return endOtherSessions(tx, parts, session)
  })
  if (!user.email) await tellByPhone(parts, user, 'password', call)
  logSecurity(log, 'password_changed', call, { userId })
  return { ended }
}
