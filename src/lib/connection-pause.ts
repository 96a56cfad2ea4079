/** A wait that ends early when the request may succeed now. */
export interface ConnectionPause {
  readonly done: Promise<void>
  /** Ends the wait at once. */
  readonly end: () => void
}

/** Waits so many milliseconds, or until the connection is back or the page is seen again. */
export function pauseForConnection(ms: number): ConnectionPause {
  const { promise, resolve } = Promise.withResolvers<void>()
  const endWhenVisible = () => {
    if (document.visibilityState === 'visible') end()
  }
  const timer = setTimeout(() => end(), ms)
  function end(): void {
    clearTimeout(timer)
    window.removeEventListener('online', end)
    document.removeEventListener('visibilitychange', endWhenVisible)
    resolve()
  }
  window.addEventListener('online', end)
  document.addEventListener('visibilitychange', endWhenVisible)
  return { done: promise, end }
}
