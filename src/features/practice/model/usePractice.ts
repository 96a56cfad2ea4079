import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Practice } from '#contract/practice'
import { ApiError } from '#lib/api'
import { createPractice } from '../api/create-practice.ts'
import type { InputOf } from '#lib/api'
import { userStore } from '#lib/storage'
import type { UserStore } from '#lib/storage'
import { newId } from '#lib/new-id'
import { useListening } from './useListening.ts'

/** What to practise: words by text or by id, and kinds of question where not all are wanted. */
export type PracticeRequest = Omit<InputOf<'POST /api/practices'>['body'], 'id' | 'listening'>

export interface StartedPractice {
  practice: Practice | undefined
  error: ApiError | undefined
  /** Asks again for the same practice. */
  retry: () => void
  /** Starts another practice of the same words. */
  restart: () => void
  /** The practice is over: its id is not used again. */
  forget: () => void
}

/** Milliseconds between questions whether the dictionary is ready, right after the very first start of a server. */
const contentDelay = 3_000

/** Where the id of the practice that is going on is kept: a reload, or coming back later, goes on with it. */
const keyOf = (request: PracticeRequest): string => `practice/${JSON.stringify(request)}`

async function start(store: UserStore, request: PracticeRequest, listening: boolean): Promise<Practice> {
  const key = keyOf(request)
  const ask = () => {
    const id = store.get<string>(key) ?? newId()
    store.set(key, id)
    return createPractice({ ...request, id, ...(listening ? {} : { listening }) })
  }
  try {
    const practice = await ask()
    if (practice.result === null) return practice
    // It ended in another tab, or its end came late.
    store.remove(key)
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'run_expired') throw error
    store.remove(key)
    return ask()
  }
}

/**
 * The practice of these words: a new one, or the one that was left. Waits until it is known who practises.
 *
 * @param request the same object as long as the same is asked
 */
export function usePractice(request: PracticeRequest, userId: string | undefined): StartedPractice {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; practice?: Practice; error?: ApiError }>()
  const { canListen } = useListening()
  const key = `${userId} ${attempt} ${keyOf(request)}`

  // Whoever stops listening on the way goes on with the same questions, read instead of heard.
  const begin = useEffectEvent((id: string) => start(userStore(id), request, canListen))
  useEffect(() => {
    if (userId === undefined) return undefined
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    begin(userId).then(
      (practice) => here && setFound({ key, practice }),
      (error: unknown) => {
        if (!here || !(error instanceof ApiError)) return
        setFound({ key, error })
        if (error.code === 'content_loading') timer = setTimeout(() => setAttempt((before) => before + 1), contentDelay)
      },
    )
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [key, userId])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const forget = useCallback(() => {
    if (userId !== undefined) userStore(userId).remove(keyOf(request))
  }, [userId, request])
  const restart = useCallback(() => {
    forget()
    setAttempt((before) => before + 1)
  }, [forget])
  const now = found?.key === key ? found : undefined
  return { practice: now?.practice, error: now?.error, retry, restart, forget }
}
