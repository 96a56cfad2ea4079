/** Work for later, which must not slow a page down or cost a learner who saves data. */

/** Milliseconds after which a page is left in peace enough. */
const DELAY = 4_000

/** Whether the browser asks to save data: Chromium says so, others know no such wish. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Does something a few seconds later, or after `delay` milliseconds, when the browser is idle and has a connection that may be used; not at all otherwise. A failure goes to the
 * log. Returns a function that cancels it.
 *
 * @param isNeeded it is done for a learner who saves data, too
 */
export function whenIdle(act: () => Promise<void>, isNeeded = false, delay = DELAY): () => void {
  let idle = 0
  const run = () => {
    if (navigator.onLine && (isNeeded || !savesData())) act().catch((error: unknown) => reportError(error))
  }
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: DELAY })
    else run()
  }, delay)
  return () => {
    clearTimeout(timer)
    if (idle !== 0) cancelIdleCallback(idle)
  }
}
