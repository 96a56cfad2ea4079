/** Conversations for other features: what goes when a learner is erased, and in time, words of a contact request, and the lines of the tutor. */
export { countUnread, send } from './chat.ts'
export { eraseMessages } from './chat.store.ts'
export { removeDecidedReports } from './reports.store.ts'
export { sendRequestWords } from './request-words.ts'
export { answerLine, openTutorConversation, readTurn, type TutorLine, type TutorTurn } from './tutor-lines.ts'
