/** Draws a strip of the beds: the same on the page and in the worker. */
import { createPlantSprites } from './plant-sprites.ts'
import type { Paints, PlantSprites } from './plant-sprites.ts'

/** What all strips of the beds have in common. */
export interface StripStyle {
  paints: Paints
  /** Pixels of the canvas in one of a plant. */
  scale: number
  /** Pixels of the canvas of a strip. */
  width: number
  height: number
}

/** For each plant, the back ones first: the number of its look, and the pixel of its foot. */
export type StripPlants = Float32Array<ArrayBuffer>

/** Numbers that `StripPlants` has for a plant. */
const NUMBERS_A_PLANT = 3

export const createStripSprites = ({ paints, scale }: StripStyle): PlantSprites => createPlantSprites(paints, scale)

/** Draws the plants of a strip; none empties it. */
export function drawStrip(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { width, height }: StripStyle,
  sprites: PlantSprites,
  plants: StripPlants,
): void {
  // The size empties it, too; the same size again is dearer than to wipe it.
  const isSized = canvas.width === width && canvas.height === height
  if (!isSized) Object.assign(canvas, { width, height })
  // The two kinds of canvas have no common signature.
  const context = canvas instanceof OffscreenCanvas ? canvas.getContext('2d') : canvas.getContext('2d')
  if (!context) return
  if (isSized) context.clearRect(0, 0, width, height)
  for (let index = 0; index < plants.length; index += NUMBERS_A_PLANT) {
    const [look = 0, x = 0, y = 0] = plants.subarray(index, index + NUMBERS_A_PLANT)
    sprites.copy(context, look, x, y)
  }
}
