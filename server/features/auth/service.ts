/** What other parts of the server may use of signing in. */
export { countUp, removeExpiredCounters } from './counters.ts'
export { markProven, requireFresh } from './freshness.ts'
export { removeExpiredLinks } from './links.ts'
export { removeExpiredCodes } from './phone-codes.ts'
export { createSession, endSessions, findSession, removeExpiredSessions } from './sessions.ts'
export { removeIdleGuests, removeOldRegistrations } from './retention.ts'
export { isReserved } from './usernames.ts'
export { signInWays } from './ways.ts'
