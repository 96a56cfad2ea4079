/** Contacts for other features: who accepted whom, and a contact request within a transaction. */
export { acceptedIds, lockContact, lockPair } from './contacts.store.ts'
export { requestContact } from './contacts.ts'
export { readSpokenMs } from './spoken.store.ts'
