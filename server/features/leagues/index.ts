/** Weekly leagues: what runs without a call. */
export { removeOldLeagues } from './leagues.store.ts'
export { regroupLeagues } from './regroup.ts'
