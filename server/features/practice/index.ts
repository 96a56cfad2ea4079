/** Practices for features that issue questions of their own. */
export { listens } from './listening.ts'
export { type OnFinished, finishIn, issue, repeated } from './practice-sessions.ts'
export { findOpen, removeAbandonedPractices } from './practice.store.ts'
export { type AskedWord, readAskedWords, readNeighbours, readQuestionWords } from './question-words.store.ts'
