/** Two sequences beside each other, and where they differ: the letters of an answer and of the right word, the letters or sounds of two words. */

/** One place: what each of the two has there; undefined where it has nothing. Never both. */
export interface AlignedPlace<T> {
  readonly one: T | undefined
  readonly other: T | undefined
}

/** Neighbouring places that are the same in both, or that differ. */
export interface AlignedPart<T> {
  readonly isSame: boolean
  readonly one: readonly T[]
  readonly other: readonly T[]
}

/** Lays two sequences beside each other with the fewest places that differ; of equals, something else counts before something missing. */
export function align<T>(one: readonly T[], other: readonly T[]): AlignedPlace<T>[] {
  const costs = costsOf(one, other)
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Infinity
  const places: AlignedPlace<T>[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const here = cost(row, column)
    const change = one[row] === other[column] ? 0 : 1
    const isPair = row < one.length && column < other.length && here === cost(row + 1, column + 1) + change
    const isExtra = !isPair && row < one.length && here === cost(row + 1, column) + 1
    places.push({ one: isPair || isExtra ? one[row] : undefined, other: isExtra ? undefined : other[column] })
    if (isPair || isExtra) row += 1
    if (!isExtra) column += 1
  }
  return places
}

/** The fewest differing places from each pair of positions to both ends. */
function costsOf<T>(one: readonly T[], other: readonly T[]): number[][] {
  const costs = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  const cost = (row: number, column: number) => costs[row]?.[column] ?? 0
  for (let row = one.length; row >= 0; row -= 1) {
    for (let column = other.length; column >= 0; column -= 1) {
      const line = costs[row]
      if (!line) continue
      if (row === one.length) line[column] = other.length - column
      else if (column === other.length) line[column] = one.length - row
      else {
        const change = one[row] === other[column] ? 0 : 1
        line[column] = Math.min(
          cost(row + 1, column + 1) + change,
          cost(row + 1, column) + 1,
          cost(row, column + 1) + 1,
        )
      }
    }
  }
  return costs
}

const isSamePlace = <T>({ one, other }: AlignedPlace<T>): boolean => one === other

/** Joins neighbours: 'ship' and 'sheep' are 'sh', then 'i' against 'ee', then 'p'. */
export function joinPlaces<T>(places: readonly AlignedPlace<T>[]): AlignedPart<T>[] {
  const parts: { isSame: boolean; one: T[]; other: T[] }[] = []
  for (const place of places) {
    const isSame = isSamePlace(place)
    let part = parts.at(-1)
    if (part?.isSame !== isSame) parts.push((part = { isSame, one: [], other: [] }))
    if (place.one !== undefined) part.one.push(place.one)
    if (place.other !== undefined) part.other.push(place.other)
  }
  return parts
}

/** How many places differ. */
export const countDifferences = <T>(places: readonly AlignedPlace<T>[]): number =>
  places.filter((place) => !isSamePlace(place)).length
