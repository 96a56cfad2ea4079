/** The answer log and the cards for other features. Every answer of a learner is recorded here. */
export { answersOf, countSessions } from './answers.store.ts'
export { admitOfflineRun } from './offline-runs.store.ts'
export { logLateAnswers } from './log-late-answers.ts'
export { rebuildAllCards, rebuildCards } from './rebuild.ts'
export type { JudgedAnswer } from './judged-answer.ts'
export { recordAnswers } from './record-answers.ts'
export { shownQuestions } from './shown-questions.store.ts'
export { type Played, asGiven, settleSession as settle, takeAnswers } from './sessions.ts'
