import { useCallback, useEffect, useState } from 'react'
import type { Run } from '#contract/challenges'
import { newId } from '#features/practice'
import { ApiError, call } from '#lib/api'
import { userStore } from '#lib/storage'
import type { UserStore } from '#lib/storage'
import type { LevelPlace } from '../model/address.ts'
import { forgetRun, keepRunId, runKey } from '../model/kept-run.ts'

export interface LevelRun {
  run: Run | undefined
  error: ApiError | undefined
  /** Asks again for the same run. */
  retry: () => void
  /** Starts another run of the level. */
  restart: () => void
}

/** Milliseconds between questions whether the dictionary is ready, right after the very first start of a server. */
const contentDelay = 3_000

async function start(store: UserStore, place: LevelPlace): Promise<Run> {
  const { category, sub, difficulty, level, type, wordsFrom } = place
  const ask = () =>
    call('POST /api/runs', {
      body: {
        id: keepRunId(store, place, newId),
        category,
        ...(sub === null ? {} : { sub }),
        difficulty,
        level,
        type,
        words_from: wordsFrom,
      },
    })
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'run_expired') throw error
    forgetRun(store, place)
    return ask()
  }
}

/**
 * The run of a level: a new one, or the one that was left. Waits until it is known who plays.
 *
 * @param place the same object as long as it is the same place
 */
export function useLevelRun(place: LevelPlace, userId: string | undefined): LevelRun {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; run?: Run; error?: ApiError }>()
  const key = `${userId} ${runKey(place)} ${attempt}`

  useEffect(() => {
    if (userId === undefined) return undefined
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    start(userStore(userId), place).then(
      (run) => here && setFound({ key, run }),
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
  }, [key, place, userId])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const restart = useCallback(() => {
    if (userId !== undefined) forgetRun(userStore(userId), place)
    setAttempt((before) => before + 1)
  }, [place, userId])
  const now = found?.key === key ? found : undefined
  return { run: now?.run, error: now?.error, retry, restart }
}
