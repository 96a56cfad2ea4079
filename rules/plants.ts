/** Words as plants: the silhouette, the posture and the place of each. Nothing here is random twice. */

/** How far a word has grown. */
export type PlantStage = 'seed' | 'sprout' | 'sapling' | 'bush' | 'tree'

/** One silhouette for each category of pictures; words of exam lists and own words are grasses. */
export type PlantSpecies = 'fern' | 'pine' | 'berry' | 'sunflower' | 'palm' | 'bamboo' | 'mushroom' | 'grass'

/** Upright is remembered, slight begins to fade, leaning is thirsty: due. */
export type PlantPosture = 'upright' | 'slight' | 'leaning'

const speciesByCategory = new Map<string | null, PlantSpecies>([
  ['animals-nature', 'fern'],
  ['earth-sky', 'pine'],
  ['food-drink', 'berry'],
  ['people-body', 'sunflower'],
  ['travel-places', 'palm'],
  ['activities', 'bamboo'],
  ['objects', 'mushroom'],
])

/** The species of a category's slug; grass for exam lists, for words without a category and for slugs that are unknown. */
export const plantSpeciesOf = (category: string | null): PlantSpecies => speciesByCategory.get(category) ?? 'grass'

/** Chance of recall from which a plant stands upright, and below which it leans even before it is due. */
const UPRIGHT_RECALL = 0.9
const LEANING_RECALL = 0.8

/** A plant that leans is one that the button waters, so what is due leans whatever its chance of recall. */
export function plantPosture(recall: number, isDue: boolean): PlantPosture {
  if (isDue || recall < LEANING_RECALL) return 'leaning'
  return recall < UPRIGHT_RECALL ? 'slight' : 'upright'
}

/** A 32-bit mix of an integer (murmur3's last step): ids in a row land far apart. */
function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** How far a plant stands from the middle of its place, -1 to 1 each way: a bed of living things has no straight lines. */
export interface PlantShift {
  shiftX: number
  shiftY: number
}

/** Always the same for the same word, by its id. */
export function plantShift(wordId: number): PlantShift {
  const shift = mix(mix(wordId))
  return { shiftX: ((shift & 0xffff) / 0xffff) * 2 - 1, shiftY: ((shift >>> 16) / 0xffff) * 2 - 1 }
}

/** Where a plant grows: its cell of the bed, and its shift inside. */
export interface PlantPlace extends PlantShift {
  cell: number
}

/**
 * A cell of its own for each plant, in the order given. A plant takes the cell of its id or the next free one, so it stays where it is
 * while those before it stay.
 *
 * @throws RangeError when there are more plants than cells
 */
export function placePlants(wordIds: readonly number[], cells: number): PlantPlace[] {
  if (wordIds.length > cells) throw new RangeError(`${wordIds.length} plants do not fit into ${cells} cells`)
  const taken = new Set<number>()
  return wordIds.map((id) => {
    let cell = mix(id) % cells
    while (taken.has(cell)) cell = (cell + 1) % cells
    taken.add(cell)
    return { cell, ...plantShift(id) }
  })
}
