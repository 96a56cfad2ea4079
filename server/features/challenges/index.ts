/** Challenges for other parts of the server. */
export { removeAbandonedRuns } from './challenges.store.ts'
