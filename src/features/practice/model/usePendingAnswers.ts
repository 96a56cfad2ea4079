import { useLayoutEffect, useRef, useState } from 'react'
import type { PendingQueue, SendingState } from '#lib/pending-queue'
import type { PendingItem } from '#lib/pending-store'
import { openPendingQueue } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'

/** How the sending is, without an exception: that is thrown. */
export type AnswersState = Exclude<SendingState, { kind: 'broken' }>

/**
 * Sends the answers of a run or a round while the component is there; what is left then stays in the browser.
 *
 * @param sender always the same object
 * @param hold see `PendingQueueOptions`
 * @throws during render: an exception that is not an answer of the server, for the error screen
 */
export function usePendingAnswers<T extends PendingItem>(
  key: string,
  userId: string,
  sender: PendingSender<T>,
  hold = false,
) {
  const [sending, setSending] = useState<SendingState>({ kind: 'flowing' })
  const queue = useRef<PendingQueue<T>>(undefined)
  // Before the first frame, as the keys of a question: an answer that finds no queue would be lost.
  useLayoutEffect(() => {
    const opened = openPendingQueue(sender, key, userId, { onState: setSending, hold })
    queue.current = opened
    return opened.stop
  }, [key, userId, sender, hold])
  if (sending.kind === 'broken') throw sending.error
  return { sending, queue }
}
