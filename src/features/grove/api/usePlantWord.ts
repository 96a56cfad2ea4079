import type { BedPlant, Plant } from '#contract/grove'
import { useCall } from '#lib/swr'

/** A plant with its meaning and picture, where they are known. */
export type PlantToShow = BedPlant & Partial<Pick<Plant, 'picture'>>

/**
 * Meaning of a plant, and the address of its picture. Home has read them with it; of a plant among thousands they are read when it is pressed. `isComing` while that
 * call is under way; without a connection both stay away.
 */
export function usePlantWord({ id, word, meaning, picture }: PlantToShow) {
  const { data, error } = useCall(
    meaning === undefined && id > 0 ? 'GET /api/words/{word}' : null,
    { params: { word } },
    { revalidateOnFocus: false },
  )
  const isComing = meaning === undefined && id > 0 && !data && !error
  return { meaning: meaning ?? data?.meaning, picture: picture ? `/pictures/${picture}` : data?.picture, isComing }
}
