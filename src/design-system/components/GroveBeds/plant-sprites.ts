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

type Context = CanvasRenderingContext2D

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

/** The room of a plant in the sheet at scale 1, and where its foot is in it. */
const SLOT = { width: 88, height: 72, footX: 44, footY: 63 } as const
const POSTURES = Object.keys(postures) as PlantPosture[]

export interface SpriteSheet {
  /** Copies a plant to the context, its foot at a point in pixels of the canvas. Those that it needs must be there. */
  copy: (context: Context, look: PlantLook, x: number, y: number) => void
  /** Draws those of the plants into the sheet that are not there yet: all before the first is copied, since a sheet that changes is copied whole. */
  prepare: (looks: Iterable<PlantLook>) => void
}

/** @param scale pixels of the canvas in one of a plant */
export function createSpriteSheet(paints: Paints, scale: number): SpriteSheet {
  const width = Math.ceil(SLOT.width * scale)
  const height = Math.ceil(SLOT.height * scale)
  const canvas = document.createElement('canvas')
  canvas.width = width * plantStages.length * POSTURES.length
  canvas.height = height * plantSpecies.length
  const context = canvas.getContext('2d')
  const present = new Set<number>()
  const slotOf = ({ species, stage, posture }: PlantLook) => ({
    column: plantStages.indexOf(stage) * POSTURES.length + POSTURES.indexOf(posture),
    // Seeds of all species look alike.
    row: stage === 'seed' ? 0 : plantSpecies.indexOf(species),
  })
  return {
    prepare: (looks) => {
      for (const look of looks) {
        const { column, row } = slotOf(look)
        const slot = row * plantStages.length * POSTURES.length + column
        if (present.has(slot) || !context) continue
        present.add(slot)
        context.save()
        context.translate(column * width + SLOT.footX * scale, row * height + SLOT.footY * scale)
        context.scale(scale, scale)
        paintPlant(context, paints, look)
        context.restore()
      }
    },
    copy: (target, look, x, y) => {
      const { column, row } = slotOf(look)
      // Whole pixels: nothing is drawn between two of them, which is quicker and sharper.
      const left = Math.round(x - SLOT.footX * scale)
      const top = Math.round(y - SLOT.footY * scale)
      target.drawImage(canvas, column * width, row * height, width, height, left, top, width, height)
    },
  }
}
