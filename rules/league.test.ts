import fc from 'fast-check'
import { leagueTiers } from '#contract/league-tiers'
import { describe, expect, test } from 'vitest'
import {
  leagueDay,
  leagueDays,
  leagueScore,
  leagueStandings,
  leagueZones,
  LEAGUE_GROUP,
  MAX_DAILY_SCORE,
} from './league.ts'
import { MAX_POINTS_PER_DAY, pointsFor } from './points.ts'

const week = '2026-03-02'
const monday = new Date('2026-03-01T16:00:00Z')
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)

describe('an answer', () => {
  const scored = (given: { firstTry?: boolean; due?: boolean; earlierToday?: number }) => {
    const answer = { firstTry: true, due: true, earlierToday: 0, pointsToday: 0, ...given }
    return leagueScore({ points: pointsFor(answer), earlierToday: answer.earlierToday })
  }

  test.each([
    ['to a due word, right at first, is worth most', {}, 10],
    ['to a word that is not due is worth little', { due: false }, 1],
    ['to a word that was learned earlier today is worth little, though it is due again', { earlierToday: 1 }, 1],
    ['to a word that was asked twice today is worth nothing', { earlierToday: 2 }, 0],
    ['that was wrong at first, or hinted, is worth nothing', { firstTry: false }, 0],
  ])('%s', (_, given, score) => {
    expect(scored(given)).toBe(score)
  })

  test('counts for the day of its own time, from Monday to Sunday in Shanghai', () => {
    expect([0, 23.9, 24, 167.9].map((hours) => leagueDay(week, later(hours)))).toEqual([0, 0, 1, 6])
  })

  test('of another week counts for nothing', () => {
    expect([-0.1, 168].map((hours) => leagueDay(week, later(hours)))).toEqual([null, null])
    expect(leagueDays(week, [{ at: later(-1), score: 10 }])).toBeNull()
  })
})

test('a day has a most, and an evening without due words comes to less than half of it', () => {
  const evening = Array.from({ length: 200 }, () => ({ at: later(20), score: 10 }))
  expect(leagueDays(week, [...evening, { at: later(30), score: 1 }])).toEqual([MAX_DAILY_SCORE, 1, 0, 0, 0, 0, 0])
  const ground = Math.floor(
    MAX_POINTS_PER_DAY / pointsFor({ firstTry: true, due: false, earlierToday: 0, pointsToday: 0 }),
  )
  expect(ground).toBeLessThan(MAX_DAILY_SCORE / 2)
})

test('zones are proportionate, and nobody is in both', () => {
  expect([1, 2, 5, 6, 12, 30].map(leagueZones)).toEqual([
    { rising: 0, falling: 0 },
    { rising: 1, falling: 0 },
    { rising: 1, falling: 0 },
    { rising: 1, falling: 1 },
    { rising: 3, falling: 2 },
    { rising: 7, falling: 5 },
  ])
})

describe('the end of a week', () => {
  const groups = fc.record({
    tier: fc.constantFrom(...leagueTiers),
    scores: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: LEAGUE_GROUP }),
  })
  const standingsOf = ({ tier, scores }: { tier: (typeof leagueTiers)[number]; scores: number[] }) =>
    leagueStandings(
      scores.map((score) => ({ score })),
      tier,
    )

  test('ranks by score, and equals are treated alike', () => {
    fc.assert(
      fc.property(groups, (group) => {
        const standings = standingsOf(group)
        for (const one of standings) {
          expect(one.rank).toBe(1 + group.scores.filter((score) => score > one.score).length)
          for (const other of standings) if (one.score === other.score) expect(one.outcome).toBe(other.outcome)
        }
      }),
    )
  })

  test('nobody who has not scored rises, and nobody who has is dropped', () => {
    fc.assert(
      fc.property(groups, (group) => {
        for (const { score, outcome } of standingsOf(group)) expect(outcome === 'none').toBe(score === 0)
      }),
    )
  })

  test('nobody is overtaken from below: who has more is never worse off', () => {
    const order = { none: 0, down: 1, stay: 2, up: 3 }
    fc.assert(
      fc.property(groups, (group) => {
        const outcomes = standingsOf(group).map(({ outcome }) => order[outcome])
        expect(outcomes).toEqual(outcomes.toSorted((one, other) => other - one))
      }),
    )
  })

  test('at least as many rise as there are places, where so many have scored; no more than a sixth fall', () => {
    fc.assert(
      fc.property(groups, (group) => {
        const { rising, falling } = leagueZones(group.scores.length)
        const standings = standingsOf(group)
        const having = (outcome: string) => standings.filter((each) => each.outcome === outcome).length
        const scored = group.scores.filter((score) => score > 0).length
        if (group.tier !== 'forest') expect(having('up')).toBeGreaterThanOrEqual(Math.min(rising, scored))
        expect(having('down')).toBeLessThanOrEqual(falling)
      }),
    )
  })

  test('the highest tier has nothing above it, the first nothing below', () => {
    fc.assert(
      fc.property(groups, ({ scores }) => {
        expect(standingsOf({ tier: 'forest', scores }).map(({ outcome }) => outcome)).not.toContain('up')
        expect(standingsOf({ tier: 'meadow', scores }).map(({ outcome }) => outcome)).not.toContain('down')
      }),
    )
  })
})
