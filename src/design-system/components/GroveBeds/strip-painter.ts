/** What draws the strips: a worker where the browser lets one draw on the page's canvases, and the page itself until that is there, or where it never is. */
import type { PlantSprites } from './plant-sprites.ts'
import { createStripSprites, drawStrip } from './strip-drawing.ts'
import type { StripPlants, StripStyle } from './strip-drawing.ts'
import type { StripAnswer, StripRequest } from './strip-worker.ts'

export interface StripPainter {
  /** Strips that may be asked for in one frame without holding up the page. */
  mostAtOnce: () => number
  /** Before the first strip, and when the look of all changes: canvases from before are given up. */
  begin: (style: StripStyle) => void
  /** Draws over what the canvas had, and calls back when that is there. */
  draw: (canvas: HTMLCanvasElement, plants: StripPlants, onDrawn: () => void) => void
  /** Empties a canvas for another strip; false when the page has drawn on it and the worker, which draws from now on, cannot. */
  recycle: (canvas: HTMLCanvasElement) => boolean
  end: () => void
}

/** Naming the plants of a strip is the page's work too. */
const MOST_AT_ONCE = 2

const startWorker = () =>
  typeof Worker !== 'undefined' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
    ? new Worker(new URL('./strip-worker.ts', import.meta.url), { type: 'module' })
    : undefined

function createStripPainter(): StripPainter {
  const worker = startWorker()
  const waiting = new Map<number, () => void>()
  /** Of canvases that the worker draws on. */
  let ids = new Map<HTMLCanvasElement, number>()
  /** Drawn before the worker was ready: a canvas that the page has drawn on cannot be handed over any more. */
  const pageCanvases = new WeakSet<HTMLCanvasElement>()
  let current: { style: StripStyle; sprites: PlantSprites } | undefined
  let isReady = false
  let last = 0
  if (worker)
    worker.onmessage = ({ data }: MessageEvent<StripAnswer>) => {
      if (data === 'ready') isReady = true
      else waiting.get(data)?.()
      if (data !== 'ready') waiting.delete(data)
    }
  const ask = (canvas: HTMLCanvasElement, plants: StripPlants) => {
    const id = (last += 1)
    const canvasId = ids.get(canvas) ?? id
    const offscreen = ids.has(canvas) ? undefined : canvas.transferControlToOffscreen()
    ids.set(canvas, canvasId)
    const request: StripRequest = { kind: 'draw', id, canvasId, canvas: offscreen, plants }
    worker?.postMessage(request, [plants.buffer, ...(offscreen ? [offscreen] : [])])
    return id
  }
  return {
    mostAtOnce: () => (isReady ? MOST_AT_ONCE : 1),
    begin: (style) => {
      ids = new Map()
      waiting.clear()
      current = { style, sprites: createStripSprites(style) }
      worker?.postMessage({ kind: 'begin', style } satisfies StripRequest)
    },
    draw: (canvas, plants, onDrawn) => {
      if (isReady && !pageCanvases.has(canvas)) {
        waiting.set(ask(canvas, plants), onDrawn)
      } else if (current) {
        pageCanvases.add(canvas)
        drawStrip(canvas, current.style, current.sprites, plants)
        onDrawn()
      }
    },
    recycle: (canvas) => {
      if (!isReady) return true
      if (pageCanvases.has(canvas)) return false
      // Else it would show what it had until the worker has drawn it anew.
      ask(canvas, new Float32Array())
      return true
    },
    end: () => worker?.terminate(),
  }
}

let prepared: StripPainter | undefined

/** Starts what draws beds before there are any: its script is read while the words are on their way. Returns what ends it, unless beds have taken it. */
export function prepareGroveBeds(): () => void {
  const painter = createStripPainter()
  prepared?.end()
  prepared = painter
  return () => {
    if (prepared !== painter) return
    painter.end()
    prepared = undefined
  }
}

/** The prepared painter, or a new one; `end` is the taker's to call. */
export function takeStripPainter(): StripPainter {
  const painter = prepared ?? createStripPainter()
  prepared = undefined
  return painter
}
