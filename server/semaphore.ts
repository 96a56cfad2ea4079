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
