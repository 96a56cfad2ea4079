/** Contacts for other features: who accepted whom, and a contact request within a transaction. */
export { acceptedIds, lockContact, lockPair, pointsOf, readRequest } from './contacts.store.ts'
export { requestContact, setBlocked, type RequestWords } from './contacts.ts'
export { readSpokenMs } from './spoken.store.ts'
