import type { Change } from '#contract/note-changes'

/** Changes on their way to the server, which applies them whole or not at all, and once however often they come. */
export interface Batch {
  readonly id: string
  /** The version that the learner saw, and those that their own batches have made since. */
  readonly base: number
  readonly own: readonly number[]
  readonly changes: readonly Change[]
}

/** A batch behind one that made the version `applied` records that version as its own. */
export const addOwnVersion =
  (applied: number) =>
  (batch: Batch): Batch =>
    batch.own.includes(applied) ? batch : { ...batch, own: [...batch.own, applied].slice(-500) }

/** What is left to send when a batch has arrived. */
export const withoutArrived = (queue: readonly Batch[], id: string, applied: number): Batch[] =>
  queue.filter((batch) => batch.id !== id).map(addOwnVersion(applied))
