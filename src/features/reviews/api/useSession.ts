import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Practice } from '#contract/practice'
import { useListening } from '#features/practice'
import { ApiError, call } from '#lib/api'
import { newId } from '#lib/new-id'
import { userStore } from '#lib/storage'
import type { UserStore } from '#lib/storage'

export interface SessionRequest {
  from: 'due' | 'missed'
  /** As many as the server thinks right when left out. */
  words?: number
}

export interface StartedSession {
  practice: Practice | undefined
  error: ApiError | undefined
  retry: () => void
  /** Starts another session. */
  restart: () => void
  /** The session is over: its id is not used again. */
  forget: () => void
}

const keyOf = ({ from }: SessionRequest): string => `review/${from}`

/** The session of this browser, else one that another device left open, else a new one. */
async function start(store: UserStore, request: SessionRequest, listening: boolean): Promise<Practice> {
  const key = keyOf(request)
  const kept = store.get<string>(key)
  const open = kept ?? (request.from === 'due' ? (await call('GET /api/reviews')).open : null)
  if (open !== null) {
    const practice = await call('GET /api/practices/{id}', { params: { id: open } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'run_not_found') return undefined
      throw error
    })
    if (practice && practice.result === null && new Date(practice.expires_at) > new Date()) {
      store.set(key, open)
      return practice
    }
  }
  const id = newId()
  store.set(key, id)
  const { from, words } = request
  try {
    return await call('POST /api/reviews', {
      body: { id, words_from: from, ...(words === undefined ? {} : { words }), ...(listening ? {} : { listening }) },
    })
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing) store.remove(key)
    throw error
  }
}

/** The review session that is going on, or a new one. Waits until it is known who reviews. */
export function useSession(request: SessionRequest, userId: string | undefined): StartedSession {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; practice?: Practice; error?: ApiError }>()
  const { canListen } = useListening()
  const key = `${userId} ${attempt} ${keyOf(request)}`
  const begin = useEffectEvent((id: string) => start(userStore(id), request, canListen))
  useEffect(() => {
    if (userId === undefined) return undefined
    let here = true
    begin(userId).then(
      (practice) => here && setFound({ key, practice }),
      (error: unknown) => here && error instanceof ApiError && setFound({ key, error }),
    )
    return () => {
      here = false
    }
  }, [key, userId])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const { from } = request
  const forget = useCallback(() => {
    if (userId !== undefined) userStore(userId).remove(keyOf({ from }))
  }, [userId, from])
  const restart = useCallback(() => {
    forget()
    setAttempt((before) => before + 1)
  }, [forget])
  const now = found?.key === key ? found : undefined
  return { practice: now?.practice, error: now?.error, retry, restart, forget }
}
