/** One learner's weights of the memory model, fitted to their log by the optimiser of FSRS and tried on the answers that it did not see. */
import type { FSRSBindingItem } from '@open-spaced-repetition/binding'
import type { Grade } from '#rules/grading'
import type { MemoryWeights } from '#rules/memory'
import { chooseWeights, divideLog, logLoss, type FitItem, type Trial, type WordHistory } from '#rules/memory-fit'

/** Numbers of the grades as FSRS counts them. */
const ratings: Readonly<Record<Grade, number>> = { again: 1, hard: 2, good: 3, easy: 4 }

/** Milliseconds between two looks whether the optimiser is done: the package calls it a timeout. */
const POLL_MS = 10

export interface Fit {
  /** Reviews of later days that the fit and its trial rest on. */
  readonly reviews: number
  readonly trial: Trial
  readonly chosen: keyof Trial
  /** What is to be used from now on; null: the library's. */
  readonly weights: MemoryWeights | null
}

/**
 * Fits weights to a learner's log; null while there are too few reviews. It holds its thread, 0.3 s for 50,000 reviews, so the server calls it in
 * a worker. Throws where the package has no program for the platform.
 *
 * @param own the learner's weights in use; null: the library's
 */
export async function fitWeights(histories: readonly WordHistory[], own: MemoryWeights | null): Promise<Fit | null> {
  const task = divideLog(histories)
  if (!task) return null
  const fitted = await optimise(task.items)
  const loss = (weights: MemoryWeights | null) => logLoss(histories, task.heldOutFrom, weights)
  const trial = { common: loss(null), own: own && loss(own), fitted: loss(fitted) }
  const chosen = chooseWeights(trial)
  return { reviews: task.reviews, trial, chosen, weights: { common: null, own, fitted }[chosen] }
}

async function optimise(items: readonly FitItem[]): Promise<MemoryWeights> {
  // Not every platform has its program.
  const {
    computeParameters,
    FSRSBindingItem: Item,
    FSRSBindingReview: Review,
  } = await import('@open-spaced-repetition/binding')
  const made: FSRSBindingItem[] = items.map(
    (steps) => new Item(steps.map(({ grade, days }) => new Review(ratings[grade], days))),
  )
  return computeParameters(made, { enableShortTerm: true, timeout: POLL_MS })
}
