import { useFlushPending } from '#lib/pending-sender'
import { answerSenders } from '../api/run-calls.ts'
import { recordLateAnswers } from './late-answers.ts'

/** Sends answers and flashcards that wait in the browser. For screens on which nothing is played. */
export const useSendPendingAnswers = (): void => useFlushPending(answerSenders, recordLateAnswers)
