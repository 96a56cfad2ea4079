import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BOTH_STABILITY, ENGLISH_STABILITY, fadedTo } from './fading.ts'
import type { Grade } from './grading.ts'
import { LEARNED, isLearned, newCard, review, type Card } from './memory.ts'

const start = new Date('2026-03-01T08:00:00Z')
const learned = (stability: number) => ({ state: LEARNED, stability })
const answerWhenDue = (card: Card, grade: Grade) => review(card, grade, card.due, { word: 1 })
const order = [undefined, 'both', 'en']

describe('fadedTo', () => {
  it('leaves a word without a card, and one in its learning steps, in Chinese', () => {
    expect(fadedTo(null)).toBeUndefined()
    expect(fadedTo(newCard(start))).toBeUndefined()
    expect(fadedTo({ state: 1, stability: 100 })).toBeUndefined()
  })

  it('goes from Chinese over both to English at 7 and 21 days', () => {
    const days = [0.5, 6.99, BOTH_STABILITY, 20.99, ENGLISH_STABILITY, 400]
    expect(days.map((each) => fadedTo(learned(each)))).toEqual([undefined, undefined, 'both', 'both', 'en', 'en'])
  })

  it('takes a word that is answered right when it is due through all three, and back with a miss', () => {
    let card = newCard(start)
    const seen = [fadedTo(card)]
    for (let times = 0; times < 8; times += 1) {
      card = answerWhenDue(card, 'good')
      seen.push(fadedTo(card))
    }
    expect([...new Set(seen)]).toEqual(order)
    const missed = answerWhenDue(card, 'again')
    expect(fadedTo(missed)).toBeUndefined()
    expect(isLearned(missed)).toBe(false)
  })

  it('never shows less Chinese for a less stable word', () => {
    const stability = fc.double({ min: 0, max: 40_000, noNaN: true })
    fc.assert(
      fc.property(stability, stability, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(order.indexOf(fadedTo(learned(low)))).toBeLessThanOrEqual(order.indexOf(fadedTo(learned(high))))
      }),
    )
  })

  it('brings Chinese back with every wrong answer to a learned word, and shows no less of it after it was relearned', () => {
    const grades = fc.array(fc.constantFrom<Grade>('again', 'hard', 'good', 'easy'), { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(grades, (history) => {
        const card = history.reduce(answerWhenDue, newCard(start))
        fc.pre(isLearned(card))
        const missed = answerWhenDue(card, 'again')
        expect(fadedTo(missed)).toBeUndefined()
        const relearned = answerWhenDue(missed, 'good')
        expect(order.indexOf(fadedTo(relearned))).toBeLessThanOrEqual(order.indexOf(fadedTo(card)))
      }),
    )
  })
})
