import type { BedPlant as PlantData, GroveBeds } from '#contract/grove'
import type { BedPlant } from '#design-system'
import { plantShift, plantSpeciesOf } from '#rules/plants'

export type BedData = GroveBeds['beds'][number]

/** A word as the beds draw it. */
export function toBedPlant({ id, category, stage, posture }: PlantData): BedPlant {
  const { shiftX, shiftY } = plantShift(id)
  return { id, species: plantSpeciesOf(category), stage, posture, shiftX, shiftY }
}

export const isThirsty = ({ posture }: PlantData): boolean => posture === 'leaning'

/** A line of the list: the name of a bed, or one of its words. */
export type ListRow =
  | { readonly kind: 'bed'; readonly bed: BedData }
  | { readonly kind: 'plant'; readonly bed: BedData; readonly plant: PlantData }

export const keyOfRow = (row: ListRow): string => (row.kind === 'bed' ? `bed ${row.bed.id}` : `plant ${row.plant.id}`)

/** Bed by bed, the thirsty first in each; beds without a word that has these letters are left out. */
export function listRows(beds: readonly BedData[], letters: string): ListRow[] {
  const wanted = letters.trim().toLowerCase()
  return beds.flatMap((bed): ListRow[] => {
    const found = bed.plants
      .filter(({ word }) => word.toLowerCase().includes(wanted))
      .sort((a, b) => Number(isThirsty(b)) - Number(isThirsty(a)))
    if (found.length === 0) return []
    return [{ kind: 'bed', bed }, ...found.map((plant): ListRow => ({ kind: 'plant', bed, plant }))]
  })
}
