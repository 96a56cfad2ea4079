/** Lines of a head cut in half that looks to the left, in a field of 200 by 190. Schematic: the proportions are none of a person's. */

/** Where the tongue is. */
export interface TonguePosition {
  /** The highest place of its body: x from 90 at the front to 136 at the back, y from 57 below the palate to 100. */
  readonly body: readonly [x: number, y: number]
  /** Its tip: the teeth end at x 53, the ridge behind them is at 66. */
  readonly tip: readonly [x: number, y: number]
  /** How far the jaw has dropped: 0 to 20. */
  readonly jaw: number
}

/** `teeth`: the lower lip touches the upper teeth. */
export type Lips = 'neutral' | 'spread' | 'round' | 'closed' | 'teeth'

const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** Nose, upper teeth, ridge, hard palate and the wall of the throat, which do not move. */
export const HEAD = 'M 52 12 C 46 30 30 48 26 56 C 28 64 40 62 44 68 M 160 30 L 160 182'
export const PALATE =
  'M 58 84 L 54 84 L 55 70 L 60 70 L 58 84 M 60 71 C 64 75 69 73 72 67 C 78 55 92 47 106 47 C 118 47 126 50 132 54'

/** The soft palate: shut against the wall of the throat, or hanging, which lets the air through the nose. */
export const velumPath = (isOpen: boolean): string =>
  isOpen ? 'M 132 54 C 139 56 147 60 148 78' : 'M 132 54 C 141 56 150 52 158 56 C 155 62 151 66 149 72'

/** From the root over the body to the tip, and back below it. */
export function tonguePath({ body: [bx, by], tip: [tx, ty], jaw }: TonguePosition): string {
  const floor = 116 + jaw
  const reach = (bx - tx) / 2
  const notch = Math.min(10, (floor - 8 - ty) / 4)
  return [
    `M ${point(148, 178)}`,
    `C ${point(152, 150)} ${point(Math.min(150, bx + 34), by + 16)} ${point(bx + 12, by + 2)}`,
    `C ${point(bx + 4, by - 3)} ${point(bx - 6, by - 2)} ${point(bx - 12, by + 2)}`,
    `C ${point(bx - 12 - reach * 0.4, by + 7)} ${point(tx + reach * 0.7, ty + (by < ty ? -3 : 4))} ${point(tx + 3, ty)}`,
    `C ${point(tx - 3, ty)} ${point(tx - 2, ty + 7)} ${point(tx + 4, ty + 8)}`,
    `C ${point(tx + 4 + notch, ty + 8 + notch / 3)} ${point(Math.max(72, tx), floor - 6)} ${point(82, floor)}`,
    `L ${point(104, floor + 16)} L ${point(112, 178)} Z`,
  ].join(' ')
}

/** Lower teeth, which go with the jaw. */
export const lowerTeethPath = (jaw: number): string =>
  `M ${point(57, 88 + jaw)} L ${point(61, 88 + jaw)} L ${point(62, 102 + jaw)} L ${point(57, 102 + jaw)} Z`

interface Lip {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
}

/** Upper and lower lip from the side. */
export function lipsOf(lips: Lips, jaw: number): readonly [Lip, Lip] {
  const upper = { cx: 46, cy: 77, rx: 6, ry: 7 }
  const lower = { cx: 48, cy: 97 + jaw, rx: 6, ry: 7 }
  if (lips === 'closed')
    return [
      { ...upper, cy: 79 },
      { ...lower, cy: 93 },
    ]
  if (lips === 'teeth')
    return [
      { ...upper, cy: 75 },
      { ...lower, cx: 54, cy: 91 },
    ]
  if (lips === 'round') {
    return [
      { ...upper, cx: 39, cy: 78, rx: 8 },
      { ...lower, cx: 40, cy: 97 + jaw * 0.7, rx: 8 },
    ]
  }
  if (lips === 'spread') {
    return [
      { ...upper, cx: 49, rx: 5, ry: 6 },
      { ...lower, cx: 51, rx: 5, ry: 6 },
    ]
  }
  return [upper, lower]
}

/** The line of the chin, below the lower lip. */
export const chinPath = ({ cx, cy }: Pick<Lip, 'cx' | 'cy'>): string =>
  `M ${point(cx - 2, cy + 7)} C ${point(cx + 2, cy + 18)} ${point(cx - 8, cy + 26)} ${point(cx + 10, cy + 38)}`

/** The opening of the lips from the front: half its width and height. */
export function openingOf(lips: Lips, jaw: number): readonly [width: number, height: number] {
  if (lips === 'closed') return [22, 0]
  if (lips === 'teeth') return [22, 2]
  if (lips === 'round') return [8 + jaw * 0.5, 5 + jaw * 0.6]
  if (lips === 'spread') return [28, 4 + jaw * 0.6]
  return [24, 3 + jaw * 0.65]
}
