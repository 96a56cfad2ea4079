/** Presence, for the jobs, and for the setting that ends it. */
export { forgetPresence, removeOldPresences } from './presence.store.ts'
export { recordPresences } from './presence.ts'
