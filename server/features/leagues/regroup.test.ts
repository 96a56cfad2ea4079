// @module-tag postgres
/** Monday: last week's groups are closed and this week's are made, once, by whichever process comes to it. */
import { randomUUID } from 'node:crypto'
import { getLeague, joinLeague, leaveLeague, seeLeagueResult } from '#contract/league'
import { leagueTiers } from '#contract/league-tiers'
import { LEAGUE_GROUP, leagueStandings } from '#rules/league'
import { seededRandom } from '#rules/random'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { learnerDays } from '../../db/schema/learning.ts'
import { leagueGroups, leaguePlaces, leagueScores } from '../../db/schema/leagues.ts'
import { removeOldLeagues } from './leagues.store.ts'
import { closeGroups } from './regroup.store.ts'
import { regroupLeagues } from './regroup.ts'

const LAST = '2026-03-02'
const NEXT = '2026-03-09'
/** Until Monday, five minutes past midnight in Shanghai. */
const TO_MONDAY = 4 * DAY + 12 * HOUR + 5 * MINUTE

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const regroup = () => regroupLeagues(app.deps, new AbortController().signal)
const read = (who: Person) => app.call(getLeague, {}, who.token)

interface Given {
  readonly tier?: number
  readonly score?: number
  readonly answersADay?: number
}

/** Learners in one group of last week, by their ids. */
async function groupOf(given: readonly Given[], tier = 0): Promise<string[]> {
  const id = randomUUID()
  const names = given.map(() => `crowd-${randomUUID()}`)
  await app.db.insert(leagueGroups).values({ id, week: LAST, tier, members: given.length, pace: 0 })
  const made = await app.db
    .insert(users)
    .values(names.map((name) => ({ username: name, inviteCode: name })))
    .returning({ id: users.id })
  await app.db
    .insert(leaguePlaces)
    .values(made.map((user) => ({ userId: user.id, week: LAST, tier, groupId: id, pace: 0, joinedAt: app.now() })))
  const rows = made.map((user, index) => ({ userId: user.id, ...given[index] }))
  await app.db
    .insert(leagueScores)
    .values(rows.map(({ userId, score = 0 }) => ({ userId, week: LAST, days: [score, 0, 0, 0, 0, 0, 0], score })))
  await app.db
    .insert(learnerDays)
    .values(rows.map(({ userId, answersADay = 0 }) => ({ userId, day: '2026-03-05', answers: answersADay * 14 })))
  return made.map((user) => user.id)
}

const placesOf = (week = NEXT) => app.db.select().from(leaguePlaces).where(eq(leaguePlaces.week, week))

describe('the end of a week', () => {
  test('brings what the rule says, in every tier and size of group', async () => {
    const random = seededRandom('leagues')
    const expected = new Map<string, { tier: number; previousRank: number } | undefined>()
    for (const size of [1, 2, 5, 6, 13, LEAGUE_GROUP])
      for (const [tier, name] of leagueTiers.entries()) {
        const given = Array.from({ length: size }, () => ({ score: Math.floor(random() * 12) * 10 }))
        const ids = await groupOf(given, tier)
        const members = given.map(({ score }, index) => ({ score, id: ids[index] ?? '' }))
        for (const { id, outcome, rank } of leagueStandings(members, name))
          expected.set(
            id,
            outcome === 'none' ? undefined : { tier: tier + { up: 1, stay: 0, down: -1 }[outcome], previousRank: rank },
          )
      }
    app.advance(TO_MONDAY)
    await regroup()
    const places = new Map((await placesOf()).map((place) => [place.userId, place]))
    for (const [id, place] of expected) {
      if (place) expect(places.get(id)).toMatchObject(place)
      else expect(places.has(id)).toBe(false)
    }
  })

  test('leaves out who left, is hidden, suspended or leaving; their ranks go to the others', async () => {
    const ids = await groupOf([90, 80, 70, 60, 50].map((score) => ({ score })))
    const [gone, hidden, suspended, deleted, first] = ids
    if (!gone || !hidden || !suspended || !deleted || !first) throw new Error('five learners were made')
    const set = (id: string, values: Partial<typeof users.$inferInsert>) =>
      app.db.update(users).set(values).where(eq(users.id, id))
    await app.db.update(leaguePlaces).set({ leftAt: app.now() }).where(eq(leaguePlaces.userId, gone))
    await set(hidden, { onLeaderboard: false })
    await set(suspended, { suspendedAt: app.now() })
    await set(deleted, { deletedAt: app.now() })
    app.advance(TO_MONDAY)
    await regroup()
    expect(await placesOf()).toMatchObject([{ userId: first, tier: 0, previousRank: 1 }])
  })

  test('is no earlier than its grace, and comes once', async () => {
    await groupOf([{ score: 10 }])
    app.advance(TO_MONDAY - 4 * MINUTE)
    await regroup()
    expect(await placesOf()).toEqual([])
    app.advance(4 * MINUTE)
    await regroup()
    const places = await placesOf()
    expect(places).toHaveLength(1)
    await regroup()
    expect(await placesOf()).toEqual(places)
  })
})

describe('groups of the new week', () => {
  const crowd = async (learners: number) => {
    for (let made = 0; made < learners; made += LEAGUE_GROUP)
      await groupOf(
        Array.from({ length: Math.min(LEAGUE_GROUP, learners - made) }, (_, index) => ({
          score: 10,
          answersADay: 1 + ((made + index * 7) % 60),
        })),
      )
    app.advance(TO_MONDAY)
  }

  /** Every learner has one seat, no group is too large, and groups do not overlap in pace within a tier. */
  async function checkGroups(learners: number): Promise<void> {
    const places = await placesOf()
    expect(places).toHaveLength(learners)
    const groups = await app.db.select().from(leagueGroups).where(eq(leagueGroups.week, NEXT))
    const seats = Map.groupBy(places, ({ groupId }) => groupId)
    expect([...seats.keys()].toSorted()).toEqual(groups.map(({ id }) => id).toSorted())
    for (const { id, members, tier } of groups) {
      expect(seats.get(id)).toHaveLength(members)
      expect(members).toBeLessThanOrEqual(LEAGUE_GROUP)
      expect(seats.get(id)?.every((place) => place.tier === tier)).toBe(true)
    }
  }

  test('are even, at most 30, and of similar pace', async () => {
    await crowd(95)
    await regroup()
    await checkGroups(95)
    const groups = await app.db.select().from(leagueGroups).where(eq(leagueGroups.week, NEXT))
    const places = await placesOf()
    for (const tier of new Set(groups.map((group) => group.tier))) {
      const bounds = groups
        .filter((group) => group.tier === tier)
        .toSorted((one, other) => other.pace - one.pace)
        .map(({ id }) => places.filter(({ groupId }) => groupId === id).map(({ pace }) => pace))
        .map((paces) => ({ most: Math.max(...paces), least: Math.min(...paces), size: paces.length }))
      for (const [index, { least, size }] of bounds.entries()) {
        expect(least).toBeGreaterThanOrEqual(bounds[index + 1]?.most ?? 0)
        expect(Math.abs(size - (bounds[0]?.size ?? 0))).toBeLessThanOrEqual(1)
      }
    }
  })

  test('are made once by several replicas at once', async () => {
    await crowd(120)
    await Promise.all([regroup(), regroup(), regroup()])
    // A replica that finds others at work leaves the rest to the next turn.
    await regroup()
    expect(await placesOf()).toHaveLength(120)
    await checkGroups(120)
  })

  test('are made by whoever comes next, where a process was killed half way', async () => {
    await crowd(95)
    const killed = new Error('killed')
    await expect(
      app.db.transaction(async (tx) => {
        await closeGroups(tx, NEXT, app.now(), 2)
        throw killed
      }),
    ).rejects.toThrow(killed)
    await closeGroups(app.db, NEXT, app.now(), 1)
    expect((await placesOf()).every(({ groupId }) => groupId === null)).toBe(true)
    await regroup()
    await checkGroups(95)
  })
})

describe('on Monday a learner', () => {
  let ann: Person
  beforeEach(async () => {
    ann = await app.user()
    await app.call(joinLeague, {}, ann.token)
    await groupOf([{ score: 10 }])
    await play(app, ann.token)
    app.advance(TO_MONDAY - 5 * MINUTE)
  })

  test('is in no group for some minutes, and answers count already', async () => {
    await play(app, ann.token)
    expect(await read(ann)).toMatchObject({ state: 'grouping', members: [] })
    await app.call(joinLeague, {}, ann.token)
    expect(await read(ann)).toMatchObject({ state: 'grouping' })
    app.advance(5 * MINUTE)
    await regroup()
    const { state, members } = await read(ann)
    expect(state).toBe('in')
    expect(members.find(({ is_me: isMe }) => isMe)?.score).toBe(80)
  })

  test('is told once what the last week brought', async () => {
    app.advance(5 * MINUTE)
    await regroup()
    expect((await read(ann)).result).toEqual({ outcome: 'stay', rank: 1 })
    await app.call(seeLeagueResult, {}, ann.token)
    await app.call(seeLeagueResult, {}, ann.token)
    expect((await read(ann)).result).toBeNull()
  })

  test('who leaves before the groups are made is in none', async () => {
    await app.call(leaveLeague, {}, ann.token)
    app.advance(5 * MINUTE)
    await regroup()
    expect(await read(ann)).toMatchObject({ state: 'out', result: null })
    expect((await placesOf()).map(({ userId }) => userId)).not.toContain(ann.id)
  })

  test('who was idle for a week is in no league any more, keeps the tier, and may join again', async () => {
    app.advance(5 * MINUTE)
    await regroup()
    await app.db.update(leaguePlaces).set({ tier: 2, resultSeen: true }).where(eq(leaguePlaces.userId, ann.id))
    await app.db.update(leagueGroups).set({ tier: 2 })
    app.advance(7 * DAY)
    await regroup()
    expect(await read(ann)).toMatchObject({ state: 'out', tier: 'orchard' })
    expect(await app.call(joinLeague, {}, ann.token)).toMatchObject({ state: 'in', tier: 'orchard' })
  })

  test('weeks that are long over are forgotten', async () => {
    app.advance(5 * MINUTE)
    await regroup()
    app.advance(7 * 7 * DAY)
    await removeOldLeagues(app.db, app.now())
    expect(new Set((await app.db.select().from(leaguePlaces)).map(({ week }) => week))).toEqual(new Set([LAST, NEXT]))
    app.advance(7 * DAY)
    await removeOldLeagues(app.db, app.now())
    for (const table of [leagueGroups, leaguePlaces, leagueScores])
      expect(await app.db.$count(table, sql`week < ${NEXT}::date`)).toBe(0)
    expect(await app.db.$count(leaguePlaces)).toBeGreaterThan(0)
  })
})
