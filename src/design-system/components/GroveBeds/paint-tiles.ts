/** Plants far from the window are not drawn, those near it once: on square canvases that the browser scrolls by itself. */
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

/** Side of a tile in CSS pixels: some forty plants, which a slow phone draws within a frame. */
const TILE = 256
/** Tiles are ready so far above and below the window. */
const AHEAD = TILE
/** Tiles in one frame: one more than in the last while frames come in time, which is when the last one took fewer milliseconds than that; else half. */
const MOST_AT_ONCE = 4
const IN_TIME = 24
/** More detail is not seen, and costs memory by its square. */
const MOST_DETAIL = 2
/** Parts of a cell by which a plant is shifted at most: its press stays its own. */
const SHIFT = { x: 0.12, y: 0.06 } as const
/** To each side of its foot no plant reaches further at zoom 1. */
const REACH_SIDE = 50

interface Painting {
  /** As large as all beds; the tiles become its children. `data-painted` says that all of the window is there. */
  host: HTMLElement
  layout: BedsLayout
  beds: readonly { readonly plants: readonly BedPlant[] }[]
}

interface Tile {
  key: string
  left: number
  top: number
}

/** The tiles near the window, the nearest to its middle first. */
function tilesNear(host: HTMLElement, layout: BedsLayout) {
  const above = -host.getBoundingClientRect().top
  const below = above + window.innerHeight
  const from = Math.max(0, Math.floor((above - AHEAD) / TILE))
  const to = Math.min(Math.ceil(layout.height / TILE) - 1, Math.floor((below + AHEAD) / TILE))
  const columns = Math.ceil(host.clientWidth / TILE)
  const tiles: Tile[] = []
  for (let row = from; row <= to; row += 1)
    for (let column = 0; column < columns; column += 1)
      tiles.push({ key: `${row} ${column}`, left: column * TILE, top: row * TILE })
  const middle = (above + below - TILE) / 2
  tiles.sort((a, b) => Math.abs(a.top - middle) - Math.abs(b.top - middle))
  const isInWindow = ({ top }: Tile) => top + TILE > above && top < below
  return { tiles, isInWindow }
}

/** Paints what is in the window, and what comes into it, a few tiles a frame. Returns what ends it. */
export function paintTiles({ host, layout, beds }: Painting): () => void {
  const detail = Math.min(window.devicePixelRatio, MOST_DETAIL)
  const painted = new Map<string, HTMLCanvasElement>()
  const spare: HTMLCanvasElement[] = []
  let sheet: SpriteSheet | undefined
  let frame = 0
  let last = Number.NEGATIVE_INFINITY
  let count = 1
  let wasPainting = false

  const paintTile = ({ key, left, top }: Tile, sprites: SpriteSheet) => {
    const canvas = spare.pop() ?? document.createElement('canvas')
    // Empties it, too.
    canvas.width = Math.round(TILE * detail)
    canvas.height = Math.round(TILE * detail)
    canvas.style.left = `${left}px`
    canvas.style.top = `${top}px`
    const context = canvas.getContext('2d')
    for (const { bed, index } of plantsBetween(layout, top, top + TILE)) {
      const [place, plant] = [layout.places[bed], beds[bed]?.plants[index]]
      if (!place || !plant || !context) continue
      const { x, y } = footOf(layout, place, index)
      if (Math.abs(x - left - TILE / 2) > TILE / 2 + REACH_SIDE * layout.zoom) continue
      const shiftedX = x + plant.shiftX * SHIFT.x * place.cellWidth
      const shiftedY = y + plant.shiftY * SHIFT.y * layout.rowHeight
      sprites.copy(context, plant, (shiftedX - left) * detail, (shiftedY - top) * detail)
    }
    host.append(canvas)
    painted.set(key, canvas)
  }

  const step = (now: number) => {
    frame = 0
    // The browser copies what was painted after this: a slow one is not given more than it can show.
    if (wasPainting) count = now - last < IN_TIME ? Math.min(count + 1, MOST_AT_ONCE) : Math.max(1, count >> 1)
    last = now
    if (!sheet) return
    const { tiles, isInWindow } = tilesNear(host, layout)
    const near = new Set(tiles.map(({ key }) => key))
    for (const [key, canvas] of painted) {
      if (near.has(key)) continue
      canvas.remove()
      painted.delete(key)
      spare.push(canvas)
    }
    const missing = tiles.filter(({ key }) => !painted.has(key))
    // Nothing is to be seen yet: the window comes as a whole.
    const nowPainted = painted.size === 0 ? missing.filter(isInWindow) : missing.slice(0, count)
    for (const tile of nowPainted) paintTile(tile, sheet)
    wasPainting = nowPainted.length > 0
    const left = missing.filter(({ key }) => !painted.has(key))
    if (left.length > 0) request()
    host.toggleAttribute('data-painted', !left.some(isInWindow))
  }
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  // Not before the first frame: the display mode's colours are there by then.
  frame = requestAnimationFrame((now) => {
    sheet = createSpriteSheet(
      readPaints(host),
      beds.flatMap(({ plants }) => plants),
      layout.zoom * detail,
    )
    step(now)
  })
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
