import { useCallback, useMemo, useState } from 'react'
import type { Language } from '#contract/patterns'
import { routes } from '#contract/pages/landing-routes'
import { DemoError, startGuest } from '../api/start-guest.ts'

/** The first level of the demo. */
const demoAddress = routes.game({ category: 'animals-nature', difficulty: 'easy', level: 1, type: 'multi-choice' })

export interface Demo {
  /** Makes a guest session where there is none, and goes to the first level. */
  start: () => void
  starting: boolean
  /** Why it did not start: the server's words, or the given text without a connection. */
  error: string | undefined
}

const leave = (address: string): void => location.assign(address)

/** The same object until something of it changes: what shows it is not drawn anew for nothing. */
export function useDemo(language: Language, offlineText: string, go = leave): Demo {
  const [starting, setStarting] = useState(false)
  const [error, setError] = useState<string>()
  const start = useCallback(async () => {
    setStarting(true)
    setError(undefined)
    try {
      await startGuest(language)
      go(demoAddress)
    } catch (cause) {
      // Any other exception is a fault of the program. This document has no error screen: it goes to the console.
      if (!(cause instanceof DemoError)) throw cause
      setError(cause.message || offlineText)
    } finally {
      setStarting(false)
    }
  }, [language, offlineText, go])
  return useMemo(() => ({ start: () => void start(), starting, error }), [start, starting, error])
}
