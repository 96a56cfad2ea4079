import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterDifference, markLetters, soundDifference } from './word-difference.ts'
import type { Difference, MarkedLetter } from './word-difference.ts'

const shown = (difference: Difference | null) =>
  difference?.parts.flatMap(({ isSame, one, other }) => (isSame ? [] : `${one.join('')}/${other.join('')}`))

describe('two words', () => {
  test.each([
    ['affect', 'effect', ['a/e'], 1],
    ['quiet', 'quite', ['et/te'], 2],
    ['through', 'thorough', ['/o'], 1],
    ['Polish', 'polite', ['sh/te'], 2],
  ])('%s and %s differ in letters', (one, other, parts, count) => {
    expect(shown(letterDifference(one, other))).toEqual(parts)
    expect(letterDifference(one, other)?.count).toBe(count)
  })

  test.each([
    ['fox', 'fox'],
    ['Fox', 'fox'],
    ['fox', 'elephant'],
    ['an', 'it'],
    ['a', 'I'],
    ['', 'fox'],
  ])('%s and %s are not told apart by their letters', (one, other) => {
    expect(letterDifference(one, other)).toBeNull()
  })

  test.each([
    ['ʃɪp', 'ʃiːp', ['ɪ/iː']],
    ['θɪŋk', 'sɪŋk', ['θ/s']],
    ['tʃeə', 'ʃeə', ['tʃ/ʃ']],
    ['əˈfekt', 'ɪˈfekt', ['ə/ɪ']],
    ['reɪn', 'treɪn', ['/t']],
  ])('/%s/ and /%s/ differ in sounds, each sound as a whole', (one, other, parts) => {
    expect(shown(soundDifference(one, other))).toEqual(parts)
  })

  test.each([
    ['ˈrekɔːd', 'reˈkɔːd'],
    ['fɒks', 'ˈelɪfənt'],
    ['dɔɣ', 'dɔɡ'],
  ])('/%s/ and /%s/ are not told apart by their sounds', (one, other) => {
    expect(soundDifference(one, other)).toBeNull()
  })

  test('differ in the same letters, whichever comes first, and never in all', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abei'), maxLength: 9 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const there = letterDifference(one, other)
        expect(letterDifference(other, one)?.count).toBe(there?.count)
        expect(there?.parts.flatMap((part) => part.one).join('') ?? one).toBe(one)
        expect(there?.parts.flatMap((part) => part.other).join('') ?? other).toBe(other)
        if (there) expect(there.parts.some(({ isSame }) => isSame)).toBe(true)
      }),
    )
  })
})

const signs = { right: '=', wrong: '~', missing: '+', extra: '-', open: '_' } as const
const written = (letters: readonly MarkedLetter[]) =>
  letters.map(({ state, given, right }) => `${signs[state]}${given}${given === right ? '' : `>${right}`}`).join(' ')

describe('an answer', () => {
  test.each([
    ['fox', 'fxo', '=f ~x>o ~o>x'],
    ['banana', 'bannana', '=b =a =n -n> =a =n =a'],
    ['banana', 'banna', '=b =a =n +>a =n =a'],
    ['ice cream', 'ice craem', '=i =c =e =  =c =r ~a>e ~e>a =m'],
    // In the nearest right spelling.
    ['colour', 'colir', '=c =o =l ~i>o =r'],
    ['Colour TV', 'colour tv', '=c>C =o =l =o =u =r =  =t>T =v>V'],
    ['café', 'cafe', '=c =a =f =e>é'],
  ])('of letters: of %s, “%s” is %s', (word, given, expected) => {
    expect(written(markLetters(word, given, false))).toBe(expected)
  })

  test.each([
    ['fox', 'fq', '=f ~q>o _>x'],
    ['receive', 'reci', '=r =e =c ~i>e _>i _>v _>e'],
    ['color', 'colouq', '=c =o =l =o =u ~q>r'],
    ['fox', 'q', '~q>f _>o _>x'],
  ])('that a wrong letter ended: of %s, “%s” is %s', (word, given, expected) => {
    expect(written(markLetters(word, given, true))).toBe(expected)
  })

  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 8 })

  test('shows all of its letters and all of the word’s, in order', () => {
    fc.assert(
      fc.property(word, word, fc.boolean(), (headword, given, isCut) => {
        const letters = markLetters(headword, given, isCut)
        expect(letters.map((letter) => letter.given).join('')).toBe(given)
        expect(letters.map((letter) => letter.right).join('')).toBe(headword)
      }),
    )
  })

  test('has no fault exactly when it is the word', () => {
    fc.assert(
      fc.property(word, word, (headword, given) => {
        const isRight = markLetters(headword, given, false).every(({ state }) => state === 'right')
        expect(isRight).toBe(headword === given)
      }),
    )
  })

  test('that a wrong letter ended is right up to that letter, and open behind it', () => {
    fc.assert(
      fc.property(word, fc.nat(), (headword, cut) => {
        const place = cut % headword.length
        const states = markLetters(headword, `${headword.slice(0, place)}z`, true).map(({ state }) => state)
        const behind = headword.length - place - 1
        expect(states).toEqual([...Array(place).fill('right'), 'wrong', ...Array(behind).fill('open')])
      }),
    )
  })
})
