import { useState } from 'react'
import type { Attempt } from '#contract/speech'
import { useAsyncAction } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { newId } from '#lib/new-id'
import { judgeAttempt } from '../api/judge-attempt.ts'
import type { SpokenAttempt } from '../api/judge-attempt.ts'

/** Has what is said to one question judged: the newest attempt with its verdict, or why it has none yet. */
export function useAttempt(practice: string, wordId: number) {
  const [said, setSaid] = useState<SpokenAttempt>()
  const [attempt, setAttempt] = useState<Attempt>()
  // It stays until the sound that was not judged is.
  const [error, setError] = useState<ApiError>()
  const { run, pending } = useAsyncAction(async (next: SpokenAttempt) => {
    setSaid(next)
    setAttempt(undefined)
    setAttempt(await judgeAttempt(next))
    setError(undefined)
  }, setError)
  return {
    attempt,
    error,
    pending,
    judge: async (wav: ArrayBuffer): Promise<void> => {
      await run({ id: newId(), practice, wordId, wav })
    },
    /** Sends the same sound again, which is judged once. */
    judgeAgain: () => void (said && run(said)),
  }
}
