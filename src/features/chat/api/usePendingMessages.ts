import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatMessage } from '#contract/chat'
import type { SharedThing } from '#contract/sharing'
import { useThrowError } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { newId } from '#lib/new-id'
import type { PendingQueue, SendingState } from '#lib/pending-queue'
import { openPendingQueue } from '#lib/pending-sender'
import { loadPending, removePending, subscribePending } from '#lib/pending-store'
import { userStore } from '#lib/storage'
import { token } from '#lib/token'
import { messageSender, sendMessages } from './message-sender.ts'
import type { PendingMessage } from './message-sender.ts'

const { channel } = messageSender

export interface PendingMessages {
  /** What the server has not acknowledged, the oldest first. */
  items: readonly PendingMessage[]
  /** Why nothing goes out at present: it goes out by itself later. */
  waitingFor: ApiError | undefined
  /** Why the first of them is not taken: a press tries again. */
  refusal: ApiError | undefined
  /** `share`: what the message shows besides. */
  send: (text: string, share?: SharedThing) => void
  retry: () => void
  remove: (message: PendingMessage) => void
}

/** The learner's messages on their way: kept in the browser until the server has them. */
export function usePendingMessages(
  userId: string,
  conversation: string,
  onArrived: (message: ChatMessage) => void,
): PendingMessages {
  const [state, setState] = useState<SendingState>({ kind: 'flowing' })
  const [attempt, setAttempt] = useState(0)
  const queue = useRef<PendingQueue<PendingMessage>>(undefined)
  const throwError = useThrowError()
  const arrive = useEffectEvent(onArrived)
  const fail = useEffectEvent(throwError)
  useEffect(() => {
    const session = token.read() ?? ''
    const opened = openPendingQueue(messageSender, conversation, userId, {
      send: (messages) => sendMessages(conversation, messages, session, (message) => arrive(message)),
      onState: (next) => (next.kind === 'broken' ? fail(next.error) : setState(next)),
    })
    queue.current = opened
    return () => opened.stop()
  }, [userId, conversation, attempt])

  // As text: equal lists are one snapshot.
  const stored = useSyncExternalStore(subscribePending, () =>
    JSON.stringify(loadPending(userStore(userId), channel, conversation)),
  )
  const items = useMemo(() => JSON.parse(stored) as PendingMessage[], [stored])

  const begin = () => {
    setState({ kind: 'flowing' })
    setAttempt((count) => count + 1)
  }
  return {
    items,
    waitingFor: state.kind === 'waiting' ? state.error : undefined,
    refusal: state.kind === 'refused' ? state.error : undefined,
    send: (text, share) =>
      queue.current?.add({ id: newId(), text, at: new Date().toISOString(), ...(share && { share }) }),
    retry: () => (state.kind === 'refused' ? begin() : queue.current?.retry()),
    remove: ({ id }) => {
      removePending(userStore(userId), channel, conversation, new Set([id]))
      begin()
    },
  }
}
