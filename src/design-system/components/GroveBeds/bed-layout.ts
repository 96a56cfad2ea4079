/** Where beds and their plants are, in CSS pixels from the corner of all beds. The same beds at the same width and zoom are always the same. */

/** The room of a plant at zoom 1: a finger hits it, and at the smallest zoom it is still 24 pixels wide. */
const CELL = { width: 48, height: 64 } as const

/** From the smallest to the largest: more plants in a row, or larger ones. */
export const zooms = [0.5, 0.7, 1, 1.4, 2] as const

/** So few plants begin so large: on a wide page they would be a strip of dots. */
const firstZooms = [
  { most: 24, zoom: 2 },
  { most: 48, zoom: 1.4 },
] as const
/** CSS pixels of beds from which on that is so. */
const WIDE = 600

/** Which of the zooms beds begin with. */
export function firstStep(counts: readonly number[], width: number): number {
  const sum = counts.reduce((total, count) => total + count, 0)
  const zoom = width >= WIDE ? firstZooms.find(({ most }) => sum <= most)?.zoom : undefined
  return zooms.findIndex((each) => each === (zoom ?? 1))
}

/** Height of the name of a bed, distance of beds, and the rim of the soil. */
export const HEAD = 56
const GAP = 24
const RIM = 8

/** Above and below its foot no plant reaches further, leaning and with its drop. */
export const REACH_UP = 64
export const REACH_DOWN = 8

/** Beds of so few rows in half the width lie two beside each other. */
const ROWS_OF_HALF = 4
/** Half the width is enough for a bed from so many plants in a row on. */
const COLUMNS_OF_HALF = 6

export interface BedPlace {
  left: number
  top: number
  width: number
  height: number
  /** How many plants. */
  count: number
  /** Plants in a row, and the room of each. */
  columns: number
  cellWidth: number
}

export interface BedsLayout {
  places: readonly BedPlace[]
  height: number
  zoom: number
  /** Height of a row of plants, in whole pixels: sums of its parts would differ in their last digit. */
  rowHeight: number
}

/** A plant of the layout: the bed it is in, and which of the bed it is. */
export interface PlantIndex {
  bed: number
  index: number
}

const columnsIn = (width: number, zoom: number) => Math.max(1, Math.floor((width - 2 * RIM) / (CELL.width * zoom)))

/** @param counts how many plants each bed has, in the order of the beds */
export function layOutBeds(counts: readonly number[], width: number, zoom: number): BedsLayout {
  const rowHeight = Math.round(CELL.height * zoom)
  const half = Math.floor((width - GAP) / 2)
  const columnsOfHalf = columnsIn(half, zoom)
  const isHalf = (count: number | undefined) =>
    count !== undefined && columnsOfHalf >= COLUMNS_OF_HALF && count <= columnsOfHalf * ROWS_OF_HALF
  const places: BedPlace[] = []
  let top = 0
  const place = (count: number, left: number, bedWidth: number, rows: number) => {
    const columns = columnsIn(bedWidth, zoom)
    const height = HEAD + 2 * RIM + rows * rowHeight
    places.push({ left, top, width: bedWidth, height, count, columns, cellWidth: (bedWidth - 2 * RIM) / columns })
    return height + GAP
  }
  for (let bed = 0; bed < counts.length; bed += 1) {
    const count = counts[bed] ?? 0
    const next = counts[bed + 1]
    if (next !== undefined && isHalf(count) && isHalf(next)) {
      const rows = Math.max(1, Math.ceil(Math.max(count, next) / columnsOfHalf))
      place(count, 0, half, rows)
      top += place(next, width - half, half, rows)
      bed += 1
    } else {
      top += place(count, 0, width, Math.max(1, Math.ceil(count / columnsIn(width, zoom))))
    }
  }
  return { places, height: Math.max(0, top - GAP), zoom, rowHeight }
}

const soilTop = ({ top }: BedPlace) => top + HEAD + RIM

/** Where the foot of a plant is, before its shift. */
export function footOf({ zoom, rowHeight }: BedsLayout, place: BedPlace, index: number): { x: number; y: number } {
  const row = Math.floor(index / place.columns)
  const column = index % place.columns
  return {
    x: place.left + RIM + (column + 0.5) * place.cellWidth,
    y: soilTop(place) + (row + 1) * rowHeight - REACH_DOWN * zoom,
  }
}

/** The plants of which something may be seen between two heights, bed by bed, the back rows first. */
export function* plantsBetween(layout: BedsLayout, from: number, to: number): Generator<PlantIndex> {
  const { places, rowHeight, zoom } = layout
  for (const [bed, place] of places.entries()) {
    if (place.top >= to || place.top + place.height <= from) continue
    // A plant is higher than what is left of its row under its foot, so rows beside the strip reach into it.
    const first = Math.max(0, Math.floor((from - soilTop(place) - REACH_DOWN * zoom) / rowHeight) - 1)
    const last = Math.ceil((to - soilTop(place) + REACH_UP * zoom) / rowHeight)
    const end = Math.min(place.count, last * place.columns)
    for (let index = first * place.columns; index < end; index += 1) yield { bed, index }
  }
}

/** The plant in whose room a point lies. */
export function plantAt({ places, rowHeight }: BedsLayout, x: number, y: number): PlantIndex | undefined {
  const bed = places.findIndex(
    (place) => x >= place.left && x < place.left + place.width && y >= soilTop(place) && y < place.top + place.height,
  )
  const place = places[bed]
  if (!place) return undefined
  const column = Math.floor((x - place.left - RIM) / place.cellWidth)
  if (column < 0 || column >= place.columns) return undefined
  const index = Math.floor((y - soilTop(place)) / rowHeight) * place.columns + column
  return index < place.count ? { bed, index } : undefined
}

/** A place among the beds that keeps its meaning when they are laid out anew: which bed, and which part of its height. */
export interface BedAnchor {
  bed: number
  share: number
}

/** What is at a height; above the first bed that one. */
export function anchorAt({ places }: BedsLayout, y: number): BedAnchor {
  const bed = Math.max(
    0,
    places.findLastIndex(({ top }) => top <= y),
  )
  const { top = 0, height = 1 } = places[bed] ?? {}
  return { bed, share: (y - top) / height }
}

/** At which height it is now. */
export function heightOf({ places }: BedsLayout, { bed, share }: BedAnchor): number {
  const { top = 0, height = 0 } = places[bed] ?? {}
  return top + share * height
}
