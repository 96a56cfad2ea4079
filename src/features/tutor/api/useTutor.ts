import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Conversation } from '#contract/chat'
import { useThrowError } from '#lib/actions'
import { ApiError, call } from '#lib/api'
import { useCall, useRevalidate } from '#lib/swr'
import { streamAnswer } from './stream-answer.ts'

/** The learner's conversation with the tutor, made when it is opened first. */
export function useTutor() {
  const [conversation, setConversation] = useState<Conversation>()
  const [error, setError] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  const throwError = useThrowError()
  const fail = useEffectEvent((failure: unknown) =>
    failure instanceof ApiError ? setError(failure) : throwError(failure),
  )
  useEffect(() => {
    let isOver = false
    call('POST /api/tutor').then(
      (opened) => !isOver && setConversation(opened),
      (failure: unknown) => !isOver && fail(failure),
    )
    return () => {
      isOver = true
    }
  }, [attempt])
  const retry = () => {
    setError(undefined)
    setAttempt((count) => count + 1)
  }
  return { conversation, error, retry }
}

/** Whether an AI service answers, and how many of its answers are left today; undefined until it is known. */
export function useTutorLeft() {
  const { data, error } = useCall('GET /api/tutor')
  // Without knowing it the dictionary answers.
  return data ?? (error ? { ai: false, left: 0 } : undefined)
}

/** The answer to a line, from the service piece by piece or from the dictionary. It ends as a message of the conversation. */
export function useAnswer(hasAi: boolean) {
  const [text, setText] = useState('')
  const [error, setError] = useState<ApiError>()
  const current = useRef<AbortController>(undefined)
  const revalidate = useRevalidate()
  const throwError = useThrowError()
  // Who leaves the conversation stops the answer: what came by then is its message.
  useEffect(() => () => current.current?.abort(), [])

  const ask = (line: string, from: 'service' | 'dictionary' = hasAi ? 'service' : 'dictionary') => {
    current.current?.abort()
    const asking = new AbortController()
    current.current = asking
    setError(undefined)
    setText('')
    const answer =
      from === 'service'
        ? streamAnswer(line, (piece) => setText((before) => before + piece), asking.signal)
        : call('POST /api/tutor/answers', { body: { to: line } })
    answer
      .catch((failure: unknown) => {
        if (asking.signal.aborted) return
        if (failure instanceof ApiError) setError(failure)
        else throwError(failure)
      })
      .finally(() => {
        void revalidate('GET /api/conversations')
        void revalidate('GET /api/tutor')
      })
  }
  return { text, error, ask, stop: () => current.current?.abort() }
}
