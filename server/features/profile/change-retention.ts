/** How sure learners want to be of their words: a new wish builds all their cards again. */
import type { User } from '#contract/profile'
import type { Deps } from '../../deps.ts'
import { createSemaphore } from '../../semaphore.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { rebuildCards } from '../answers/index.ts'
import { incrementCounter } from '../auth/index.ts'
import { updateUser, type Wishes } from './update-user.ts'

const HOUR_MS = 3_600_000
const CHANGES_AN_HOUR = 20

/** A long log takes a while to replay: one learner's at a time. */
const gate = createSemaphore(1, 20)

/**
 * Changes settings with the retention among them. When words come back follows from it and the log, so what is due changes at once. Throws
 * too_many_requests, busy, and what `updateUser` throws.
 */
export async function changeRetention(
  deps: Deps,
  session: Session,
  wishes: Wishes & { readonly retention: number },
): Promise<User> {
  const { userId: id } = session
  const { retention } = wishes
  const { count, endsIn } = await incrementCounter(deps.db, `retention:${id}`, HOUR_MS, deps.now())
  if (count > CHANGES_AN_HOUR)
    throw new HttpError('too_many_requests', { values: { seconds: Math.ceil(endsIn / 1000) } })
  return gate(() => updateUser(deps, session, wishes, (tx) => rebuildCards(tx, { ...session.user, retention })))
}
