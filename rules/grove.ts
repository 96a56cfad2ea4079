/** What a card of memory looks like as a plant. */
import { isKnownWell, isLearned, retrievability } from './memory.ts'
import type { Card, MemoryWeights } from './memory.ts'
import { plantPosture } from './plants.ts'
import type { PlantPosture, PlantStage } from './plants.ts'

/** Stability in days from which a sapling is a bush. */
const BUSH_STABILITY = 7

/** ts-fsrs' number of a card that was never answered, and of one that was forgotten and is being learned again. */
const NEW = 0
const RELEARNING = 3

/**
 * How far a word has grown.
 *
 * @param isFirstDay whether its first answer was given on the learner's present day: until tomorrow it is a sprout, however well it went
 */
export function plantStage(card: Pick<Card, 'state' | 'stability'>, isFirstDay: boolean): PlantStage {
  if (card.state === NEW) return 'seed'
  if (isFirstDay) return 'sprout'
  // A forgotten word has roots: it does not begin again as a sprout.
  if (card.state === RELEARNING) return 'sapling'
  if (!isLearned(card)) return 'sprout'
  if (isKnownWell(card)) return 'tree'
  return card.stability >= BUSH_STABILITY ? 'bush' : 'sapling'
}

export interface Growth {
  stage: PlantStage
  posture: PlantPosture
  /** Chance of remembering the word at `now`, 0 to 1. */
  recall: number
}

export interface GrowthFacts {
  now: Date
  /** As for `plantStage`. */
  isFirstDay: boolean
  /** Never asked any more. */
  isKnown: boolean
  /** The learner's own of the memory model; null: the library's. */
  weights: MemoryWeights | null
}

/** A card as the plant that it is at `now`. A word that is never asked any more (`isKnown`) is never thirsty. */
export function growthOf(
  card: Pick<Card, 'state' | 'stability' | 'lastReview' | 'due'>,
  { now, isFirstDay, isKnown, weights }: GrowthFacts,
): Growth {
  if (isKnown) return { stage: 'tree', posture: 'upright', recall: 1 }
  const recall = retrievability(card, now, weights)
  return { stage: plantStage(card, isFirstDay), posture: plantPosture(recall, card.due <= now), recall }
}
