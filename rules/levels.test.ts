import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildLevels, DIFFICULTIES, isDemoLevel, isUnlocked, WORDS_PER_LEVEL } from '#rules/levels'

const word = fc.record({
  headword: fc.stringMatching(/^[a-z]{1,6}$/),
  frequency: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null }),
})
const wordList = (minLength: number) =>
  fc.uniqueArray(word, { selector: (entry) => entry.headword, minLength, maxLength: 120, size: 'max' })
const words = wordList(0)

describe('buildLevels', () => {
  it('gives every level eight different words', () => {
    fc.assert(
      fc.property(words, (list) => {
        for (const level of Object.values(buildLevels(list)).flat()) {
          expect(new Set(level).size).toBe(WORDS_PER_LEVEL)
          expect(level).toHaveLength(WORDS_PER_LEVEL)
        }
      }),
    )
  })

  it('covers every word as soon as each third has a level of its own', () => {
    fc.assert(
      fc.property(wordList(24), (list) => {
        const covered = new Set(Object.values(buildLevels(list)).flat(2))
        expect(covered).toEqual(new Set(list.map((entry) => entry.headword)))
      }),
    )
  })

  it('cuts the same levels whatever the order of the words', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(buildLevels([...list].reverse())).toEqual(buildLevels(list))
      }),
    )
  })

  it('puts the commonest words into easy and words without a rank last', () => {
    const ranked = Array.from({ length: 22 }, (_, index) => ({ headword: `w${index}`, frequency: 1_000 - index }))
    const levels = buildLevels([
      { headword: 'zebu', frequency: null },
      { headword: 'axolotl', frequency: null },
      ...ranked,
    ])
    expect(levels.easy).toEqual([['w21', 'w20', 'w19', 'w18', 'w17', 'w16', 'w15', 'w14']])
    expect(levels.hard[0]?.slice(-2)).toEqual(['axolotl', 'zebu'])
  })

  it('fills a last short level with the earliest words of its difficulty', () => {
    const list = Array.from({ length: 30 }, (_, index) => ({ headword: `w${index}`, frequency: index + 1 }))
    expect(buildLevels(list).easy).toEqual([
      ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7'],
      ['w8', 'w9', 'w0', 'w1', 'w2', 'w3', 'w4', 'w5'],
    ])
  })

  it('has no level where a difficulty has fewer than eight words', () => {
    const list = Array.from({ length: 21 }, (_, index) => ({ headword: `w${index}`, frequency: index + 1 }))
    expect(buildLevels(list)).toEqual({ easy: [], medium: [], hard: [] })
  })

  it('counts a headword listed twice once', () => {
    const list = Array.from({ length: 24 }, (_, index) => ({ headword: `w${index}`, frequency: index + 1 }))
    expect(buildLevels([...list, { headword: 'w0', frequency: null }])).toEqual(buildLevels(list))
  })
})

describe('isUnlocked', () => {
  it('opens level 1 always and later levels with three stars on the one before', () => {
    expect(isUnlocked(1, 0)).toBe(true)
    expect([0, 1, 2, 3].map((stars) => isUnlocked(2, stars))).toEqual([false, false, false, true])
    expect(isUnlocked(0, 3)).toBe(false)
  })
})

describe('isDemoLevel', () => {
  const demo = { category: 'animals-nature', sub: null, difficulty: 'easy', level: 1 } as const

  it('holds for the first three easy levels of animals and nature', () => {
    expect([0, 1, 2, 3, 4].map((level) => isDemoLevel({ ...demo, level }))).toEqual([false, true, true, true, false])
  })

  it('holds nowhere else', () => {
    expect(isDemoLevel({ ...demo, category: 'food-drink' })).toBe(false)
    expect(isDemoLevel({ ...demo, sub: 'animal-mammal' })).toBe(false)
    for (const difficulty of DIFFICULTIES.filter((name) => name !== 'easy')) {
      expect(isDemoLevel({ ...demo, difficulty })).toBe(false)
    }
  })
})
