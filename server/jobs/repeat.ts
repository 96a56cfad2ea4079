import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Signal } from '../signal.ts'
import { systemTimers, type Timer, type Timers } from '../timers.ts'
import { withContext } from '../work-context.ts'

/** One turn of a job. Answers the milliseconds until it has work again where it knows them; nothing: it does not. */
export type Work = (stop: AbortSignal) => Promise<number | void>

export interface RepeatOptions {
  readonly signal?: Signal
  /** Milliseconds between the end of a turn and the next one at the least, however often the signal comes; none when left out. */
  readonly apartMs?: number
  /** Milliseconds until a turn that failed is tried again; `everyMs` when left out. */
  readonly retryMs?: number
  /** For the log. */
  readonly name?: string
  /** Measures each turn. */
  readonly observe?: (work: () => Promise<void>) => Promise<void>
  /** Node's own when left out. */
  readonly timers?: Timers
}

/** What is due and was not taken is with another replica at this moment. */
const LEAST_MS = 1_000

/**
 * Runs work now and then `everyMs` after each end, or as soon as the work says that it is due, so that it never overlaps itself; a failure is
 * logged and the next turn tries again. A signal begins the next turn when it says. The returned function stops it and waits for the run under
 * way; work that can take long heeds `stop`.
 */
export function repeat(
  everyMs: number,
  work: Work,
  log: Logger,
  {
    signal,
    apartMs = 0,
    retryMs = everyMs,
    name = 'unnamed',
    observe = (turn) => turn(),
    timers = systemTimers,
  }: RepeatOptions = {},
): () => Promise<void> {
  let timer: Timer | undefined
  const stop = new AbortController()
  let isRunning = false
  let endedAt = -Infinity
  /** When the next turn begins; the earliest of what was heard during this one. */
  let nextAt = Infinity
  let running = Promise.resolve()

  async function turn(): Promise<void> {
    let pauseMs = everyMs
    try {
      await observe(async () => {
        const dueMs = await work(stop.signal)
        if (typeof dueMs === 'number') pauseMs = Math.min(everyMs, Math.max(LEAST_MS, dueMs))
      })
    } catch (error) {
      pauseMs = retryMs
      log.error({ error }, 'a job failed')
    }
    isRunning = false
    endedAt = timers.now()
    const heardAt = nextAt
    nextAt = Infinity
    plan(Math.min(endedAt + pauseMs, heardAt))
  }

  function run(): void {
    isRunning = true
    nextAt = Infinity
    running = withContext({ job: name, jobRun: randomUUID() }, turn)
  }

  /** Begins the next turn at a time, unless an earlier one is planned. */
  function plan(at: number): void {
    if (at >= nextAt || stop.signal.aborted) return
    nextAt = at
    if (isRunning) return
    timers.clearTimeout(timer)
    const pauseMs = Math.max(at, endedAt + apartMs) - timers.now()
    if (pauseMs <= 0) return run()
    timer = timers.setTimeout(run, pauseMs)
    timer.unref()
  }

  const unlisten = signal?.listen((inMs) => plan(timers.now() + inMs))
  run()
  return async () => {
    stop.abort()
    unlisten?.()
    timers.clearTimeout(timer)
    await running
  }
}
