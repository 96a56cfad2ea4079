import { useCallback, useEffect, useState } from 'react'

/**
 * Seconds left of a wait, and how to start one. Counts by the clock: a tab that slept wakes up right.
 * @param initialSeconds the wait that has begun when the component appears
 */
export function useCountdown(initialSeconds = 0): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => (initialSeconds === 0 ? 0 : Date.now() + initialSeconds * 1000))
  const [left, setLeft] = useState(initialSeconds)
  useEffect(() => {
    if (end === 0) return
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  // Stable: effects of its callers depend on it.
  const start = useCallback((seconds: number) => {
    setLeft(seconds)
    setEnd(Date.now() + seconds * 1000)
  }, [])
  return [left, start]
}
