/** What must end before the process does. */
export interface Closing {
  /** Registers an ending; the returned function takes it back. */
  add(end: () => void | Promise<void>): () => void
}

export interface ClosingList extends Closing {
  /** Runs every ending, the latest first. */
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
      for (const end of [...ends].reverse()) await end()
      ends.clear()
    },
  }
}
