/** The grove as a picture to share: drawn on this device, in the colours of the display mode. */
import { paintPlant } from './plant-sprites.ts'
import type { Paints, PlantLook } from './plant-sprites.ts'
import { plantHeight } from '../Plant/plant-shapes.ts'

export const PICTURE = { width: 1080, height: 1350 } as const

export interface GrovePictureTexts {
  /** Whose it is: 'My grove', or with a name. One line. */
  title: string
  /** The one large number. */
  figure: string
  /** What it counts: 'words grow here'. */
  caption: string
  /** The brand, in small. */
  brand: string
}

/** Rows from the front to the back: where the feet are, how large plants are, and how many have room. */
const rows = [
  { foot: 1240, scale: 3.2, most: 9 },
  { foot: 1150, scale: 2.7, most: 11 },
  { foot: 1070, scale: 2.3, most: 13 },
  { foot: 1000, scale: 2, most: 15 },
  { foot: 940, scale: 1.75, most: 17 },
  { foot: 885, scale: 1.5, most: 20 },
  { foot: 835, scale: 1.3, most: 24 },
  { foot: 790, scale: 1.1, most: 28 },
] as const
const MOST = rows.reduce((sum, { most }) => sum + most, 0)

/** Of many plants as many as have room, spread evenly, so that the picture keeps their proportions. */
function pickPlants<T>(plants: readonly T[], most: number = MOST): T[] {
  if (plants.length <= most) return [...plants]
  return Array.from({ length: most }, (_, index) => plants[Math.floor((index * plants.length) / most)]).filter(
    (plant) => plant !== undefined,
  )
}

function paintHills(context: CanvasRenderingContext2D, paints: Paints): void {
  const { width, height } = PICTURE
  const hill = (color: string, d: string) => {
    context.fillStyle = color
    context.fill(new Path2D(d))
  }
  context.fillStyle = paints.sky
  context.fillRect(0, 0, width, height)
  hill(paints.far, `M0 720C180 620 360 640 570 690S900 740 ${width} 640V${height}H0Z`)
  hill(paints.near, `M0 800C220 740 430 840 650 810S940 740 ${width} 780V${height}H0Z`)
  hill(paints.soil, `M0 1020C270 985 480 1040 700 1020S980 990 ${width} 1005V${height}H0Z`)
}

/** Draws the picture. Small plants stand in front, as in a garden. */
export function drawGrovePicture(
  context: CanvasRenderingContext2D,
  {
    paints,
    plants,
    texts,
    font,
  }: { paints: Paints; plants: readonly PlantLook[]; texts: GrovePictureTexts; font: string },
): void {
  const { width, height } = PICTURE
  paintHills(context, paints)
  const shown = pickPlants(plants).sort((a, b) => plantHeight[a.stage] - plantHeight[b.stage])
  let taken = 0
  const filled = rows.map((row) => {
    const own = shown.slice(taken, taken + row.most)
    taken += own.length
    return { ...row, own }
  })
  for (const { foot, scale, most, own } of filled.reverse()) {
    for (const [index, plant] of own.entries()) {
      // A row that is not full stands in the middle.
      const x = ((index + 0.5 + (most - own.length) / 2) / most) * width
      context.save()
      context.translate(x, foot + ((index * 7) % 5) * scale * 2)
      context.scale(scale, scale)
      paintPlant(context, paints, plant)
      context.restore()
    }
  }
  const write = (text: string, y: number, size: number, weight: number) => {
    context.font = `${weight} ${size}px ${font}`
    context.fillText(text, width / 2, y, width - 160)
  }
  context.fillStyle = paints.text
  context.textAlign = 'center'
  write(texts.title, 150, 56, 600)
  write(texts.figure, 370, 200, 750)
  write(texts.caption, 450, 48, 400)
  write(texts.brand, height - 40, 36, 600)
}
