/** What the rest of the server needs of challenges. */
export { removeAbandonedRuns } from './challenges.store.ts'
