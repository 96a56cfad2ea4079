/** What other features may do with answers. */
export { rebuildAllCards, rebuildCards } from './rebuild.ts'
export { recordAnswers, type JudgedAnswer } from './record-answers.ts'
export { answersOf, asGiven, settleSession as settle, takeAnswers, type LoggedAnswer, type Played } from './sessions.ts'
export { countSessions } from './answers.store.ts'
