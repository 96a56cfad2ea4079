/** What a check of a backup comes to. */
import type { BackupCheckOutcome } from '#contract/admin-overview'

/** What was found in a restored copy. */
export interface CopyFacts {
  readonly learners: number
  readonly answers: number
}

/** A check that was not passed, and why. */
export class BackupCheckError extends Error {
  override name = 'BackupCheckError'
  readonly outcome: Exclude<BackupCheckOutcome, 'passed'>

  constructor(outcome: Exclude<BackupCheckOutcome, 'passed'>, message: string, options?: ErrorOptions) {
    super(message, options)
    this.outcome = outcome
  }
}
