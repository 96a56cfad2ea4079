import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areConfusable, pickDistractors, type QuestionWord } from './distractors.ts'
import { spreadApart } from './keep-apart.ts'
import { seededRandom } from './random.ts'

const word = (id: number, ...apart: number[]) => ({ id, apart })
const ids = (words: readonly { id: number }[]) => words.map(({ id }) => id)

describe('spreadApart', () => {
  it('leaves the order of words that nobody confuses', () => {
    expect(ids(spreadApart([word(3), word(1), word(2)]))).toEqual([3, 1, 2])
  })

  it('lets three others come between two that are confused, whichever names the other', () => {
    expect(ids(spreadApart([word(1, 2), word(2), word(3), word(4), word(5), word(6)]))).toEqual([1, 3, 4, 5, 2, 6])
    expect(ids(spreadApart([word(1), word(2, 1), word(3), word(4), word(5)]))).toEqual([1, 3, 4, 5, 2])
  })

  it('moves one of two at the end before the others, so that three are between them', () => {
    const words = [3, 4, 5, 6, 7].map((id) => word(id))
    expect(ids(spreadApart([...words, word(1, 2), word(2)]))).toEqual([3, 4, 2, 5, 6, 7, 1])
    const pair = [word(1, 2), word(2)]
    const orders = fc.shuffledSubarray([...words, ...pair], { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(orders, (order) => {
        const asked = ids(spreadApart(order))
        expect(Math.abs(asked.indexOf(1) - asked.indexOf(2))).toBeGreaterThan(3)
      }),
    )
  })

  it('asks all words once, and two alone after each other', () => {
    expect(ids(spreadApart([word(1, 2), word(2, 1)]))).toEqual([1, 2])
    const some = fc.uniqueArray(fc.record({ id: fc.nat(20), apart: fc.array(fc.nat(20), { maxLength: 4 }) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(some, (words) => {
        expect(ids(spreadApart(words)).toSorted((a, b) => a - b)).toEqual(ids(words).toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('words kept apart', () => {
  const named = (id: number, headword: string, zh: string, apart: number[] = []): QuestionWord => ({
    id,
    headword,
    meaning: { zh, en: `the meaning of ${headword}` },
    picture: null,
    frequency: id * 100,
    subcategory: null,
    synonyms: [],
    apart,
  })

  it('are never a wrong option of each other', () => {
    const borrow = named(1, 'borrow', '借入', [2])
    const lend = named(2, 'lend', '出租')
    const others = [named(3, 'carry', '搬运'), named(4, 'throw', '扔掉'), named(5, 'swim', '游泳')]
    expect([areConfusable(borrow, lend), areConfusable(lend, borrow)]).toEqual([true, true])
    const pool = [borrow, lend, ...others]
    for (const asked of [borrow, lend]) {
      const options = ids(pickDistractors(asked, pool, 3, seededRandom('a')))
      expect(options.toSorted()).toEqual([3, 4, 5])
    }
  })
})
