import { useCallback, useState } from 'react'
import type { Grouping } from '#contract/grouping'
import { ApiError, call } from '#lib/api'

interface Grouped {
  result?: Grouping
  fault?: ApiError
  /** Counts the groupings: another number is another text. */
  count: number
}

/** Groups the words of a text; the last grouping stays until the next one or until it is cleared. */
export function useGrouping() {
  const [grouped, setGrouped] = useState<Grouped>({ count: 0 })
  const group = useCallback(async (text: string) => {
    try {
      const result = await call('POST /api/groupings', { body: { text } })
      setGrouped(({ count }) => ({ result, count: count + 1 }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setGrouped(({ count }) => ({ fault: error, count }))
    }
  }, [])
  const clear = useCallback(() => setGrouped(({ count }) => ({ count })), [])
  return { ...grouped, group, clear }
}
