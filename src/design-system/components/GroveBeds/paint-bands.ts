/** Plants below the window are not drawn, those in it once: strips as wide as the beds, each a canvas that the browser scrolls by itself. */
import { footOf, plantsBetween } from './bed-layout.ts'
import type { BedsLayout } from './bed-layout.ts'
import { createSpriteSheet, readPaints } from './plant-sprites.ts'
import type { PlantLook, SpriteSheet } from './plant-sprites.ts'

/** A plant, and how far it stands from the middle of its place, -1 to 1 each way. */
export interface BedPlant extends PlantLook {
  /** What `onChoose` is given. */
  id: number
  shiftX: number
  shiftY: number
}

/** Height of a strip in CSS pixels: some hundred plants, which a slow phone draws within a frame or two. */
const STRIP = 256
/** Strips are ready so far above and below the window. */
const AHEAD = 2 * STRIP
/** More detail is not seen, and costs memory by its square. */
const MOST_DETAIL = 2
/** Parts of a cell by which a plant is shifted at most: its press stays its own. */
const SHIFT = { x: 0.12, y: 0.06 } as const

interface Painting {
  /** As large as all beds; the strips become its children. `data-painted` says that all of the window is there. */
  host: HTMLElement
  layout: BedsLayout
  beds: readonly { readonly plants: readonly BedPlant[] }[]
}

/** Paints what is in the window, and what comes into it, one strip a frame. Returns what ends it. */
export function paintBands({ host, layout, beds }: Painting): () => void {
  const detail = Math.min(window.devicePixelRatio, MOST_DETAIL)
  const strips = new Map<number, HTMLCanvasElement>()
  const spare: HTMLCanvasElement[] = []
  let sheet: SpriteSheet | undefined
  let frame = 0

  const paintStrip = (strip: number) => {
    const top = strip * STRIP
    const canvas = spare.pop() ?? document.createElement('canvas')
    canvas.width = Math.round(host.clientWidth * detail)
    canvas.height = Math.round(STRIP * detail)
    canvas.style.top = `${top}px`
    canvas.style.height = `${STRIP}px`
    const context = canvas.getContext('2d')
    // Not before the first frame: the display mode's colours are there by then.
    sheet ??= createSpriteSheet(readPaints(host), layout.zoom * detail)
    const seen = [...plantsBetween(layout, top, top + STRIP)].flatMap(({ bed, index }) => {
      const [place, plant] = [layout.places[bed], beds[bed]?.plants[index]]
      return place && plant ? [{ place, plant, ...footOf(layout, place, index) }] : []
    })
    sheet.prepare(seen.map(({ plant }) => plant))
    for (const { place, plant, x, y } of seen) {
      const shiftedX = x + plant.shiftX * SHIFT.x * place.cellWidth
      const shiftedY = y + plant.shiftY * SHIFT.y * layout.rowHeight
      if (context) sheet.copy(context, plant, shiftedX * detail, (shiftedY - top) * detail)
    }
    host.append(canvas)
    strips.set(strip, canvas)
  }

  const step = () => {
    frame = 0
    const above = -host.getBoundingClientRect().top
    const last = Math.ceil(layout.height / STRIP) - 1
    const from = Math.max(0, Math.floor((above - AHEAD) / STRIP))
    const to = Math.min(last, Math.floor((above + window.innerHeight + AHEAD) / STRIP))
    for (const [strip, canvas] of strips) {
      if (strip >= from && strip <= to) continue
      canvas.remove()
      strips.delete(strip)
      spare.push(canvas)
    }
    const middle = (above + window.innerHeight / 2) / STRIP - 0.5
    const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
      .filter((strip) => !strips.has(strip))
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    const [next] = wanted
    const isMissing = (strip: number) =>
      (strip + 1) * STRIP > above && strip * STRIP < above + window.innerHeight && !strips.has(strip)
    if (next !== undefined) {
      paintStrip(next)
      request()
    }
    host.toggleAttribute('data-painted', !wanted.some(isMissing))
  }
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  request()
  window.addEventListener('scroll', request, { passive: true })
  window.addEventListener('resize', request)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', request)
    window.removeEventListener('resize', request)
    host.removeAttribute('data-painted')
    host.replaceChildren()
  }
}
