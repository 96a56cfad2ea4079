/** The log of administrators' actions, and who is an administrator. */
export { logAdmin } from './admin-log.store.ts'
export { administer } from './roles.store.ts'
