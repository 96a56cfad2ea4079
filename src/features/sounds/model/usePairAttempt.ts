import { useState } from 'react'
import type { PairAttempt } from '#contract/speech'
import { useAsyncAction } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { judgePair } from '../api/judge-pair.ts'

interface PairWords {
  readonly word: string
  readonly other: string
}

/**
 * Has what is said to one pair judged: the newest attempt, or why it has none.
 *
 * @param onJudged called with each attempt that has a verdict
 */
export function usePairAttempt({ word, other }: PairWords, onJudged: (attempt: PairAttempt) => void) {
  const [said, setSaid] = useState<ArrayBuffer>()
  const [attempt, setAttempt] = useState<PairAttempt>()
  const [error, setError] = useState<ApiError>()
  const { run, pending } = useAsyncAction(async (wav: ArrayBuffer) => {
    setSaid(wav)
    const next = await judgePair({ word, other, wav })
    setAttempt(next)
    setError(undefined)
    if (next.verdict !== null) onJudged(next)
  }, setError)
  return {
    attempt,
    error,
    pending,
    /** What was heard before is no longer shown: the word is said again. */
    clear: () => {
      setAttempt(undefined)
      setError(undefined)
    },
    judge: async (wav: ArrayBuffer): Promise<void> => {
      await run(wav)
    },
    /** Sends the same sound again, after an error. */
    judgeAgain: () => void (said && run(said)),
  }
}
