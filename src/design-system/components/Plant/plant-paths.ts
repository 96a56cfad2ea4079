/** Pieces of plants as SVG path data, in pixels; the foot of a plant is at 0, 0 and its top above it. */

type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** A point so far from another, 0 degrees upwards, clockwise. */
export function from([x, y]: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + Math.sin(radians) * length, y - Math.cos(radians) * length]
}

/** A leaf with two pointed ends, its stalk at a point. */
export function leaf(stalk: Point, degrees: number, length: number, width: number): string {
  const middle = from(stalk, degrees, length * 0.45)
  const left = from(middle, degrees - 90, width)
  const right = from(middle, degrees + 90, width)
  const tip = at(...from(stalk, degrees, length))
  return `M${at(...stalk)}Q${at(...left)} ${tip}Q${at(...right)} ${at(...stalk)}Z`
}

/** A leaf that hangs over: out of a point in a bow and down to the tip. */
export function frond(stalk: Point, degrees: number, length: number, width: number): string {
  const side = degrees < 0 ? -1 : 1
  const crown = from(stalk, degrees, length * 0.62)
  const tip: Point = [crown[0] + side * length * 0.42, crown[1] + length * 0.34]
  const inner = at(crown[0], crown[1] + width)
  return `M${at(...stalk)}Q${at(crown[0], crown[1] - width)} ${at(...tip)}Q${inner} ${at(...stalk)}Z`
}

export function disc([x, y]: Point, radius: number): string {
  const r = round(radius)
  return `M${at(x - radius, y)}a${r} ${r} 0 1 0 ${round(r * 2)} 0a${r} ${r} 0 1 0 ${round(r * -2)} 0Z`
}

/** A line to be drawn with a stroke. */
export const line = (start: Point, bend: Point, end: Point): string => `M${at(...start)}Q${at(...bend)} ${at(...end)}`

/** One tier of a conifer: its foot hangs a little. */
export const tier = (foot: number, top: number, half: number): string =>
  `M${at(-half, foot)}Q${at(0, foot + half * 0.3)} ${at(half, foot)}Q${at(half * 0.28, top + (foot - top) * 0.5)} ${at(0, top)}Q${at(half * -0.28, top + (foot - top) * 0.5)} ${at(-half, foot)}Z`

/** The cap of a mushroom. */
export const cap = ([x, y]: Point, half: number, height: number): string =>
  `M${at(x - half, y)}C${at(x - half, y - height * 1.3)} ${at(x + half, y - height * 1.3)} ${at(x + half, y)}Q${at(x, y + height * 0.28)} ${at(x - half, y)}Z`
