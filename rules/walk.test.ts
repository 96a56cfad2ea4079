import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf, planWalk, sayableMeaning, walkMinutes, walkParts, walkPauses } from './walk.ts'

describe('what is heard of a word', () => {
  test('is the word, a pause to remember it, what it means, and a sentence', () => {
    const parts = walkParts({ meanings: ['zh', 'en'], hasSentence: true }, 'medium')
    expect(parts.map((part) => (part.kind === 'silence' ? part.seconds : part.kind))).toEqual([
      'word',
      walkPauses.medium,
      'meaning',
      0.6,
      'meaning',
      1.2,
      'sentence',
      2,
    ])
    expect(parts.flatMap((part) => ('language' in part ? part.language : []))).toEqual(['zh', 'en'])
  })

  test('has neither a sentence nor its pause where the word has none', () => {
    expect(walkParts({ meanings: ['en'], hasSentence: false }, 'short').map(({ kind }) => kind)).toEqual([
      'word',
      'silence',
      'meaning',
      'silence',
    ])
  })

  test('takes longer with a longer pause', () => {
    const shape = { meanings: ['zh'], hasSentence: true } as const
    const lengths = (['short', 'medium', 'long'] as const).map((pause) => lengthOf(walkParts(shape, pause)))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths[2]).toBeCloseTo((lengths[0] ?? 0) + walkPauses.long - walkPauses.short)
  })
})

describe('the order of a walk', () => {
  test('brings six words twice before the next ones', () => {
    const plan = planWalk(
      Array.from({ length: 60 }, () => 12),
      10,
    )
    expect(plan.slice(0, 18)).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(plan).toHaveLength(50)
  })

  test('ends early with few words: each three times at most', () => {
    expect(planWalk([12, 12], 30)).toEqual([0, 1, 0, 1, 0, 1])
  })

  test('is empty without words', () => {
    expect(planWalk([], 10)).toEqual([])
  })

  test('never goes over its time by more than half a word, and begins with a word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(...walkMinutes),
        (lengths, minutes) => {
          const plan = planWalk(lengths, minutes)
          const seconds = plan.reduce((sum, index) => sum + (lengths[index] ?? 0), 0)
          expect(plan[0]).toBe(0)
          expect(seconds).toBeLessThanOrEqual(minutes * 60 + (lengths[plan.at(-1) ?? 0] ?? 0) / 2)
          for (const index of lengths.keys())
            expect(plan.filter((each) => each === index).length).toBeLessThanOrEqual(3)
        },
      ),
    )
  })
})

describe('a meaning that is said', () => {
  test.each([
    ['猫；猫科动物', '猫；猫科动物'],
    ['（使）破裂；打断；休息；违反', '破裂；打断；休息'],
    ['to stop; to rest (from work)', 'to stop; to rest'],
    ['[复数] 剪刀', '剪刀'],
    ['(informal)', ''],
    ['', ''],
  ])('of %j is %j', (printed, said) => {
    expect(sayableMeaning(printed)).toBe(said)
  })
})
