import { useEffect, useEffectEvent, useState } from 'react'
import type { RoundItem, SoundSkill } from '#contract/sounds'
import { ApiError, call } from '#lib/api'
import { newId } from '#lib/new-id'
import { useThrowError } from '#lib/actions'

interface LoadedRound {
  readonly id: string
  readonly items: readonly RoundItem[]
}

type Loading = { readonly round?: LoadedRound; readonly error?: ApiError }

/** One round, which stays as it is: nothing is read again while it is played. */
export function useRound(skill: SoundSkill, contrast: string | null, isOpen: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [loading, setLoading] = useState<Loading>({})
  const throwError = useThrowError()
  const fail = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError) setLoading({ error })
    else throwError(error)
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const leaving = new AbortController()
    const query = { skill, ...(contrast !== null && { contrast }) }
    call('GET /api/sounds/round', { query }, { signal: leaving.signal }).then(
      ({ items }) => {
        if (!leaving.signal.aborted) setLoading({ round: { id: newId(), items } })
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) fail(error)
      },
    )
    return () => leaving.abort()
  }, [skill, contrast, attempt, isOpen])
  const reload = () => {
    setLoading({})
    setAttempt((count) => count + 1)
  }
  return { ...loading, reload }
}
