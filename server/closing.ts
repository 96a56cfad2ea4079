/** What must end before the process does. */
export interface Closing {
  /** Registers an ending; the returned function takes it back. */
  add(end: () => void | Promise<void>): () => void
}

export interface ClosingList extends Closing {
  /** Runs every ending, the latest first. One that fails keeps no other from its turn; the failures are thrown at the end. */
  run(): Promise<void>
}

export function createClosing(): ClosingList {
  const ends = new Set<() => void | Promise<void>>()
  return {
    add(end) {
      ends.add(end)
      return () => void ends.delete(end)
    },
    async run() {
      const failures: unknown[] = []
      for (const end of [...ends].reverse()) {
        try {
          await end()
        } catch (error) {
          failures.push(error)
        }
      }
      ends.clear()
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
    },
  }
}
