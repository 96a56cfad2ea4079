import { expect, test } from 'vitest'
import { letterDifference, markLetters } from '#rules/word-difference'
import { markedParts, placesOf } from './difference-text.ts'
import { faultsOf } from './faults-of.ts'

test('a fault names its place among the letters of the word; spaces are not counted', () => {
  expect(faultsOf(markLetters('ice cream', 'ice craem', false))).toEqual([
    { state: 'wrong', place: 6, given: 'a', right: 'e' },
    { state: 'wrong', place: 7, given: 'e', right: 'a' },
  ])
  expect(faultsOf(markLetters('banana', 'banna', false))).toEqual([
    { state: 'missing', place: 4, given: '', right: 'a' },
  ])
  expect(faultsOf(markLetters('fox', 'xfox', false))).toEqual([{ state: 'extra', place: 0, given: 'x', right: '' }])
})

test('what was not typed any more is no fault', () => {
  expect(faultsOf(markLetters('fox', 'fz', true))).toEqual([{ state: 'wrong', place: 2, given: 'z', right: 'o' }])
})

const shown = (one: string, other: string) => {
  const difference = letterDifference(one, other)
  if (!difference) throw new Error('A difference was expected')
  return {
    places: placesOf(difference),
    marks: (['one', 'other'] as const).map((side) =>
      markedParts(difference, side, side === 'one' ? one : other)
        .map(({ text, marked }) => (marked ? `[${text}]` : text))
        .join(''),
    ),
  }
}

test('two words are marked where they differ, as they are written', () => {
  expect(shown('Polish', 'polite')).toEqual({
    places: [{ kind: 'swap', one: 'sh', other: 'te' }],
    marks: ['Poli[sh]', 'poli[te]'],
  })
  expect(shown('through', 'thorough')).toEqual({
    places: [{ kind: 'only', part: 'o', of: 1 }],
    marks: ['through', 'th[o]rough'],
  })
})
