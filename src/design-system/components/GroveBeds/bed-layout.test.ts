import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anchorAt,
  firstStep,
  footOf,
  HEAD,
  heightOf,
  layOutBeds,
  plantAt,
  plantsBetween,
  REACH_DOWN,
  REACH_UP,
  zooms,
} from './bed-layout.ts'

const beds = fc.array(fc.nat(300), { minLength: 1, maxLength: 12 })
const widths = fc.integer({ min: 240, max: 1600 })
const anyZoom = fc.constantFrom(...zooms)

test.each([
  [[8], 944, 2],
  [[20, 10], 944, 1.4],
  [[40, 20], 944, 1],
  [[8], 328, 1],
])('beds of %j plants, %d wide, begin at zoom %d', (counts, width, zoom) => {
  expect(zooms[firstStep(counts, width)]).toBe(zoom)
})

test('beds lie inside the width, below one another or in pairs, and never overlap', () => {
  fc.assert(
    fc.property(beds, widths, anyZoom, (counts, width, zoom) => {
      const { places, height } = layOutBeds(counts, width, zoom)
      expect(places.map(({ count }) => count)).toEqual(counts)
      for (const [index, place] of places.entries()) {
        expect(place.left).toBeGreaterThanOrEqual(0)
        expect(place.left + place.width).toBeLessThanOrEqual(width)
        expect(place.top + place.height).toBeLessThanOrEqual(height)
        for (const other of places.slice(index + 1)) {
          const isBelow = other.top >= place.top + place.height
          const isBeside = other.top === place.top && other.left >= place.left + place.width
          expect(isBelow || isBeside).toBe(true)
        }
      }
    }),
  )
})

test('a press on a plant finds it, at every width and zoom, and its room is never narrower than 24 pixels', () => {
  fc.assert(
    fc.property(beds, widths, anyZoom, (counts, width, zoom) => {
      const layout = layOutBeds(counts, width, zoom)
      for (const [bed, place] of layout.places.entries()) {
        expect(place.cellWidth).toBeGreaterThanOrEqual(24)
        for (const index of [0, place.count - 1].filter((each) => each >= 0 && each < place.count)) {
          const { x, y } = footOf(layout, place, index)
          expect(plantAt(layout, x, y - 4 * zoom)).toEqual({ bed, index })
        }
      }
    }),
  )
})

test('between two heights are all plants that reach into them', () => {
  fc.assert(
    fc.property(beds, widths, anyZoom, fc.nat(4000), (counts, width, zoom, from) => {
      const layout = layOutBeds(counts, width, zoom)
      const to = from + 320
      const found = new Set([...plantsBetween(layout, from, to)].map(({ bed, index }) => `${bed} ${index}`))
      const reaching = layout.places.flatMap((place, bed) =>
        Array.from({ length: place.count }, (_, index) => index).flatMap((index) => {
          const { y } = footOf(layout, place, index)
          // Shifted by at most the part of a row that keeps it in its room.
          return y + REACH_DOWN * zoom > from && y - REACH_UP * zoom < to ? [`${bed} ${index}`] : []
        }),
      )
      expect(reaching.filter((each) => !found.has(each))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('nothing is found beside the plants: on a name, in an empty place of the last row', () => {
  const layout = layOutBeds([3], 400, 1)
  expect(plantAt(layout, 100, HEAD / 2)).toBeUndefined()
  expect(plantAt(layout, 390, HEAD + 20)).toBeUndefined()
})

test('what was in view stays where it is when the zoom changes', () => {
  const before = layOutBeds([40, 200, 12], 800, 1)
  const after = layOutBeds([40, 200, 12], 800, 0.5)
  const anchor = anchorAt(before, 700)
  expect(heightOf(before, anchor)).toBeCloseTo(700)
  expect(anchorAt(after, heightOf(after, anchor)).bed).toBe(anchor.bed)
})

test('two short beds lie beside each other where there is room, on a phone below', () => {
  expect(layOutBeds([8, 12], 1120, 1).places.map(({ top }) => top)).toEqual([0, 0])
  const [first, second] = layOutBeds([8, 12], 328, 1).places
  expect(second?.top).toBeGreaterThan(first?.height ?? 0)
})
