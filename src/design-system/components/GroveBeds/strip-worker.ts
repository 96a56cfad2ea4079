/** The worker that draws strips: on the page each would hold up scrolling, and so would the browser's copy of its canvas. */
import { createStripSprites, drawStrip } from './strip-drawing.ts'
import type { StripPlants, StripStyle } from './strip-drawing.ts'
import type { PlantSprites } from './plant-sprites.ts'

/** From the page. A canvas comes with its first drawing and keeps its id. */
export type StripRequest =
  | { kind: 'begin'; style: StripStyle }
  | { kind: 'draw'; id: number; canvasId: number; canvas?: OffscreenCanvas; plants: StripPlants }

/** To the page: the script has come, or the id of a drawing that is done. */
export type StripAnswer = 'ready' | number

const canvases = new Map<number, OffscreenCanvas>()
let current: { style: StripStyle; sprites: PlantSprites } | undefined

const answer = (message: StripAnswer) => globalThis.postMessage(message)

globalThis.onmessage = ({ data }: MessageEvent<StripRequest>) => {
  if (data.kind === 'begin') {
    canvases.clear()
    current = { style: data.style, sprites: createStripSprites(data.style) }
    return
  }
  const canvas = data.canvas ?? canvases.get(data.canvasId)
  if (!canvas || !current) return
  canvases.set(data.canvasId, canvas)
  drawStrip(canvas, current.style, current.sprites, data.plants)
  answer(data.id)
}
answer('ready')
