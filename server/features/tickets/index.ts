/** Tickets for the list of conversations. */
export { countUnreadAnswers } from './tickets.store.ts'
export { listThreads } from './tickets.ts'
