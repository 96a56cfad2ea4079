import type { Deps } from '../deps.ts'
import {
  removeExpiredCodes,
  removeExpiredCounters,
  removeExpiredSessions,
  removeIdleGuests,
  removeOldRegistrations,
} from '../features/auth/service.ts'
import { eraseOldMessages } from '../features/outbox/service.ts'

/** Erases what has outlived its purpose: messages, sessions, sign-ups, codes, counters, idle guests. */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const erasers = [
    eraseOldMessages,
    removeExpiredSessions,
    removeOldRegistrations,
    removeExpiredCodes,
    removeExpiredCounters,
    removeIdleGuests,
  ]
  for (const erase of erasers) await erase(db, at)
}
