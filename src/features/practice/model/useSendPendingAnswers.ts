import { useFlushPending } from '#lib/pending-sender'
import { answerSenders } from '../api/run-calls.ts'

/** Sends answers and flashcards that wait in the browser. For screens on which nothing is played. */
export const useSendPendingAnswers = (): void => useFlushPending(answerSenders)
