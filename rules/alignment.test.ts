import fc from 'fast-check'
import { expect, test } from 'vitest'
import { align, countDifferences, joinPlaces } from './alignment.ts'

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 })

/** The fewest changes, by trying every one: slow, and so short that it is seen to be right. */
function fewest(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one
  const [head, ...tail] = other
  if (first === undefined || head === undefined) return one.length + other.length
  if (first === head) return fewest(rest, tail)
  return 1 + Math.min(fewest(rest, tail), fewest(rest, other), fewest(one, tail))
}

test('two words lose and gain nothing when they are laid beside each other', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const places = align(one, other)
      expect(places.flatMap((place) => place.one ?? [])).toEqual(one)
      expect(places.flatMap((place) => place.other ?? [])).toEqual(other)
      expect(places.filter((place) => place.one === undefined && place.other === undefined)).toEqual([])
    }),
  )
})

test('as few places as can be differ, whichever word comes first', () => {
  const short = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 })
  fc.assert(
    fc.property(short, short, (one, other) => {
      expect(countDifferences(align(one, other))).toBe(fewest(one, other))
      expect(countDifferences(align(other, one))).toBe(fewest(one, other))
    }),
  )
})

test('a word differs from itself nowhere', () => {
  fc.assert(
    fc.property(letters, (word) => {
      expect(countDifferences(align(word, word))).toBe(0)
    }),
  )
})

test('parts take turns: what is the same is the same in both, what differs does not follow on what differs', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const parts = joinPlaces(align(one, other))
      expect(parts.flatMap((part) => part.one)).toEqual(one)
      expect(parts.flatMap((part) => part.other)).toEqual(other)
      for (const [index, part] of parts.entries()) {
        expect(part.isSame).not.toBe(parts[index + 1]?.isSame)
        if (part.isSame) expect(part.one).toEqual(part.other)
      }
    }),
  )
})

test.each([
  ['ship', 'sheep', ['=sh', 'i/ee', '=p']],
  ['affect', 'effect', ['a/e', '=ffect']],
  ['through', 'thorough', ['=th', '/o', '=rough']],
  ['fox', 'fox', ['=fox']],
  ['', 'fox', ['/fox']],
])('%s and %s differ in %j', (one, other, expected) => {
  const parts = joinPlaces(align([...one], [...other]))
  const shown = parts.map((part) =>
    part.isSame ? `=${part.one.join('')}` : `${part.one.join('')}/${part.other.join('')}`,
  )
  expect(shown).toEqual(expected)
})
