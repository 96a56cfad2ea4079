import type { Logger } from 'pino'

/**
 * Runs work now and then `everyMs` after each end, so that it never overlaps itself; a failure is logged and the next turn tries again. The
 * returned function stops it and waits for the run under way.
 */
export function repeat(everyMs: number, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()

  function run(): void {
    running = work()
      .catch((error: unknown) => log.error({ error }, 'a job failed'))
      .then(() => {
        if (stopped) return
        timer = setTimeout(run, everyMs)
        timer.unref()
      })
  }

  run()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
