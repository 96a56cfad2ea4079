/** The log of administrators' actions, and who is an administrator. */
export { logAdmin, removeOldLogEntries, type AdminAction } from './admin-log.store.ts'
export { administer, listAdministrators, lockAdministrators } from './roles.store.ts'
