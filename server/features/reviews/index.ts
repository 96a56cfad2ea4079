/** Reviews for other features: due cards and the new words of a day. */
export { readNewWords } from './new-words.ts'
export { startSession } from './review-sessions.ts'
export { askedCards, cardsDueLater, countDue, dueCards, wrongNow } from './reviews.store.ts'
