/** Reviews for other features: due cards and the new words of a day. */
export { readNewWords } from './new-words.ts'
export { askedCards, countDue } from './reviews.store.ts'
