import pLimit from 'p-limit'

/** Runs `work` as soon as there is room. Throws QueueFullError when too many calls wait. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** Too many calls wait for a semaphore. A caller over HTTP gets `busy`. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Runs at most `concurrency` calls at once; at most `queue` more wait. */
export function createSemaphore(concurrency: number, queue: number): Semaphore {
  const limit = pLimit(concurrency)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queue) throw new QueueFullError('too many calls wait')
    return limit(work)
  }
}

/** Runs `work` as soon as there is room for its key. Throws QueueFullError when too many calls of the key wait. */
export type KeyedSemaphore = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A semaphore for each key, forgotten when nothing of the key runs or waits. */
export function createKeyedSemaphore(concurrency: number, queue: number): KeyedSemaphore {
  const own = new Map<string, { readonly semaphore: Semaphore; calls: number }>()
  return async (key, work) => {
    const entry = own.get(key) ?? { semaphore: createSemaphore(concurrency, queue), calls: 0 }
    own.set(key, entry)
    entry.calls += 1
    try {
      return await entry.semaphore(work)
    } finally {
      entry.calls -= 1
      if (entry.calls === 0) own.delete(key)
    }
  }
}
