/** Challenges for other parts of the server. */
export type { Catalogue } from './catalogue.ts'
export { removeAbandonedRuns } from './challenges.store.ts'
export { readFinishedRun } from './finished-runs.ts'
