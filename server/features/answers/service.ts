/** What other features may do with answers. */
export { rebuildAllCards, rebuildCards } from './rebuild.ts'
export { recordAnswers, type JudgedAnswer } from './recording.ts'
export { answersOf, asGiven, settle, takeAnswers, type LoggedAnswer, type Played } from './sessions.ts'
export { countSessions } from './store.ts'
