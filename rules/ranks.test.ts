import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRanks } from './ranks.ts'

it('gives equal points one rank, and the next points the place after all of them', () => {
  const { rankOf, learners } = createRanks([
    { points: 50, learners: 2 },
    { points: 100, learners: 1 },
    { points: 10, learners: 3 },
    { points: 0, learners: 9 },
  ])
  expect([100, 50, 10].map(rankOf)).toEqual([1, 2, 4])
  expect([120, 70, 5].map(rankOf)).toEqual([1, 2, 7])
  expect(learners).toBe(6)
  expect(createRanks([]).rankOf(10)).toBe(1)
})

it('is one more than the learners with more points', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }),
      fc.integer({ min: 0, max: 45 }),
      (all, own) => {
        const standings = [...Map.groupBy(all, (points) => points)].map(([points, those]) => ({
          points,
          learners: those.length,
        }))
        expect(createRanks(standings).rankOf(own)).toBe(all.filter((points) => points > own).length + 1)
      },
    ),
  )
})
