import { useCallback, useInsertionEffect, useRef } from 'react'

/** The same function at every render, doing what the latest one would: what it is passed to need not be drawn again. Only for events. */
export function useSteady<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act)
  useInsertionEffect(() => {
    latest.current = act
  })
  return useCallback((...given) => latest.current(...given), [])
}
