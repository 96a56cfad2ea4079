/** Practices for features that issue questions of their own. */
export { type AttemptRef, countTriesLeft, findAttempt, readSayWord, recordAttempt } from './attempts.ts'
export { withWordsApart } from './keep-apart.ts'
export { listens } from './listening.ts'
export { speaks } from './speaking.ts'
export { type OnFinished, finishIn, issue, repeated } from './practice-sessions.ts'
export { findOpen, findPractice, removeAbandonedPractices } from './practice.store.ts'
export {
  type AskedWord,
  readAskedWords,
  readNeighbours,
  readQuestionWords,
  readSentences,
} from './question-words.store.ts'
