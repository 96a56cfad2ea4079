import { QueueFullError } from './semaphore.ts'

/** Bytes that one call has in memory. */
export interface ByteLease {
  /** Throws QueueFullError when all calls together would have more than the budget. */
  take(bytes: number): void
  /** Gives everything back that was taken. */
  release(): void
}

/** Bounds the bytes that calls have in memory at once. */
export type ByteBudget = () => ByteLease

export function createByteBudget(most: number): ByteBudget {
  let total = 0
  return () => {
    let own = 0
    return {
      take(bytes) {
        if (total + bytes > most) throw new QueueFullError('too many bytes are in memory')
        own += bytes
        total += bytes
      },
      release() {
        total -= own
        own = 0
      },
    }
  }
}
