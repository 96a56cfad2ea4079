import { useRef, useState } from 'react'
import { MOST_MEANINGS } from '#contract/reader-limits'
import type { WordSummary } from '#contract/words'
import { useThrowError } from '#lib/actions'
import { ApiError, call } from '#lib/api'

export interface Meanings {
  readonly find: (wordId: number) => WordSummary | undefined
  /** Reads the meanings of these words ahead, unless they are here or on their way. What does not come is asked for when it is wanted. */
  readonly prefetch: (wordIds: readonly number[]) => void
}

/** Meanings of the words that are near the window, so that a press shows them at once. */
export function useMeanings(): Meanings {
  const [meanings, setMeanings] = useState<ReadonlyMap<number, WordSummary>>(new Map())
  const asked = useRef(new Set<number>())
  const throwError = useThrowError()
  const read = (ids: readonly number[]) =>
    call('GET /api/reader/meanings', { query: { ids: ids.join(',') } }).then(
      ({ words }) => setMeanings((before) => new Map([...before, ...words.map((word) => [word.id, word] as const)])),
      (error: unknown) => {
        for (const id of ids) asked.current.delete(id)
        if (!(error instanceof ApiError)) throwError(error)
      },
    )
  return {
    find: (wordId) => meanings.get(wordId),
    prefetch: (wordIds) => {
      const missing = [...new Set(wordIds)].filter((id) => !asked.current.has(id))
      for (const id of missing) asked.current.add(id)
      for (let from = 0; from < missing.length; from += MOST_MEANINGS)
        void read(missing.slice(from, from + MOST_MEANINGS))
    },
  }
}
