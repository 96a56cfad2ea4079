import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Practice, PracticeResult } from '#contract/practice'
import { practiceCalls, useListening } from '#features/practice'
import type { RunCalls } from '#features/practice'
import { ApiError, call } from '#lib/api'
import { newId } from '#lib/new-id'
import { userStore } from '#lib/storage'

export interface LessonRef {
  course: string
  number: number
}

export interface LessonRun {
  practice: Practice | undefined
  error: ApiError | undefined
  /** Ends the lesson, not only its exercises. */
  calls: RunCalls<PracticeResult>
  retry: () => void
  restart: () => void
  forget: () => void
}

const keyOf = ({ course, number }: LessonRef) => `lesson/${course}/${number}`

/**
 * The exercises of a lesson: those that were left, here or on another device, or new ones.
 *
 * @param open id of exercises that the server says can be gone on with; undefined waits
 */
export function useLessonRun(place: LessonRef, open: string | null | undefined, userId: string | undefined): LessonRun {
  const { course, number } = place
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; practice?: Practice; error?: ApiError }>()
  const { canListen } = useListening()
  const key = `${userId} ${attempt} ${keyOf(place)}`
  const params = useMemo(() => ({ course, number: String(number) }), [course, number])
  const calls = useMemo(
    (): RunCalls<PracticeResult> => ({
      ...practiceCalls,
      finish: (id) => call('POST /api/courses/{course}/lessons/{number}/finish', { params, body: { id } }),
    }),
    [params],
  )
  const begin = useEffectEvent(async (user: string) => {
    const store = userStore(user)
    const kept = store.get<string>(keyOf(place)) ?? (attempt === 0 ? open : null)
    const start = (id: string) => {
      store.set(keyOf(place), id)
      return call('POST /api/courses/{course}/lessons/{number}/runs', {
        params,
        body: { id, ...(canListen ? {} : { listening: false }) },
      })
    }
    if (!kept) return start(newId())
    try {
      const practice = await start(kept)
      return practice.result === null ? practice : await start(newId())
    } catch (error) {
      if (error instanceof ApiError && error.code === 'run_expired') return start(newId())
      throw error
    }
  })
  const isReady = userId !== undefined && open !== undefined
  useEffect(() => {
    if (!isReady) return undefined
    let here = true
    begin(userId).then(
      (practice) => here && setFound({ key, practice }),
      (error: unknown) => here && error instanceof ApiError && setFound({ key, error }),
    )
    return () => {
      here = false
    }
  }, [key, userId, isReady])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const forget = useCallback(() => {
    if (userId !== undefined) userStore(userId).remove(keyOf({ course, number }))
  }, [userId, course, number])
  const restart = useCallback(() => {
    forget()
    setAttempt((before) => before + 1)
  }, [forget])
  const now = found?.key === key ? found : undefined
  return { practice: now?.practice, error: now?.error, calls, retry, restart, forget }
}
