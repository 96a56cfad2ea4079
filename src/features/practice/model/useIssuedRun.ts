import { useEffect, useEffectEvent, useReducer } from 'react'
import { ApiError } from '#lib/api'
import { userStore } from '#lib/storage'
import { issue, runKey, takeIssued } from './issue-ahead.ts'
import { removeTakenRun } from './taken-run.ts'
import { openRun, stepIssuedRun } from './issued-run.ts'
import type { IssuedRunState, RunSource } from './issued-run.ts'

export interface IssuedRun<R> {
  status: IssuedRunState<R>['status']
  /** Undefined until the server has issued it. */
  run: R | undefined
  /** Why there is no run: offer `retry`. */
  error: ApiError | undefined
  /** Asks again for the same run. */
  retry: () => void
  /** Starts another run of the same request. */
  restart: () => void
  /** The run is over: its id is not used again. */
  finish: () => void
}

/** Milliseconds between two requests while the server still loads the dictionary, after its very first start. */
const contentDelay = 3_000

/**
 * The run that is in progress, or a new one.
 *
 * @param source may be another object at each render: `idName` says whether the same is asked
 * @param userId undefined waits until it is known who plays
 * @throws during render: an exception that is not an answer of the server, for the error screen
 */
export function useIssuedRun<R>(source: RunSource<R>, userId: string | undefined): IssuedRun<R> {
  const key = runKey(userId, source.idName)
  const [state, step] = useReducer(stepIssuedRun<R>, key, (first) => openRun<R>(first))
  // The key changes here and not in an effect: a run of another request must not be drawn once.
  if (state.key !== key) step({ type: 'open', key })

  const { attempt, status } = state
  const ask = useEffectEvent((user: string) => takeIssued<R>(runKey(user, source.idName)) ?? issue(source, user))
  useEffect(() => {
    if (userId === undefined || status !== 'loading') return undefined
    let isCurrent = true
    ask(userId).then(
      (run) => isCurrent && step({ type: 'issue', attempt, run }),
      (error: unknown) => isCurrent && step({ type: 'fail', attempt, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [userId, attempt, status])

  const error = state.status === 'failed' ? state.error : undefined
  const isContentLoading = error instanceof ApiError && error.code === 'content_loading'
  useEffect(() => {
    if (!isContentLoading) return undefined
    const timer = setTimeout(() => step({ type: 'retry' }), contentDelay)
    return () => clearTimeout(timer)
  }, [isContentLoading])

  if (error !== undefined && !(error instanceof ApiError)) throw error
  const removeId = () => {
    if (userId !== undefined) userStore(userId).remove(source.idName)
  }
  return {
    status: state.status,
    run: state.status === 'answering' || state.status === 'finished' ? state.run : undefined,
    error,
    retry: () => step({ type: 'retry' }),
    restart: () => {
      removeId()
      step({ type: 'restart' })
    },
    finish: () => {
      const id = userId === undefined ? undefined : userStore(userId).get<string>(source.idName)
      if (id !== undefined) removeTakenRun(id).catch((error: unknown) => reportError(error))
      removeId()
      step({ type: 'finish' })
    },
  }
}
