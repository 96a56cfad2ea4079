import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attendanceOf, findWays, planExam, type PlanRequest } from './exam-plan.ts'
import { addDays } from './days.ts'
import { newCard, review, type Card } from './memory.ts'

const now = new Date('2026-03-04T08:00:00Z')
const memory = { retention: 0.9, weights: null }

/** A card of a word that was answered right so many days ago. */
function learned(days: number, word: number): Card {
  const at = new Date(now.getTime() - days * 86_400_000)
  const first = review(newCard(at), 'good', at, { word })
  return review(first, 'good', first.due, { word })
}
const cards = (count: number) => Array.from({ length: count }, (_, index) => learned(1 + (index % 9), index + 1))

const request = (given: Partial<PlanRequest> = {}): PlanRequest => ({
  now,
  days: 60,
  minutes: 30,
  known: 0,
  begun: [],
  fresh: 500,
  others: [],
  reviewed: 0,
  memory,
  attendance: 1,
  ...given,
})
const last = (given: Partial<PlanRequest>) => planExam(request(given)).curve.at(-1)

const requests = fc
  .record({
    days: fc.integer({ min: 0, max: 120 }),
    minutes: fc.integer({ min: 5, max: 120 }),
    known: fc.nat(50),
    begun: fc.nat(40),
    fresh: fc.nat(2_000),
    others: fc.nat(40),
    attendance: fc.constantFrom(0.5, 0.8, 0.95, 1),
  })
  .map(({ begun, others, ...rest }) => request({ ...rest, begun: cards(begun), others: cards(others) }))

describe('planExam', () => {
  it('spreads the words over the days, and leaves the last two to reviews', () => {
    expect(planExam(request())).toMatchObject({ perDay: 9, planned: 500 })
    expect(planExam(request({ days: 2 }))).toMatchObject({ perDay: 0, planned: 0 })
    expect(planExam(request({ days: 3, fresh: 10 }))).toMatchObject({ perDay: 10, planned: 10 })
  })

  it('has no more new words today than there are minutes beside reviews, and is made up of shares', () => {
    fc.assert(
      fc.property(requests, (each) => {
        const { perDay, planned, curve } = planExam(each)
        expect(planned).toBeLessThanOrEqual(each.fresh)
        expect(perDay * 45).toBeLessThanOrEqual(60 * each.minutes)
        for (const { share, low, high } of curve) {
          expect(low).toBeGreaterThanOrEqual(0)
          expect(share).toBeGreaterThanOrEqual(low)
          expect(high).toBeGreaterThanOrEqual(share)
          expect(high).toBeLessThanOrEqual(1)
        }
        const days = curve.map(({ day }) => day)
        expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
        expect(days.at(-1)).toBe(each.days)
      }),
      { numRuns: 40 },
    )
  })

  it('takes the time of what was reviewed today from that of new words', () => {
    const few = request({ minutes: 10, fresh: 2_000 })
    expect(planExam(few).perDay).toBe(13)
    expect(planExam({ ...few, reviewed: 12 }).perDay).toBe(9)
    expect(planExam({ ...few, reviewed: 400 }).perDay).toBe(0)
  })

  it('has time for more words with more minutes, and on more days', () => {
    const plannedWith = (given: Partial<PlanRequest>) => planExam(request({ fresh: 20_000, ...given })).planned
    const inOrder = (planned: readonly number[]) => expect(planned).toEqual(planned.toSorted((a, b) => a - b))
    inOrder([5, 10, 20, 40, 80].map((minutes) => plannedWith({ minutes })))
    inOrder([3, 6, 12, 24, 48].map((days) => plannedWith({ days })))
  })

  it('promises what the memory model expects: more than was asked for when words come back, and nothing of words that never begin', () => {
    const share = last({})?.share ?? 0
    expect(share).toBeGreaterThan(0.9)
    expect(share).toBeLessThan(0.97)
    expect(last({ known: 500, fresh: 0 })).toMatchObject({ share: 1, low: 1, high: 1 })
    expect(last({ days: 0, fresh: 100 })?.share).toBe(0)
    expect(last({ fresh: 0 })?.share).toBe(0)
    expect(last({ days: 5, minutes: 5, fresh: 1_000 })?.share).toBeLessThan(0.05)
  })

  it('is less sure of fewer words', () => {
    const width = (words: number) => {
      const point = last({ fresh: words })
      return (point?.high ?? 0) - (point?.low ?? 0)
    }
    expect(width(40)).toBeGreaterThan(width(400))
  })

  it('leaves time for fewer new words where other words fall due, too, and where days are missed', () => {
    const few = request({ minutes: 10, fresh: 2_000 })
    expect(planExam({ ...few, others: cards(300) }).planned).toBeLessThan(planExam(few).planned)
    expect(planExam({ ...few, attendance: 0.7 }).planned).toBeLessThan(planExam(few).planned)
  })

  it('knows no day beyond a year', () => {
    expect(() => planExam(request({ days: 365 }))).toThrow(RangeError)
    expect(() => planExam(request({ days: -1 }))).toThrow(RangeError)
  })
})

describe('findWays', () => {
  it('each way alone makes time for every word, and a little less does not', () => {
    fc.assert(
      fc.property(requests, (each) => {
        fc.pre(planExam(each).planned < each.fresh)
        const ways = findWays(each)
        const isFeasible = (given: Partial<PlanRequest>) => {
          const changed = { ...each, ...given }
          return planExam(changed).planned === changed.fresh
        }
        if (ways.days !== null) {
          expect(ways.days).toBeGreaterThan(each.days)
          expect(isFeasible({ days: ways.days })).toBe(true)
          expect(isFeasible({ days: ways.days - 1 })).toBe(false)
        }
        if (ways.minutes !== null) {
          expect(isFeasible({ minutes: ways.minutes })).toBe(true)
          expect(isFeasible({ minutes: ways.minutes - 1 })).toBe(false)
        }
        if (ways.words !== null) {
          const fresh = ways.words - each.known - each.begun.length
          expect(isFeasible({ fresh })).toBe(true)
          expect(isFeasible({ fresh: fresh + 1 })).toBe(false)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('has no way where there is none', () => {
    const tight = request({ days: 1, minutes: 5, fresh: 20_000 })
    expect(findWays(tight)).toMatchObject({ days: null, minutes: null })
    const over = request({ days: 0, fresh: 20_000 })
    expect(findWays(over)).toEqual({ days: null, minutes: null, words: null })
  })
})

describe('attendanceOf', () => {
  const today = '2026-03-29'
  const days = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.ceil((from - to) / step) }, (_, index) => addDays(today, -from + index * step))

  it('expects nineteen days of twenty of a new learner', () => {
    expect(attendanceOf([], today)).toBe(0.95)
    expect(attendanceOf([today], today)).toBe(0.95)
  })

  it('follows the last four weeks, never below a half', () => {
    expect(attendanceOf(days(60, 0), today)).toBe(1)
    expect(attendanceOf(days(60, 0, 2), today)).toBe(0.7)
    expect(attendanceOf(days(60, 50), today)).toBe(0.5)
  })
})
