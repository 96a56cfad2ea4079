/** Words that are not the target: a recording that resembles one of them more than the target is of another word. */
import { seededRandom, shuffled } from '#rules/random'
import decoys from './decoys.json' with { type: 'json' }

/** Phones of common words in US English, 2 to 12 each, drawn once by chance from the dictionary's. */
const DECOYS = decoys.map((phones) => phones.split(' '))
/** A decoy that differs from the target by a smaller share of the phones could be the target, badly said. */
const LEAST_DISTANCE = 0.6

/** At most `count` of about the same length as the target, always the same ones for the same target. */
export function decoysOf(pronunciations: readonly (readonly string[])[], count: number): string[][] {
  const lengths = pronunciations.map((phones) => phones.length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const near = DECOYS.filter(
    (decoy) =>
      decoy.length >= Math.min(shortest, 11) - 1 &&
      decoy.length <= Math.max(longest, 3) + 1 &&
      pronunciations.every((phones) => editDistance(phones, decoy) >= LEAST_DISTANCE * phones.length),
  )
  return shuffled(near, seededRandom(pronunciations.join(' '))).slice(0, count)
}

/** How many phones must be changed, added or left out to make one of the other. */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, phone] of one.entries()) {
    const next = [index + 1]
    for (const [column, otherPhone] of other.entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (phone === otherPhone ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
