/** One learner's weights of the memory model, fitted to their log by the optimiser of FSRS and tried on the answers that it did not see. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Grade } from '#rules/grading'
import type { MemoryWeights } from '#rules/memory'
import { chooseWeights, divideLog, logLoss, type FitItem, type Trial, type WordHistory } from '#rules/memory-fit'

/** Numbers of the grades as FSRS counts them. */
const ratings: Readonly<Record<Grade, number>> = { again: 1, hard: 2, good: 3, easy: 4 }

export interface Fit {
  /** Reviews of later days that the fit and its trial rest on. */
  readonly reviews: number
  readonly trial: Trial
  readonly chosen: keyof Trial
  /** What is to be used from now on; null: the library's. */
  readonly weights: MemoryWeights | null
}

/**
 * Fits weights to a learner's log; null while there are too few reviews. It holds its thread, half a second for a few thousand reviews, and
 * writes to the console, so it is called in a worker.
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
  const { Fsrs } = await loadOptimiser()
  const steps = items.flat()
  const weights = new Fsrs().computeParameters(
    Uint32Array.from(steps, ({ grade }) => ratings[grade]),
    Uint32Array.from(steps, ({ days }) => days),
    Uint32Array.from(items, ({ length }) => length),
    null,
    true,
  )
  return [...weights]
}

/** The package is WebAssembly made for browsers, so that it runs on every platform: it waits for messages of a worker's `self`, which never come here. */
async function loadOptimiser() {
  Object.assign(globalThis, { self: new EventTarget() })
  const optimiser = await import('fsrs-browser')
  const file = fileURLToPath(import.meta.resolve('fsrs-browser/fsrs_browser_bg.wasm'))
  optimiser.initSync({ module: await readFile(file) })
  return optimiser
}
