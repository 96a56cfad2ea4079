/** Conversations for other features: what goes when a learner is erased. */
export { eraseMessages } from './chat.store.ts'
