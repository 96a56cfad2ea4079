import { useCallback, useEffect, useState } from 'react'

/** Seconds left of a wait, and how to start one. Counts by the clock: a tab that slept wakes up right. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
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
