import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { seededRandom } from './random.ts'
import { letterTiles, sameSentence, sentenceTiles, wordsOfSentence } from './tiles.ts'

const letters = (text: string) => [...text].toSorted((a, b) => a.localeCompare(b))

describe('letters to spell a word with', () => {
  test('all of the word and two more, and nothing that is given', () => {
    const tiles = letterTiles("father-in-law's", seededRandom('a'))
    expect(tiles).toHaveLength([...'fatherinlaws'].length + 2)
    for (const char of 'fatherinlaws') expect(tiles).toContain(char)
    expect(tiles).not.toContain('-')
  })

  test('never in the order of the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,12}$/), fc.string(), (word, seed) => {
        expect(letterTiles(word, seededRandom(seed)).join('')).not.toMatch(new RegExp(`^${word}[a-z]{2}$`))
      }),
    )
  })
})

describe('words of a sentence', () => {
  test('stops go, apostrophes and hyphens stay', () => {
    expect(wordsOfSentence('No, I don’t — it’s well-known!')).toEqual(['No', 'I', 'don’t', 'it’s', 'well-known'])
  })

  test('a capital does not betray the first word', () => {
    const tiles = sentenceTiles('The fox sleeps in the garden.', seededRandom('b'))
    expect(letters(tiles.join(''))).toEqual(letters('thefoxsleepsinthegarden'))
    expect(tiles.join(' ')).not.toBe('the fox sleeps in the garden')
    expect(sentenceTiles('London is big.', seededRandom('c'))).toContain('London')
  })

  test('the right order is right whatever the case and the stops', () => {
    expect(sameSentence('No, I don’t.', "no I don't")).toBe(true)
    expect(sameSentence('The dog bit the man.', 'the man bit the dog')).toBe(false)
    expect(sameSentence('The dog sleeps.', 'the dog')).toBe(false)
  })
})
