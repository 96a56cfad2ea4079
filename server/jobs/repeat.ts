import type { Logger } from 'pino'
import type { Signal } from '../signal.ts'

/**
 * Runs work now and then `everyMs` after each end, so that it never overlaps itself; a failure is logged and the next turn tries again. A signal
 * begins the next turn at once. The returned function stops it and waits for the run under way; work that can take long asks `isStopping`.
 */
export function repeat(
  everyMs: number,
  work: (isStopping: () => boolean) => Promise<void>,
  log: Logger,
  signal?: Signal,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isRunning = false
  let isDue = false
  let running = Promise.resolve()

  function run(): void {
    isRunning = true
    isDue = false
    running = work(() => isStopped)
      .catch((error: unknown) => log.error({ error }, 'a job failed'))
      .then(() => {
        isRunning = false
        if (isStopped) return
        if (isDue) return run()
        timer = setTimeout(run, everyMs)
        timer.unref()
      })
  }

  const unlisten = signal?.listen(() => {
    isDue = true
    if (isRunning || isStopped) return
    clearTimeout(timer)
    run()
  })
  run()
  return async () => {
    isStopped = true
    unlisten?.()
    clearTimeout(timer)
    await running
  }
}
