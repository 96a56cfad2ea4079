/** Accounts that an administrator has closed. */
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { Deps } from '../../../deps.ts'
import type { CallContext } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'

/**
 * Locks the account, so that no session begins while it is being suspended. For after the right credentials alone: who tries addresses must
 * not learn of it. Throws account_suspended, which says where to write; the security log has it.
 */
export async function assertNotSuspended(
  tx: Tx,
  { env: { support, origin }, log }: Pick<Deps, 'env' | 'log'>,
  userId: string,
  call: Pick<CallContext, 'requestId' | 'address'>,
): Promise<void> {
  const isIt = eq(users.id, userId)
  const [user] = await tx.select({ at: users.suspendedAt }).from(users).where(isIt).for('no key update')
  if (!user?.at) return
  logSecurity(log, 'sign_in_refused', call, { userId, detail: 'account_suspended' })
  throw new HttpError('account_suspended', { values: { contact: support.email ?? support.wechat ?? origin } })
}
