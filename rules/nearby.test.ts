import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addNearby, editDistance, nearest, type Candidate, type Nearby } from './nearby.ts'

function prepareNearby(candidates: readonly Candidate[]) {
  const nearby: Nearby<Candidate> = new Map()
  for (const candidate of candidates) addNearby(nearby, candidate)
  return nearby
}

const words = ['apple', 'apply', 'ample', 'maple', 'orange', 'a', 'an', 'accommodate', 'receive'].map((key, index) => ({
  key,
  rank: (index + 1) * 100,
}))
const nearby = prepareNearby(words)
const suggest = (text: string) => nearest(text, nearby, 5).map(({ key }) => key)

describe('what was meant', () => {
  test('a letter too many, missing, wrong or in the wrong place', () => {
    for (const typed of ['applle', 'aple', 'appke', 'appel']) expect(suggest(typed)[0]).toBe('apple')
    expect(suggest('recieve')).toEqual(['receive'])
    expect(suggest('acomodate')).toEqual(['accommodate'])
  })

  test('a letter doubled or not is a smaller mistake than a wrong one', () => {
    const others = prepareNearby(['able', 'apple', 'ale'].map((key, index) => ({ key, rank: index + 1 })))
    expect(nearest('aple', others, 1)).toMatchObject([{ key: 'apple' }])
  })

  test('nothing for what is near to no word', () => {
    expect(suggest('xyzzyqwk')).toEqual([])
    expect(suggest('')).not.toContain('apple')
  })
})

describe('edits', () => {
  test('known ones', () => {
    expect(editDistance('kitten', 'sitting', 9)).toBe(3)
    expect(editDistance('ab', 'ba', 9)).toBe(1)
    expect(editDistance('', 'abc', 9)).toBe(3)
  })

  test('the same both ways, none only between equal texts, and never more than letters', () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b, 99)
        expect(editDistance(b, a, 99)).toBe(edits)
        expect(edits === 0).toBe(a === b)
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})
