import type { Change } from '#contract/note-changes'
import type { ApiError } from '#lib/api'

/** Changes on their way to the server, which applies them whole or not at all, and once however often they come. */
export interface Batch {
  readonly id: string
  /** The version that the learner saw, and those that their own batches have made since. */
  readonly base: number
  readonly own: readonly number[]
  readonly changes: readonly Change[]
}

/** What is left to send when a batch has arrived: those behind it know the version that it made as their own. */
export const withoutArrived = (queue: readonly Batch[], id: string, applied: number): Batch[] =>
  queue.flatMap((batch) => {
    if (batch.id === id) return []
    return batch.own.includes(applied) ? batch : { ...batch, own: [...batch.own, applied].slice(-500) }
  })

/** The same batch may be taken later; anything else the server will always refuse. */
export const isRetryable = (error: ApiError): boolean =>
  (error.isPassing && error.code !== 'limit_reached') || error.status === 401
