import type { Plant } from '#contract/grove'
import { placePlants, plantSpeciesOf } from '#rules/plants'

/** The plants of a scene, each in a cell of its own, in the order of planting. */
export function layOut(plants: readonly Plant[], cells: number) {
  const shown = plants.slice(-cells)
  const places = placePlants(
    shown.map(({ id }) => id),
    cells,
  )
  return shown.map(({ id, category, stage, posture }, index) => ({
    id,
    species: plantSpeciesOf(category),
    stage,
    posture,
    cell: 0,
    shiftX: 0,
    shiftY: 0,
    ...places[index],
  }))
}

/** One tree of the wood stands for so many older words. */
const WORDS_A_TREE = 10

export const woodTreesFor = (words: number, shown: number): number =>
  Math.ceil(Math.max(0, words - shown) / WORDS_A_TREE)
