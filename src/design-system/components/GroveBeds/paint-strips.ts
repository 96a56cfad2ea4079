/** Plants far from the window are not drawn, those near it once: on canvases as wide as the beds, which the browser scrolls by itself. */
import { footOf, plantsBetween } from './bed-layout.ts'
import type { BedsLayout } from './bed-layout.ts'
import { lookNumber, readPaints } from './plant-sprites.ts'
import type { PlantLook } from './plant-sprites.ts'
import type { StripPlants } from './strip-drawing.ts'
import type { StripPainter } from './strip-painter.ts'

/** A plant, and how far it stands from the middle of its place, -1 to 1 each way. */
export interface BedPlant extends PlantLook {
  /** What `onChoose` is given. */
  id: number
  shiftX: number
  shiftY: number
}

/** What is painted of a bed. */
export interface PlantedBed {
  /** In the order of planting. Asked for a plant when that comes near the window: of thousands few are ever made. */
  plantAt: (index: number) => BedPlant | undefined
}

/** Height of a strip in CSS pixels: some two hundred plants on a wide screen. */
const STRIP = 256
/** Strips are ready so far above and below the window. */
const AHEAD = STRIP
/** More detail is not seen, and costs memory by its square. */
const MOST_DETAIL = 2
/** Parts of a cell by which a plant is shifted at most: its press stays its own. */
const SHIFT = { x: 0.12, y: 0.06 } as const

interface Painting {
  /** As large as all beds; the strips become its children. `data-painted` says that all of the window is there. */
  host: HTMLElement
  layout: BedsLayout
  beds: readonly PlantedBed[]
  painter: StripPainter
}

/** The strips near the window, the nearest to its middle first. */
function stripsNear(host: HTMLElement, layout: BedsLayout) {
  const above = -host.getBoundingClientRect().top
  const below = above + window.innerHeight
  const from = Math.max(0, Math.floor((above - AHEAD) / STRIP))
  const to = Math.min(Math.ceil(layout.height / STRIP) - 1, Math.floor((below + AHEAD) / STRIP))
  const strips = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const middle = (above + below) / STRIP / 2 - 0.5
  strips.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const isInWindow = (strip: number) => (strip + 1) * STRIP > above && strip * STRIP < below
  return { strips, isInWindow }
}

/** The plants of which something may be seen in a strip. */
function plantsOf(strip: number, layout: BedsLayout, beds: readonly PlantedBed[], detail: number): StripPlants {
  const top = strip * STRIP
  const numbers: number[] = []
  for (const { bed, index } of plantsBetween(layout, top, top + STRIP)) {
    const [place, plant] = [layout.places[bed], beds[bed]?.plantAt(index)]
    if (!place || !plant) continue
    const { x, y } = footOf(layout, place, index)
    const shiftedX = x + plant.shiftX * SHIFT.x * place.cellWidth
    const shiftedY = y + plant.shiftY * SHIFT.y * layout.rowHeight
    numbers.push(lookNumber(plant), shiftedX * detail, (shiftedY - top) * detail)
  }
  return Float32Array.from(numbers)
}

/** Paints what is in the window, and what comes into it. Returns what ends it. */
export function paintStrips({ host, layout, beds, painter }: Painting): () => void {
  const detail = Math.min(window.devicePixelRatio, MOST_DETAIL)
  const asked = new Map<number, HTMLCanvasElement>()
  const drawn = new Set<number>()
  let spare: HTMLCanvasElement[] = []
  let near = { strips: [] as number[], isInWindow: (_strip: number) => false }
  let frame = 0

  const tellPainted = () => {
    const { strips, isInWindow } = near
    host.toggleAttribute(
      'data-painted',
      strips.every((strip) => !isInWindow(strip) || drawn.has(strip)),
    )
  }
  const createCanvas = () => {
    const canvas = document.createElement('canvas')
    host.append(canvas)
    return canvas
  }
  const ask = (strip: number) => {
    const canvas = spare.pop() ?? createCanvas()
    // A canvas that only moves is neither laid out nor painted anew.
    canvas.style.transform = `translateY(${strip * STRIP}px)`
    asked.set(strip, canvas)
    painter.draw(canvas, plantsOf(strip, layout, beds, detail), () => {
      if (asked.get(strip) !== canvas) return
      drawn.add(strip)
      tellPainted()
    })
  }
  /** Takes strips far from the window away; their canvases. */
  const recycle = () =>
    [...asked].flatMap(([strip, canvas]) => {
      if (near.strips.includes(strip)) return []
      asked.delete(strip)
      drawn.delete(strip)
      if (painter.recycle(canvas)) return [canvas]
      canvas.remove()
      return []
    })
  const step = () => {
    frame = 0
    near = stripsNear(host, layout)
    const recycled = recycle()
    const missing = near.strips.filter((strip) => !asked.has(strip))
    // Nothing is to be seen yet: the window comes as a whole.
    const next = asked.size === 0 ? missing.filter(near.isInWindow) : missing.slice(0, painter.mostAtOnce())
    for (const strip of next) ask(strip)
    // Not in this frame: they still show what they had.
    spare = [...spare, ...recycled]
    if (next.length < missing.length) request()
    tellPainted()
  }
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  // Not before the first frame: the display mode's colours are there by then.
  frame = requestAnimationFrame(() => {
    painter.begin({
      paints: readPaints(host),
      scale: layout.zoom * detail,
      width: Math.round(host.clientWidth * detail),
      height: Math.round(STRIP * detail),
    })
    step()
  })
  window.addEventListener('scroll', request, { passive: true })
  window.addEventListener('resize', request)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', request)
    window.removeEventListener('resize', request)
    host.removeAttribute('data-painted')
    host.replaceChildren()
    asked.clear()
  }
}
