import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCard, retrievability, review } from './memory.ts'
import { forecastCards, forecastNewWord, sampleCards } from './word-forecast.ts'

const now = new Date('2026-03-04T08:00:00Z')
const given = { now, memory: { retention: 0.9, weights: null }, attendance: 1 }
const card = (word: number) => {
  const first = review(newCard(now), 'good', now, { word })
  return review(first, 'good', first.due, { word })
}

describe('a forecast', () => {
  it('begins with what is remembered now, and asks what is due', () => {
    const [one, other] = [card(1), card(2)]
    const { recall, answers } = forecastCards([one, other], { ...given, days: 3 })
    expect(recall).toHaveLength(4)
    expect(recall[0]).toBeCloseTo((retrievability(one, now) + retrievability(other, now)) / 2)
    expect(answers[0]).toBe(0)
    expect(answers.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
  })

  it('of a new word: one answer today, many in the first week, few later, and about nine of ten remembered', () => {
    const { recall, answers } = forecastNewWord(100, { ...given, days: 120 })
    const sum = (from: number, to: number) => answers.slice(from, to).reduce((total, each) => total + each, 0)
    expect(recall[0]).toBe(0)
    expect(answers[0]).toBe(1)
    expect(sum(1, 8)).toBeGreaterThan(sum(60, 67))
    for (const share of recall.slice(1)) {
      expect(share).toBeGreaterThan(0.8)
      expect(share).toBeLessThan(1)
    }
  })

  it('is the same for the same cards, and empty without any', () => {
    const cards = [card(1), card(2), card(3)]
    expect(forecastCards(cards, { ...given, days: 40 })).toEqual(forecastCards(cards, { ...given, days: 40 }))
    expect(forecastCards([], { ...given, days: 40 })).toEqual({ recall: [], answers: [] })
  })

  it('begins a longer forecast as the shorter one', () => {
    const cards = [card(1), card(2)]
    const long = forecastCards(cards, { ...given, days: 60 })
    expect(forecastCards(cards, { ...given, days: 20 }).answers).toEqual(long.answers.slice(0, 21))
  })
})

describe('sampleCards', () => {
  it('takes all of few, else so many from the least stable to the most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 900, noNaN: true }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (all, most) => {
          const cards = all.map((stability) => ({ ...newCard(now), stability }))
          const sample = sampleCards(cards, most)
          expect(sample).toHaveLength(Math.min(all.length, most))
          expect(cards).toEqual(expect.arrayContaining(sample))
          expect(new Set(sample).size).toBe(sample.length)
        },
      ),
    )
  })
})
