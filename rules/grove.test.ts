import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, plantStage } from './grove.ts'
import { newCard, review } from './memory.ts'
import type { Grade } from './grading.ts'

const DAY = 86_400_000
const start = new Date('2026-03-02T08:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * DAY)

describe('plantStage', () => {
  it.each([
    [0, 0, 'seed'],
    [1, 2, 'sprout'],
    [2, 0.5, 'sapling'],
    [2, 6.9, 'sapling'],
    [2, 7, 'bush'],
    [2, 20.9, 'bush'],
    [2, 21, 'tree'],
    [3, 40, 'sapling'],
  ] as const)('state %d with a stability of %d days is a %s', (state, stability, stage) => {
    expect(plantStage({ state, stability }, false)).toBe(stage)
  })

  it('is a sprout on the first day, however well it went', () => {
    const card = review(newCard(start), 'easy', start)
    expect(card.state).toBe(2)
    expect(plantStage(card, true)).toBe('sprout')
    expect(plantStage(card, false)).not.toBe('sprout')
  })
})

describe('growthOf', () => {
  const facts = { now: start, isFirstDay: false, isKnown: false, weights: null }

  it('leans from the moment at which the card is due', () => {
    const card = { ...review(newCard(start), 'easy', start), due: after(5) }
    expect(growthOf(card, { ...facts, now: after(4) }).posture).not.toBe('leaning')
    expect(growthOf(card, { ...facts, now: after(5) }).posture).toBe('leaning')
  })

  it('never waters what needs no practice', () => {
    const card = review(newCard(start), 'again', start)
    const growth = growthOf(card, { ...facts, now: after(400), isKnown: true })
    expect(growth).toEqual({ stage: 'tree', posture: 'upright', recall: 1 })
  })

  it('dries and never recovers by itself, whatever was answered', () => {
    const grades = fc.array(fc.constantFrom<Grade>('again', 'hard', 'good', 'easy'), { minLength: 1, maxLength: 12 })
    const order = ['upright', 'slight', 'leaning']
    fc.assert(
      fc.property(grades, fc.nat(200), fc.nat(200), (answers, first, more) => {
        const card = answers.reduce((each, grade, day) => review(each, grade, after(day)), newCard(start))
        const at = (days: number) => growthOf(card, { ...facts, now: after(answers.length + days) })
        const [soon, late] = [at(first), at(first + more)]
        expect(late.recall).toBeLessThanOrEqual(soon.recall)
        expect(order.indexOf(late.posture)).toBeGreaterThanOrEqual(order.indexOf(soon.posture))
        expect(late.stage).toBe(soon.stage)
      }),
    )
  })
})
