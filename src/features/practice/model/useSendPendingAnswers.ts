import { useEffect } from 'react'
import type { Answer } from '#contract/challenges'
import type { FlashcardAnswer } from '#contract/flashcards'
import { useUser } from '#lib/session'
import { userStore } from '#lib/storage'
import { token } from '#lib/token'
import { sendWaiting } from '../api/run-calls.ts'
import { createOutgoing, unsentRuns } from './outgoing.ts'

/** Sends what runs and cards left behind when their page was closed without a connection. For screens on which nothing is played. */
export function useSendPendingAnswers(): void {
  const { user } = useUser()
  const userId = user?.id
  useEffect(() => {
    const session = token.read()
    if (userId === undefined || session === null) return undefined
    const store = userStore(userId)
    const queues = unsentRuns(store).map((key) =>
      createOutgoing<Answer | FlashcardAnswer>({
        runId: key,
        store,
        send: (answers) => sendWaiting(key, answers, session),
        mine: () => token.read() === session,
        onState: () => undefined,
      }),
    )
    return () => queues.forEach((queue) => queue.stop())
  }, [userId])
}
