import { useCallback } from 'react'
import type { PageName } from '#contract/pages'
import { usePrefetch } from '#lib/swr'
import { firstReads, preload } from './screens.ts'

/** Brings a page before it is opened: its code, its texts, and for learners what it reads first. */
export function usePreload(): (name: PageName | undefined) => void {
  const prefetch = usePrefetch()
  return useCallback(
    (name) => {
      preload(name)
      const address = name && firstReads[name]
      if (address) prefetch(address)
    },
    [prefetch],
  )
}
