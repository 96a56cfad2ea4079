/** A timer as Node has them. */
export interface Timer {
  /** Begins its time anew. */
  refresh(): unknown
  /** Lets the process end before it rings. */
  unref(): unknown
}

/** What calls a function later. What takes it can be tested without replacing Node's own timers, which everything in the process shares. */
export interface Timers {
  /** Calls `run` once, after so many milliseconds. */
  setTimeout(run: () => void, ms: number): Timer
  clearTimeout(timer: Timer | undefined): void
  /** Milliseconds on the clock by which they ring, which never goes back. */
  now(): number
}

/** Node's own. */
export const systemTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
  now: () => performance.now(),
}
