/** Congratulating a contact: one press, no words, once a day. */
import { dayIn } from '#rules/days'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { lockContact, lockPair } from '../contacts/index.ts'
import { notify } from '../notifications/index.ts'
import { readCongratulated, readLast, saveCongratulation } from './congratulations.store.ts'

const DAY_MS = 86_400_000

/** Throws contact_unknown. */
export async function congratulate(
  { db, live, now }: Deps,
  { userId, user }: Session,
  otherId: string,
): Promise<undefined> {
  const at = now()
  await db.transaction(async (tx) => {
    await lockPair(tx, userId, otherId)
    if (!(await lockContact(tx, userId, otherId))) throw new HttpError('contact_unknown')
    const last = await readLast(tx, userId, otherId)
    if (last && dayIn(user.timeZone, last) === dayIn(user.timeZone, at)) return
    await saveCongratulation(tx, { userId, otherId, at })
    await notify(tx, otherId, { kind: 'congratulation', subjectId: userId, actorId: userId }, at)
    await live.tell(tx, userId, 'together')
  })
}

/** Whom a learner has congratulated on the day of `at`. */
export async function congratulatedToday(
  db: Reader,
  { userId, user }: Pick<Session, 'userId' | 'user'>,
  at: Date,
): Promise<string[]> {
  const today = dayIn(user.timeZone, at)
  const rows = await readCongratulated(db, userId, new Date(at.getTime() - 2 * DAY_MS))
  return rows.filter((row) => dayIn(user.timeZone, row.at) === today).map(({ otherId }) => otherId)
}
