/** Plants on a canvas: drawn once each into a sheet, and copied from there as often as they grow. */
import { dewDrop, dropPlace, plantShape, plantSpecies, plantStages, postures } from '../Plant/plant-shapes.ts'
import type { PlantPart, PlantPosture, PlantSpecies, PlantStage } from '../Plant/plant-shapes.ts'

export interface PlantLook {
  species: PlantSpecies
  stage: PlantStage
  posture: PlantPosture
}

/** What a canvas paints with, as CSS colours of the display mode. */
export const paints = [
  'lush',
  'fading',
  'thirsty',
  'trunk',
  'soil',
  'ground',
  'fruit',
  'fruit-edge',
  'drop',
  'drop-edge',
  'sky',
  'far',
  'near',
  'text',
] as const
export type Paint = (typeof paints)[number]
export type Paints = Readonly<Record<Paint, string>>

/** Reads the custom properties `--paint-…` of an element: a canvas knows no variables. */
export function readPaints(element: Element): Paints {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    paints.map((name) => [name, style.getPropertyValue(`--paint-${name}`).trim()]),
  ) as unknown as Paints
}

const foliage: Readonly<Record<PlantPosture, Paint>> = { upright: 'lush', slight: 'fading', leaning: 'thirsty' }
/** How much of the foliage is in its shade, against the ground. */
const SHADE = 0.72

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

function paintPart(context: Context, paints: Paints, posture: PlantPosture, { d, tone, line }: PlantPart): void {
  const path = new Path2D(d)
  const color = tone === 'foliage' || tone === 'shade' ? paints[foliage[posture]] : undefined
  if (line !== undefined) {
    context.lineWidth = line
    context.strokeStyle = color ?? paints.trunk
    return context.stroke(path)
  }
  if (tone === 'shade') {
    context.fillStyle = paints.ground
    context.fill(path)
    context.globalAlpha = SHADE
  }
  context.fillStyle = color ?? { trunk: paints.trunk, spot: paints.soil, fruit: paints.fruit }[tone as 'trunk']
  context.fill(path)
  context.globalAlpha = 1
  if (tone === 'spot' || tone === 'fruit') {
    context.lineWidth = tone === 'spot' ? 0.8 : 1
    context.strokeStyle = tone === 'spot' ? paints.trunk : paints['fruit-edge']
    context.stroke(path)
  }
}

/** Paints a plant with its foot at 0, 0 of the context: the same as Plant draws as SVG. */
export function paintPlant(context: Context, paints: Paints, { species, stage, posture }: PlantLook): void {
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (stage !== 'seed') context.rotate((postures[posture] * Math.PI) / 180)
  for (const part of plantShape(species, stage)) paintPart(context, paints, posture, part)
  context.restore()
  if (posture !== 'leaning') return
  context.save()
  context.translate(...dropPlace(stage))
  const drop = new Path2D(dewDrop)
  context.fillStyle = paints.drop
  context.fill(drop)
  context.lineWidth = 1.2
  context.strokeStyle = paints['drop-edge']
  context.stroke(drop)
  context.restore()
}

/** The room of the largest plant in the sheet at scale 1, and where its foot is in it. */
const SLOT = { width: 88, height: 72, footX: 44, footY: 63 } as const
/** Pixels that a plant needs to each side of its foot and above it, leaning and with its drop: small ones are copied with little air. */
const room: Readonly<Record<PlantStage, { side: number; up: number }>> = {
  seed: { side: 12, up: 14 },
  sprout: { side: 20, up: 24 },
  sapling: { side: 28, up: 36 },
  bush: { side: 36, up: 48 },
  tree: { side: 44, up: 63 },
}
const POSTURES = Object.keys(postures) as PlantPosture[]
const COLUMNS = plantStages.length * POSTURES.length

export interface SpriteSheet {
  /** Copies a plant to the context, its foot at a point in pixels of the canvas. */
  copy: (context: Context, look: PlantLook, x: number, y: number) => void
}

/**
 * Draws each of the looks once.
 *
 * @param scale pixels of the canvas in one of a plant
 */
export function createSpriteSheet(paints: Paints, looks: Iterable<PlantLook>, scale: number): SpriteSheet {
  const width = Math.ceil(SLOT.width * scale)
  const height = Math.ceil(SLOT.height * scale)
  const slotOf = ({ species, stage, posture }: PlantLook) => ({
    column: plantStages.indexOf(stage) * POSTURES.length + POSTURES.indexOf(posture),
    // Seeds of all species look alike.
    row: stage === 'seed' ? 0 : plantSpecies.indexOf(species),
  })
  const canvas = new OffscreenCanvas(width * COLUMNS, height * plantSpecies.length)
  const context = canvas.getContext('2d')
  const present = new Set<number>()
  for (const look of looks) {
    const { column, row } = slotOf(look)
    if (present.has(row * COLUMNS + column) || !context) continue
    present.add(row * COLUMNS + column)
    context.save()
    context.translate(column * width + SLOT.footX * scale, row * height + SLOT.footY * scale)
    context.scale(scale, scale)
    paintPlant(context, paints, look)
    context.restore()
  }
  // A picture that never changes is copied from without a look at its canvas; it is taken out at once, not in a later task.
  const sheet = canvas.transferToImageBitmap()
  return {
    copy: (target, look, x, y) => {
      const { column, row } = slotOf(look)
      const { side, up } = room[look.stage]
      const left = Math.floor((SLOT.footX - side) * scale)
      const top = Math.floor((SLOT.footY - up) * scale)
      const [copyWidth, copyHeight] = [width - 2 * left, height - top]
      target.drawImage(
        sheet,
        column * width + left,
        row * height + top,
        copyWidth,
        copyHeight,
        // Whole pixels: nothing is drawn between two of them, which is quicker and sharper.
        Math.round(x - SLOT.footX * scale) + left,
        Math.round(y - SLOT.footY * scale) + top,
        copyWidth,
        copyHeight,
      )
    },
  }
}
