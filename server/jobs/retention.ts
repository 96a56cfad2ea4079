import type { Deps } from '../deps.ts'
import {
  removeExpiredCodes,
  removeExpiredCounters,
  removeExpiredLinks,
  removeExpiredSessions,
  removeIdleGuests,
  removeOldRegistrations,
} from '../features/auth/service.ts'
import { removeAbandonedRuns } from '../features/challenges/service.ts'
import { removeOldBin } from '../features/notes/service.ts'
import { eraseDeletedUsers } from '../features/own-data/service.ts'
import { eraseOldMessages } from '../features/outbox/service.ts'

/** Erases what has outlived its purpose: messages, sessions, sign-ups, codes, counters, idle guests, runs that nobody finished,
 * learners who have left. */
export async function sweep(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const { db } = deps
  const at = deps.now()
  const erasers = [
    eraseOldMessages,
    removeExpiredSessions,
    removeOldRegistrations,
    removeExpiredCodes,
    removeExpiredCounters,
    removeExpiredLinks,
    removeIdleGuests,
    removeOldBin,
    removeAbandonedRuns,
  ]
  for (const erase of erasers) await erase(db, at)
  await eraseDeletedUsers(deps)
}
