/** What every way in ends with. */
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { CallContext } from '../../../http/context.ts'
import { markVisit } from '../../days/index.ts'
import { createSession } from '../sessions/sessions.store.ts'
import type { Account } from '../accounts/accounts.store.ts'

export interface SignInResult {
  access_token: string
  guest_answers?: number
  restored?: true
}

/** A new token at each sign-in; today counts as a visit, and a deletion that was asked for is taken back. */
export async function openSession(
  db: Reader,
  user: Pick<Account, 'id' | 'role' | 'timeZone'>,
  call: Pick<CallContext, 'address' | 'userAgent'>,
  now: Date,
): Promise<SignInResult> {
  const role = user.role === 'guest' || user.role === 'admin' ? user.role : 'user'
  const { address, userAgent } = call
  const token = await createSession(db, { userId: user.id, role, address, userAgent }, now)
  const restored = await db
    .update(users)
    .set({ deletedAt: null })
    .where(and(eq(users.id, user.id), isNotNull(users.deletedAt)))
    .returning({ id: users.id })
  await markVisit(db, { userId: user.id, timeZone: user.timeZone }, now)
  return { access_token: token, ...(restored.length > 0 && { restored: true }) }
}
