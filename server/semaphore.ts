import { HttpError } from './http/errors.ts'

/** Runs a work when its turn has come. Throws busy when too many wait. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `atOnce` works at a time and lets `queue` more wait; throws busy beyond that. */
export function createSemaphore(atOnce: number, queue: number): Semaphore {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= queue) throw new HttpError('busy')
      // Whoever leaves hands the place over, so that `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
