/** What every way in ends with. */
import type { Reader } from '../../db/client.ts'
import type { CallContext } from '../../http/context.ts'
import { markVisit } from '../users/service.ts'
import { createSession } from './sessions.ts'
import type { Account } from './store.ts'

export interface Entered {
  access_token: string
  guest_answers?: number
}

/** A new token at each sign-in; today counts as a visit. */
export async function openSession(
  db: Reader,
  user: Pick<Account, 'id' | 'role' | 'timeZone'>,
  call: Pick<CallContext, 'address' | 'userAgent'>,
  now: Date,
): Promise<Entered> {
  const role = user.role === 'guest' || user.role === 'admin' ? user.role : 'user'
  const { address, userAgent } = call
  const token = await createSession(db, { userId: user.id, role, address, userAgent }, now)
  await markVisit(db, { userId: user.id, timeZone: user.timeZone }, now)
  return { access_token: token }
}
