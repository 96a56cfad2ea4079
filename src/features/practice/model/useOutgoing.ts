import { useEffect, useRef, useState } from 'react'
import { userStore } from '#lib/storage'
import { token } from '#lib/token'
import type { RunCalls } from '../api/run-calls.ts'
import { createOutgoing } from './outgoing.ts'
import type { Outgoing, SendingState } from './outgoing.ts'

/**
 * Sends the answers of a run or a round while the component is there; what is left then stays in the browser.
 *
 * @param calls always the same object
 * @param hold see `OutgoingOptions`
 */
export function useOutgoing<T extends { readonly id: string }>(
  runId: string,
  userId: string,
  { keyOf, send }: Pick<RunCalls<unknown, T>, 'keyOf' | 'send'>,
  hold = false,
) {
  const [sending, setSending] = useState<SendingState>({ kind: 'flowing' })
  const outgoing = useRef<Outgoing<T>>(undefined)
  useEffect(() => {
    const session = token.read()
    const queue = createOutgoing<T>({
      runId: keyOf(runId),
      store: userStore(userId),
      send: (answers) => send(runId, answers, session ?? ''),
      mine: () => session !== null && token.read() === session,
      onState: setSending,
      hold,
    })
    outgoing.current = queue
    window.addEventListener('online', queue.retry)
    return () => {
      queue.stop()
      window.removeEventListener('online', queue.retry)
    }
  }, [runId, userId, keyOf, send, hold])
  return { sending, outgoing }
}
