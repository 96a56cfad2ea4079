import { useEffect, useRef } from 'react'

/** Milliseconds since `thing` came into view. */
export function useStopwatch(thing: string | undefined): () => number {
  const from = useRef(0)
  useEffect(() => {
    from.current = performance.now()
  }, [thing])
  return () => Math.round(performance.now() - from.current)
}
