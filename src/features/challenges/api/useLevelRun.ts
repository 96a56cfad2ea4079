import { useCallback, useEffect, useState } from 'react'
import type { Run } from '#contract/challenges'
import { ApiError, call } from '#lib/api'
import { newId } from '#lib/new-id'
import { userStore } from '#lib/storage'
import type { UserStore } from '#lib/storage'
import type { LevelRef } from '../model/address.ts'
import { removeRunId, saveRunId, runKey } from '../model/saved-run.ts'

export interface LevelRun {
  run: Run | undefined
  error: ApiError | undefined
  /** Asks again for the same run. */
  retry: () => void
  /** Starts another run of the level. */
  restart: () => void
}

interface Found {
  /** Who asked for which place, the how-many-eth time. */
  key: string
  run?: Run
  error?: ApiError
}

/** Milliseconds between questions whether the dictionary is ready, right after the very first start of a server. */
const contentDelay = 3_000

async function start(store: UserStore, place: LevelRef): Promise<Run> {
  const { category, sub, difficulty, level, type, wordsFrom } = place
  const ask = () => {
    const body = {
      id: saveRunId(store, place, newId),
      category,
      ...(sub === null ? {} : { sub }),
      difficulty,
      level,
      type,
      words_from: wordsFrom,
    }
    return call('POST /api/runs', { body })
  }
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'run_expired') throw error
    removeRunId(store, place)
    return ask()
  }
}

/**
 * The run of a level: a new one, or the one that was left. Waits until it is known who plays.
 *
 * @param place the same object as long as it is the same place
 */
export function useLevelRun(place: LevelRef, userId: string | undefined): LevelRun {
  const [attempt, setAttempt] = useState(0)
  const key = `${userId} ${runKey(place)} ${attempt}`
  const [found, setFound] = useState<Found>()

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
    if (userId !== undefined) removeRunId(userStore(userId), place)
    setAttempt((before) => before + 1)
  }, [place, userId])
  const now = found?.key === key ? found : undefined
  return { run: now?.run, error: now?.error, retry, restart }
}
