import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Signal } from '../signal.ts'
import { withContext } from '../work-context.ts'

interface RepeatOptions {
  readonly signal?: Signal
  /** For the log. */
  readonly name?: string
  /** Measures each turn. */
  readonly observe?: (work: () => Promise<void>) => Promise<void>
}

/**
 * Runs work now and then `everyMs` after each end, so that it never overlaps itself; a failure is logged and the next turn tries again. A signal
 * begins the next turn at once. The returned function stops it and waits for the run under way; work that can take long heeds `stop`.
 */
export function repeat(
  everyMs: number,
  work: (stop: AbortSignal) => Promise<void>,
  log: Logger,
  { signal, name = 'unnamed', observe = (turn) => turn() }: RepeatOptions = {},
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const stop = new AbortController()
  let isRunning = false
  let isDue = false
  let running = Promise.resolve()

  function run(): void {
    isRunning = true
    isDue = false
    const turn = () => observe(() => work(stop.signal)).catch((error: unknown) => log.error({ error }, 'a job failed'))
    running = withContext({ job: name, jobRun: randomUUID() }, turn).then(() => {
      isRunning = false
      if (stop.signal.aborted) return
      if (isDue) return run()
      timer = setTimeout(run, everyMs)
      timer.unref()
    })
  }

  const unlisten = signal?.listen(() => {
    isDue = true
    if (isRunning || stop.signal.aborted) return
    clearTimeout(timer)
    run()
  })
  run()
  return async () => {
    stop.abort()
    unlisten?.()
    clearTimeout(timer)
    await running
  }
}
