/** Words that someone may have meant. */

/** A known word by its lower-case spelling; `rank` is its place in running English, 1 the commonest. */
export interface Candidate {
  readonly key: string
  readonly rank: number
}

/** How many letters may be wrong: short words are near to too many others. */
export const slack = (length: number) => (length <= 3 ? 1 : length <= 8 ? 2 : 3)

/** Candidates made ready to be asked: by their length, each with the letters it has. */
export type Nearby<C extends Candidate> = Map<number, { readonly candidate: C; readonly bits: number }[]>

/** Makes one more candidate ready. */
export function addNearby<C extends Candidate>(nearby: Nearby<C>, candidate: C): void {
  const { length } = candidate.key
  const ready = { candidate, bits: lettersOf(candidate.key) }
  const alike = nearby.get(length)
  if (alike) alike.push(ready)
  else nearby.set(length, [ready])
}

/**
 * The candidates nearest to a text by edits (a letter too many, missing, wrong, or two changed places), the nearest
 * first: letters doubled or not count half, and the same first letter and a common word come before others. At most
 * `count`.
 */
export function nearest<C extends Candidate>(text: string, nearby: Nearby<C>, count: number): C[] {
  const most = slack(text.length)
  const bits = lettersOf(text)
  const single = withoutDoubles(text)
  const found: { candidate: C; cost: number }[] = []
  for (let length = text.length - most; length <= text.length + most; length += 1) {
    for (const { candidate, bits: own } of nearby.get(length) ?? []) {
      // One edit changes at most two of the letters that a word has; most candidates are out by this alone.
      if (bitCount(own ^ bits) > 2 * most) continue
      const { key, rank } = candidate
      const edits = editDistance(text, key, most)
      if (edits > most) continue
      const doubled = withoutDoubles(key) === single ? edits / 2 : edits
      found.push({ candidate, cost: doubled + (key[0] === text[0] ? 0 : 0.5) + Math.log10(rank + 10) / 10 })
    }
  }
  return found
    .sort((a, b) => a.cost - b.cost || a.candidate.rank - b.candidate.rank)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** 'tommorow' and 'tomorrow' are both 'tomorow'. */
export const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1')

/** Three rows of the table of edits, used again and again: making them for each of thousands of words took longer than filling them. */
const rowsOf = (width: number) => [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const
let rows = rowsOf(128)

/** Edits between two texts, two neighbours that changed places counting as one; above `most` any larger number. */
export function editDistance(a: string, b: string, most: number): number {
  const width = b.length + 1
  if (width > rows[0].length) rows = rowsOf(width)
  let [beforeLast, last, current] = rows
  for (let column = 0; column < width; column += 1) last[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row
    let least = row
    for (let column = 1; column < width; column += 1) {
      const change = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change)
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  return at(last, b.length)
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0

/** One bit for each letter a text has. */
function lettersOf(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) - 97
    if (letter >= 0 && letter < 26) bits |= 1 << letter
  }
  return bits
}

function bitCount(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count += 1
  return count
}
