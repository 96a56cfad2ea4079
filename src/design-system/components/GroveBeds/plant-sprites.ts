/** Plants on a canvas: each look is drawn once, and copied as often as it grows. Runs on the page and in a worker. */
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

/** Where the foot of a plant is in the room of the largest, at scale 1. */
const FOOT = { x: 44, y: 63 } as const
const ROOM_HEIGHT = 72
const ROOM_WIDTH = 2 * FOOT.x
/** Pixels that a plant needs to each side of its foot and above it, leaning and with its drop: small ones are copied with little air. */
const room: Readonly<Record<PlantStage, { side: number; up: number }>> = {
  seed: { side: 12, up: 14 },
  sprout: { side: 20, up: 24 },
  sapling: { side: 28, up: 36 },
  bush: { side: 36, up: 48 },
  tree: { side: 44, up: 63 },
}
const POSTURES = Object.keys(postures) as PlantPosture[]
const looks: readonly PlantLook[] = plantSpecies.flatMap((species) =>
  plantStages.flatMap((stage) => POSTURES.map((posture) => ({ species, stage, posture }))),
)

/** A look as a number, which is cheap to send to a worker. */
export const lookNumber = ({ species, stage, posture }: PlantLook): number =>
  // Seeds of all species look alike.
  ((stage === 'seed' ? 0 : plantSpecies.indexOf(species)) * plantStages.length + plantStages.indexOf(stage)) *
    POSTURES.length +
  POSTURES.indexOf(posture)

export interface PlantSprites {
  /** Copies a plant to the context, its foot at a point in pixels of the canvas. */
  copy: (context: Context, look: number, x: number, y: number) => void
}

interface Sprite {
  picture: CanvasImageSource
  left: number
  top: number
}

/** Draws on a canvas of its own; a picture that never changes is copied from without a look at its canvas. */
function drawPicture(width: number, height: number, draw: (context: Context) => void): CanvasImageSource {
  if (typeof OffscreenCanvas === 'undefined') {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (context) draw(context)
    return canvas
  }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas.transferToImageBitmap()
}

/**
 * Draws each look once, when it is copied first.
 *
 * @param scale pixels of the canvas in one of a plant
 */
export function createPlantSprites(paints: Paints, scale: number): PlantSprites {
  const [width, height] = [Math.ceil(ROOM_WIDTH * scale), Math.ceil(ROOM_HEIGHT * scale)]
  const sprites = new Map<number, Sprite>()
  const createSprite = (look: PlantLook): Sprite => {
    const { side, up } = room[look.stage]
    const left = Math.floor((FOOT.x - side) * scale)
    const top = Math.floor((FOOT.y - up) * scale)
    const picture = drawPicture(width - 2 * left, height - top, (context) => {
      context.translate(FOOT.x * scale - left, FOOT.y * scale - top)
      context.scale(scale, scale)
      paintPlant(context, paints, look)
    })
    return { picture, left, top }
  }
  const spriteOf = (number: number): Sprite | undefined => {
    const look = looks[number]
    const sprite = sprites.get(number) ?? (look && createSprite(look))
    if (sprite) sprites.set(number, sprite)
    return sprite
  }
  return {
    copy: (target, look, x, y) => {
      const sprite = spriteOf(look)
      if (!sprite) return
      // Whole pixels: nothing is drawn between two of them, which is quicker and sharper.
      const left = Math.round(x - FOOT.x * scale) + sprite.left
      const top = Math.round(y - FOOT.y * scale) + sprite.top
      target.drawImage(sprite.picture, left, top)
    },
  }
}
