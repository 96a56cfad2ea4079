/** Tells a job of this process that there is work, so that nobody waits for its next turn. */

export interface Signal {
  emit(): void
  /** Calls back at each emission; the returned function stops it. */
  listen(listener: () => void): () => void
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    emit: () => listeners.forEach((listener) => listener()),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
