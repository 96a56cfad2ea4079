/**
 * Places in a list as texts that sort bytewise, so that moving one thing changes that thing alone. A place is a fraction in base 62 that
 * does not end in the lowest digit: between any two different ones there is always another.
 *
 * Not the package fractional-indexing: its keys begin with a letter that counts their length and refuse the places that are stored, and two
 * clients that insert at one spot get the same key from it. Here they get different ones at random.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length
/** Digits of a place at either end of a list: enough for hundreds of thousands of things one after the other. */
const WIDTH = 4
/** Position of the first item of a list. */
const MIDDLE = BASE ** WIDTH / 2
/** Steps between things that are put at the end: room for insertions without longer places. */
const STEP = 16

export interface Placed {
  readonly id: string
  readonly position: string
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Compares by place, then by id: two clients may choose the same place, and every one must see the same order. */
export const byPosition = (a: Placed, b: Placed): number => compare(a.position, b.position) || compare(a.id, b.id)

const digitAt = (place: string, index: number) => Math.max(0, DIGITS.indexOf(place[index] ?? '0'))

/**
 * A position after `low` and before `high`; null means the beginning or the end. Where `high` is not above `low`, because two things
 * share one place, the answer is a place after `low`.
 *
 * @param random numbers in [0, 1): two clients that insert at one spot should choose different places
 */
export function placeBetween(low: string | null, high: string | null, random: () => number): string {
  const from = low ?? ''
  let to = high !== null && high > from ? high : null
  if (to === null) return placesAfter(low, 1, random)[0] ?? ''
  const front = valueOf(to) - 1 - Math.floor(random() * STEP)
  if (low === null && front > 0) return encode(front)
  let place = ''
  for (let index = 0; ; index += 1) {
    if (to !== null && index >= to.length) to = null
    const floor = digitAt(from, index)
    const ceiling: number = to === null ? BASE : digitAt(to, index)
    if (ceiling - floor > 1) {
      const chosen = DIGITS[floor + 1 + Math.floor(random() * (ceiling - floor - 1))]
      return `${place}${chosen}${DIGITS[1 + Math.floor(random() * (BASE - 1))]}`
    }
    place += DIGITS[floor]
    // One digit below `high`, so that whatever follows is below it too.
    if (ceiling > floor) to = null
  }
}

/** Positions for `count` items, in order, after `low`; null means the beginning of an empty list. */
export function placesAfter(low: string | null, count: number, random: () => number): string[] {
  const first = (low === null ? MIDDLE : valueOf(low)) + 1 + Math.floor(random() * STEP)
  const isFull = first + count * STEP >= BASE ** WIDTH
  // A list that has come to the end of the digits goes on behind its last place.
  const prefix = isFull ? `${low}z` : ''
  const start = isFull ? STEP : first
  return Array.from({ length: count }, (_, index) => `${prefix}${encode(start + index * STEP)}`)
}

/** The first digits of a place as a number. */
function valueOf(place: string): number {
  let value = 0
  for (let index = 0; index < WIDTH; index += 1) value = value * BASE + digitAt(place, index)
  return value
}

function encode(value: number): string {
  let rest = value
  let place = ''
  for (let index = 0; index < WIDTH; index += 1) {
    place = DIGITS[rest % BASE] + place
    rest = Math.floor(rest / BASE)
  }
  return place.endsWith('0') ? `${place}V` : place
}
