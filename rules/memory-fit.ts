/**
 * Whether weights of a learner's own predict their answers better than those they have: what a fit learns from, and the trial that it has to
 * pass. The fit itself is the optimiser of FSRS, which the server calls.
 */
import { modelDays, newCard, retrievability, review } from './memory.ts'
import type { MemoryWeights, Review } from './memory.ts'

/** The graded answers to one word, in the order of their times. */
export type WordHistory = readonly Review[]

/** Answers on a later day than the one before that a fit needs: with fewer it would follow chance. */
export const MIN_REVIEWS = 400

/** The part of the reviews, the latest ones, that a fit does not see and must predict. */
const HELD_OUT = 1 / 5

/** By this part of the loss before a fit must predict better: every card is built again for it, and what is less is chance. */
const MIN_GAIN = 0.005

/** A chance that the loss is reckoned with lies so far from 0 and 1, so that one surprise is not infinitely bad. */
const MIN_CHANCE = 1e-4

/** The answers to a word up to one that is to be predicted: each grade, and the days since the one before. */
export type FitItem = readonly { readonly grade: Review['grade']; readonly days: number }[]

export interface FitTask {
  /** What the optimiser learns from. */
  readonly items: readonly FitItem[]
  /** From here on answers are held out. */
  readonly heldOutFrom: Date
  /** Reviews of later days, held out or not. */
  readonly reviews: number
}

/** Divides a learner's log; null while it has fewer than `MIN_REVIEWS` reviews of later days. */
export function divideLog(histories: readonly WordHistory[]): FitTask | null {
  const times = histories.flatMap((history) => laterDays(history).map(({ at }) => at.getTime())).sort((a, b) => a - b)
  const heldOutFrom = times[Math.floor(times.length * (1 - HELD_OUT))]
  if (times.length < MIN_REVIEWS || heldOutFrom === undefined) return null
  const items = histories.flatMap((history) => {
    const steps = history.map(({ grade, at }, index) => ({ grade, at, days: daysBefore(history, index) }))
    return steps.flatMap(({ at, days }, index) =>
      days > 0 && at.getTime() < heldOutFrom ? [steps.slice(0, index + 1).map(({ at: _, ...step }) => step)] : [],
    )
  })
  return { items, heldOutFrom: new Date(heldOutFrom), reviews: times.length }
}

const daysBefore = (history: WordHistory, index: number): number => {
  const [before, answer] = [history[index - 1], history[index]]
  return before && answer ? modelDays(before.at, answer.at) : 0
}

const laterDays = (history: WordHistory): Review[] => history.filter((_, index) => daysBefore(history, index) > 0)

/**
 * The mean log loss, in nats, of the chances that the model gives to the answers from `from` on to be remembered: 0 for a prophet, ln 2 for a
 * coin. NaN when there are none.
 */
export function logLoss(histories: readonly WordHistory[], from: Date, weights: MemoryWeights | null): number {
  let loss = 0
  let count = 0
  for (const history of histories) {
    const [first] = history
    if (!first) continue
    let card = newCard(first.at)
    for (const [index, { grade, at }] of history.entries()) {
      if (at >= from && daysBefore(history, index) > 0) {
        const chance = Math.min(Math.max(retrievability(card, at, weights), MIN_CHANCE), 1 - MIN_CHANCE)
        loss -= Math.log(grade === 'again' ? 1 - chance : chance)
        count += 1
      }
      // Any word does: it spreads the days on which cards fall due and leaves the memory as it is.
      card = review(card, grade, at, { word: 0, weights })
    }
  }
  return loss / count
}

/** Losses on the answers that were held out. */
export interface Trial {
  /** Of the library's weights. */
  readonly common: number
  /** Of the learner's own that are in use; null when none are. */
  readonly own: number | null
  /** Of the new fit. */
  readonly fitted: number
}

/** Which weights are to be used from now on. What is not better by a two-hundredth does not replace what is in use; of equals the library's win. */
export function chooseWeights({ common, own, fitted }: Trial): keyof Trial {
  const inUse = own === null || common <= own ? 'common' : 'own'
  const loss = inUse === 'own' && own !== null ? own : common
  return fitted <= loss * (1 - MIN_GAIN) ? 'fitted' : inUse
}
