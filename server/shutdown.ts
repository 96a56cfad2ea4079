/** What must end before the process does. */
export interface ShutdownStep {
  /** Registers an ending; the returned function takes it back. */
  add(end: () => void | Promise<void>): () => void
}

export interface ShutdownSteps extends ShutdownStep {
  /** Runs every ending, the latest first. One that fails keeps no other from its turn; the failures are thrown at the end. */
  run(): Promise<void>
}

export function createShutdownSteps(): ShutdownSteps {
  const ends = new Set<() => void | Promise<void>>()
  let isEnding = false
  return {
    add(end) {
      // What begins while everything ends, such as a stream on a connection that is still open, ends as soon as it has begun.
      if (isEnding) setImmediate(() => ends.delete(end) && void Promise.resolve(end()).catch(() => {}))
      ends.add(end)
      return () => void ends.delete(end)
    },
    async run() {
      isEnding = true
      const failures: unknown[] = []
      for (const end of [...ends].reverse()) {
        ends.delete(end)
        try {
          await end()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
    },
  }
}
