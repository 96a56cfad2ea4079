import { useState } from 'react'
import { ApiError, call } from '#lib/api'
import { useThrowError } from '#lib/actions'

export interface RecordHeard {
  /** Different words that were heard on a walk so far. */
  readonly record: (walk: string, words: number) => void
  /** False while the last count has not arrived. */
  readonly isSaved: boolean
  /** Words heard today; undefined before the first count has arrived. */
  readonly today: number | undefined
}

/** Counts what was heard, all so far each time: what one call loses the next one brings. */
export function useRecordHeard(): RecordHeard {
  const [isSaved, setSaved] = useState(true)
  const [today, setToday] = useState<number>()
  const throwError = useThrowError()
  const record = (walk: string, words: number) => {
    if (words === 0) return
    call('POST /api/walks/heard', { body: { id: walk, words } }).then(
      (answer) => {
        setSaved(true)
        setToday(answer.heard_today)
      },
      (error: unknown) => {
        if (error instanceof ApiError) setSaved(false)
        else throwError(error)
      },
    )
  }
  return { record, isSaved, today }
}
