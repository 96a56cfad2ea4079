import { useState } from 'react'
import type { Grouping } from '#contract/grouping'
import { ApiError, call } from '#lib/api'
import { rethrowWithFallback } from '#lib/fallback'

/** Groups the words of a text; what went wrong the last time stays until the next one. */
export function useGrouping() {
  const [fault, setFault] = useState<ApiError>()
  const group = async (text: string): Promise<Grouping | undefined> => {
    try {
      const grouping = await call('POST /api/groupings', { body: { text } }).catch(
        rethrowWithFallback('grouping_failed'),
      )
      setFault(undefined)
      return grouping
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error)
      return undefined
    }
  }
  return { fault, group }
}
