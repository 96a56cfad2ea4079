/** Tells a job of this process that there is work, so that nobody waits for its next turn. */

export interface Signal {
  /** @param inMs milliseconds until there is work; now when left out */
  emit(inMs?: number): void
  /** Calls back at each emission, with its milliseconds; the returned function stops it. */
  listen(listener: (inMs: number) => void): () => void
}

export function createSignal(): Signal {
  const listeners = new Set<(inMs: number) => void>()
  return {
    emit: (inMs = 0) => listeners.forEach((listener) => listener(inMs)),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
