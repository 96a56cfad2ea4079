// @module-tag postgres
/** Weekly leagues as learners meet them: joining, leaving, scores, and who sees whom. */
import { randomUUID } from 'node:crypto'
import { addContact, changeContact } from '#contract/contacts'
import { getContactLeague, getLeague, joinLeague, leaveLeague, type League } from '#contract/league'
import { exportData } from '#contract/privacy'
import { updateUser } from '#contract/profile'
import { startReview } from '#contract/reviews'
import { LEAGUE_GROUP } from '#rules/league'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { A_WHILE, answersFor, play, send, start } from '#tests/play'
import { practise } from '#tests/practise'
import { readZip } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { learnerDays } from '../../db/schema/learning.ts'
import { leagueGroups, leaguePlaces, leagueScores } from '../../db/schema/leagues.ts'

let app: TestApp
let ann: Person
let bo: Person
beforeEach(async () => {
  // Wednesday; the week is that of Monday, 2 March.
  app = await createTestApp()
  ;[ann, bo] = [await app.user(), await app.user()]
})
afterEach(() => app.close())

const read = (who: Person): Promise<League> => app.call(getLeague, {}, who.token)
const join = (who: Person): Promise<League> => app.call(joinLeague, {}, who.token)
const leave = (who: Person): Promise<League> => app.call(leaveLeague, {}, who.token)
const names = ({ members }: League) => members.map(({ username }) => username)
const scoreOf = async (who: Person) => (await read(who)).members.find(({ is_me: isMe }) => isMe)?.score
const block = (who: Person, other: Person) =>
  app.call(changeContact, { params: { id: other.id }, body: { state: 'blocked' } }, who.token)

/** Reviews the words that are due, all right. */
async function review(who: Person): Promise<void> {
  await practise(app, who.token, await app.call(startReview, { body: { id: randomUUID() } }, who.token))
}

describe('joining', () => {
  test('is a choice: nobody is in a league before', async () => {
    await play(app, ann.token)
    expect(await read(ann)).toMatchObject({ state: 'out', tier: 'meadow', members: [], result: null })
    expect(await app.db.$count(leagueScores)).toBe(0)
    await join(bo)
    expect(names(await read(bo))).toEqual([bo.username])
  })

  test('shows companions at once, and when the week closes', async () => {
    await join(ann)
    const league = await join(bo)
    expect(names(league).toSorted()).toEqual([ann.username, bo.username].toSorted())
    expect(league).toMatchObject({ state: 'in', rising: 1, falling: 0, closes_at: '2026-03-08T16:00:00.000Z' })
  })

  test('twice, also at once, is joining once', async () => {
    await Promise.all([join(ann), join(ann)])
    await join(ann)
    expect(names(await read(ann))).toEqual([ann.username])
    expect(await app.db.select({ members: leagueGroups.members }).from(leagueGroups)).toEqual([{ members: 1 }])
  })

  test('of a crowd at once fills one group after the other', async () => {
    const crowd = await Promise.all(Array.from({ length: LEAGUE_GROUP + 3 }, () => app.user()))
    await Promise.all(crowd.map(join))
    const groups = await app.db.select({ members: leagueGroups.members }).from(leagueGroups)
    expect(groups.map(({ members }) => members).toSorted((one, other) => one - other)).toEqual([3, LEAGUE_GROUP])
  })

  test('seats who learns at the same pace together', async () => {
    const groups = [randomUUID(), randomUUID()]
    await app.db
      .insert(leagueGroups)
      .values(groups.map((id, index) => ({ id, week: '2026-03-02', tier: 0, members: 5, pace: index === 0 ? 40 : 4 })))
    await app.db.insert(learnerDays).values({ userId: ann.id, day: '2026-02-27', answers: 14 * 35 })
    await Promise.all([join(ann), join(bo)])
    const places = await app.db
      .select({ userId: leaguePlaces.userId, groupId: leaguePlaces.groupId })
      .from(leaguePlaces)
    expect(new Map(places.map(({ userId, groupId }) => [userId, groupId]))).toEqual(
      new Map([
        [ann.id, groups[0]],
        [bo.id, groups[1]],
      ]),
    )
  })

  test('counts what was answered earlier in the week, and that answers say the same as the log', async () => {
    await join(bo)
    for (const each of [ann, bo]) await play(app, each.token)
    app.advance(DAY)
    for (const each of [ann, bo]) await review(each)
    await join(ann)
    expect(await scoreOf(ann)).toBe(8 + 80)
    expect(await scoreOf(bo)).toBe(8 + 80)
    const rows = await app.db.select().from(leagueScores)
    expect(rows.map(({ days }) => days)).toEqual([
      [0, 0, 8, 80, 0, 0, 0],
      [0, 0, 8, 80, 0, 0, 0],
    ])
    expect(await read(ann)).toMatchObject({ today: 80 })
  })
})

describe('leaving', () => {
  test('hides at once and leaves no trace; coming back leads to the same group, with the score of the log', async () => {
    await join(ann)
    await join(bo)
    await play(app, ann.token)
    expect(await leave(ann)).toMatchObject({ state: 'out', members: [] })
    expect(names(await read(bo))).toEqual([bo.username])
    await play(app, ann.token)
    expect(await leave(ann)).toMatchObject({ state: 'out' })
    expect(names(await join(ann)).toSorted()).toEqual([ann.username, bo.username].toSorted())
    expect(await scoreOf(ann)).toBe(16)
  })

  test('keeps the seat: who goes and comes does not crowd others out', async () => {
    const crowd = await Promise.all(Array.from({ length: LEAGUE_GROUP }, () => app.user()))
    for (const each of crowd) await join(each)
    const [first] = crowd
    if (!first) throw new Error('nobody joined')
    await leave(first)
    await join(ann)
    expect((await join(first)).members).toHaveLength(LEAGUE_GROUP)
    expect(names(await read(ann))).toEqual([ann.username])
  })
})

describe('a score', () => {
  beforeEach(() => join(ann))

  test('is of due words most: right at first, each once a day', async () => {
    await play(app, ann.token)
    expect(await scoreOf(ann)).toBe(8)
    app.advance(DAY)
    await review(ann)
    expect(await scoreOf(ann)).toBe(88)
    await play(app, ann.token)
    expect(await scoreOf(ann)).toBe(96)
    await play(app, ann.token)
    expect(await scoreOf(ann)).toBe(96)
  })

  test('is not raised by what was wrong at first, by hints, or faster than anyone answers', async () => {
    await play(app, ann.token, {}, 8)
    expect(await scoreOf(ann)).toBe(0)
    const hinted = await start(app, ann.token)
    app.advance(A_WHILE)
    await send(
      app,
      ann.token,
      hinted,
      answersFor(hinted).map((answer) => ({ ...answer, hinted: true })),
    )
    const rushed = await start(app, ann.token)
    await send(app, ann.token, rushed, answersFor(rushed))
    expect(await scoreOf(ann)).toBe(0)
  })

  test('counts an answer once, however often and at once it is sent', async () => {
    const run = await start(app, ann.token)
    app.advance(A_WHILE)
    const given = answersFor(run)
    await Promise.all([send(app, ann.token, run, given), send(app, ann.token, run, given)])
    await send(app, ann.token, run, given)
    expect(await scoreOf(ann)).toBe(8)
  })

  test('is what the server found: an answer has no place for one', async () => {
    const run = await start(app, ann.token)
    app.advance(A_WHILE)
    const claims = answersFor(run).map((answer) => ({ ...answer, score: 400, points: 400 }))
    await app.request(`/api/runs/${run.id}/answers`, { method: 'POST', token: ann.token, json: { answers: claims } })
    await app.request('/api/league', { method: 'POST', token: ann.token, json: { score: 400, tier: 'forest' } })
    expect(await read(ann)).toMatchObject({ tier: 'meadow' })
    expect((await scoreOf(ann)) ?? 0).toBeLessThanOrEqual(8)
  })

  test('has a most for each day', async () => {
    await app.db.update(leagueScores).set({ days: [0, 0, 395, 0, 0, 0, 0], score: 395 })
    await play(app, ann.token)
    expect(await scoreOf(ann)).toBe(400)
    app.advance(DAY)
    await review(ann)
    expect(await scoreOf(ann)).toBe(480)
  })

  test('has late answers of this week on their own day, and none of a week that has closed', async () => {
    const late = await start(app, ann.token, { offline: true })
    const lost = await start(app, ann.token, { offline: true })
    const givenAfter = (run: typeof late, ms: number) =>
      answersFor(run).map((answer, index) => ({
        ...answer,
        at: new Date(Date.parse(run.issued_at) + ms + index * 5_000).toISOString(),
      }))
    app.advance(2 * DAY)
    await send(app, ann.token, late, givenAfter(late, HOUR))
    const [row] = await app.db.select().from(leagueScores)
    expect(row?.days).toEqual([0, 0, 8, 0, 0, 0, 0])
    app.advance(4 * DAY)
    await send(app, ann.token, lost, givenAfter(lost, 2 * HOUR))
    expect(await app.db.select().from(leagueScores)).toEqual([row])
  })
})

describe('others see', () => {
  beforeEach(async () => {
    await join(ann)
    await join(bo)
  })

  test('the username, the picture and the score, and nothing else', async () => {
    await play(app, ann.token)
    const [first] = (await read(bo)).members
    expect(first).toEqual({
      rank: 1,
      username: ann.username,
      avatar: null,
      score: 8,
      is_me: false,
      outcome: 'up',
    })
  })

  test('nobody who is hidden, leaving or suspended; hidden learners see why', async () => {
    await app.call(updateUser, { body: { on_leaderboard: false } }, ann.token)
    expect(names(await read(bo))).toEqual([bo.username])
    expect(await read(ann)).toMatchObject({ state: 'hidden', members: [] })
    await app.call(updateUser, { body: { on_leaderboard: true } }, ann.token)
    expect(names(await read(bo))).toHaveLength(2)
    for (const closed of [{ deletedAt: app.now() }, { deletedAt: null, suspendedAt: app.now() }]) {
      await app.db.update(users).set(closed).where(eq(users.id, ann.id))
      expect(names(await read(bo))).toEqual([bo.username])
    }
  })

  test('no hidden learner joins', async () => {
    const cy = await app.user({ onLeaderboard: false })
    expect(await app.refused(joinLeague, {}, cy.token)).toMatchObject({ status: 409, code: 'league_hidden' })
  })

  test('no name where one has blocked the other, on either side', async () => {
    await app.call(addContact, { body: { name: ann.username } }, bo.token)
    await block(ann, bo)
    for (const [who, other] of [
      [ann, bo],
      [bo, ann],
    ] as const) {
      const league = await read(who)
      expect(names(league)).toContain(null)
      expect(JSON.stringify(league)).not.toContain(other.username)
    }
  })

  test('contacts among each other, whichever group they are in', async () => {
    const cy = await app.user()
    await app.call(addContact, { body: { name: cy.username } }, ann.token)
    await app.call(addContact, { body: { name: ann.username } }, cy.token)
    const contactsOf = async (who: Person) =>
      (await app.call(getContactLeague, {}, who.token)).members.map(({ username }) => username)
    expect(await contactsOf(ann)).toEqual([ann.username])
    await join(cy)
    await play(app, cy.token)
    expect(await contactsOf(ann)).toEqual([cy.username, ann.username])
    await leave(cy)
    expect(await contactsOf(ann)).toEqual([ann.username])
    expect(await contactsOf(cy)).toEqual([ann.username])
  })
})

test('a guest is asked to sign up', async () => {
  const guest = await app.guest()
  for (const endpoint of [getLeague, joinLeague, getContactLeague])
    expect(await app.refused(endpoint, {}, guest.token)).toMatchObject({ code: 'guest_not_allowed' })
})

test('places and scores are in the export, without the group, and go with the account', async () => {
  await join(ann)
  await play(app, ann.token)
  await app.prove(ann)
  const response = await app.request(exportData.path, { token: ann.token })
  const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
  const data = JSON.parse(new TextDecoder().decode(file)) as Record<string, object[]>
  expect(data['league_places']).toMatchObject([{ week: '2026-03-02', tier: 0 }])
  expect(data['league_places']?.[0]).not.toHaveProperty('group_id')
  expect(data['league_scores']).toMatchObject([{ score: 8 }])
  await app.db.delete(users).where(eq(users.id, ann.id))
  expect(await app.db.$count(leaguePlaces)).toBe(0)
  expect(await app.db.$count(leagueScores)).toBe(0)
})
