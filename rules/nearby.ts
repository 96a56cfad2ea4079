/** Words that someone may have meant. */

/** A known word by its lower-case spelling; `rank` is its place in running English, 1 the commonest. */
export interface Candidate {
  readonly key: string
  readonly rank: number
}

/** How many letters may be wrong: short words are near to too many others. */
const slack = (length: number) => (length <= 3 ? 1 : length <= 8 ? 2 : 3)

/**
 * The candidates nearest to a text by edits (a letter too many, missing, wrong, or two changed places), the nearest
 * first, then those with the same first letter, then the commoner. At most `count`.
 */
export function nearest<C extends Candidate>(text: string, candidates: Iterable<C>, count: number): C[] {
  const most = slack(text.length)
  const bits = lettersOf(text)
  const found: { candidate: C; cost: number }[] = []
  for (const candidate of candidates) {
    const { key, rank } = candidate
    if (Math.abs(key.length - text.length) > most) continue
    // One edit changes at most two of the letters that a word has; most candidates are out by this alone.
    if (bitCount(lettersOf(key) ^ bits) > 2 * most) continue
    const edits = editDistance(text, key, most)
    if (edits > most) continue
    const likeness = key[0] === text[0] ? 0 : 0.5
    found.push({ candidate, cost: edits + likeness + Math.log10(rank + 10) / 10 })
  }
  return found
    .sort((a, b) => a.cost - b.cost || a.candidate.rank - b.candidate.rank)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** Edits between two texts, two neighbours that changed places counting as one; above `most` any larger number. */
export function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity

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
