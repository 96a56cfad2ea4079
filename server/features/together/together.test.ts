// @module-tag postgres
/** Weekly goals that contacts share, duels, and congratulating with one press. */
import { randomUUID } from 'node:crypto'
import { finishRun, startRun } from '#contract/challenges'
import { addContact, changeContact, removeContact } from '#contract/contacts'
import { listMessages, muteConversation } from '#contract/chat'
import { listNotifications } from '#contract/notifications'
import { exportData } from '#contract/privacy'
import { shareThing } from '#contract/sharing'
import { congratulate, createGoal, getDuel, getTogether, joinGoal, leaveGoal } from '#contract/together'
import { DUEL_DAYS, togetherBounds } from '#contract/together-limits'
import { weekOf } from '#rules/points'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { A_WHILE, answersFor, asked, play, send, start } from '#tests/play'
import { readZip } from '#tests/zip'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '../../db/schema/accounts.ts'
import { runs, weeklyPoints } from '../../db/schema/learning.ts'
import { congratulations, duels, sharedGoalMembers, sharedGoals } from '../../db/schema/together.ts'
import { sweep } from '../../jobs/retention.ts'
import { tellReachedGoals } from './goals.ts'

let app: TestApp
let ann: Person
let bo: Person
let cy: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const befriend = async (one: Person, other: Person) => {
  await app.call(addContact, { body: { name: other.username } }, one.token)
  await app.call(addContact, { body: { name: one.username } }, other.token)
}
beforeEach(async () => {
  ;[ann, bo, cy] = [await app.user(), await app.user(), await app.user()]
  await befriend(ann, bo)
  await befriend(ann, cy)
})

const together = (person: Person) => app.call(getTogether, {}, person.token)
const goalsOf = async (person: Person) => (await together(person)).goals
const told = async (person: Person, kind: string) =>
  (await app.call(listNotifications, { query: {} }, person.token)).items.filter((item) => item.kind === kind)
const setGoal = (others: readonly Person[], { id = randomUUID() as string, from = ann, target = 100 } = {}) =>
  app.call(createGoal, { body: { id, target, with: others.map((other) => other.id) } }, from.token).then(() => id)
const join = (person: Person, id: string) => app.call(joinGoal, { params: { id } }, person.token)
const earn = async (person: Person, points: number) => {
  await app.db
    .insert(weeklyPoints)
    .values({ userId: person.id, week: weekOf(app.now()), points })
    .onConflictDoUpdate({ target: [weeklyPoints.week, weeklyPoints.userId], set: { points } })
}
const erase = async (person: Person) => {
  const deletedAt = new Date(app.now().getTime() - 15 * DAY)
  await app.db.update(users).set({ deletedAt }).where(eq(users.id, person.id))
  await sweep(app.deps)
}

/** As if they had been here all the time. */
const staySignedIn = (person: Person) =>
  app.db
    .update(sessions)
    .set({ lastSeenAt: app.now(), expiresAt: new Date(app.now().getTime() + 10 * DAY) })
    .where(eq(sessions.userId, person.id))

describe('a shared goal', () => {
  test('asks contacts, counts who joined, and goes on from week to week', async () => {
    const id = await setGoal([bo, cy])
    expect(await told(bo, 'goal_invitation')).toMatchObject([{ name: ann.username }])
    await earn(ann, 30)
    await earn(bo, 50)
    expect(await goalsOf(bo)).toMatchObject([{ id, own: false, joined: false, target: 100, points: 30 }])
    await join(bo, id)
    await join(bo, id)
    expect(await told(bo, 'goal_invitation')).toMatchObject([{ read: true }])
    const [goal] = await goalsOf(ann)
    expect(goal).toMatchObject({ own: true, joined: true, points: 80 })
    expect(goal?.members).toMatchObject([
      { name: bo.username, own: false, points: 50 },
      { name: ann.username, own: true, points: 30 },
      { name: cy.username, own: false, points: null },
    ])
    app.advance(7 * DAY)
    expect(await goalsOf(ann)).toMatchObject([{ points: 0 }])
  })

  test('who have no contact with each other do not learn each other’s names', async () => {
    const id = await setGoal([bo, cy])
    await join(bo, id)
    await join(cy, id)
    const [goal] = await goalsOf(bo)
    expect(goal?.members.map(({ name }) => name).toSorted()).toEqual([ann.username, bo.username, null].toSorted())
    expect(JSON.stringify(goal)).not.toContain(cy.username)
    expect(JSON.stringify(goal)).not.toContain(cy.id)
  })

  test('is told once a week to those who joined, when two or more have reached it', async () => {
    const id = await setGoal([bo, cy])
    await earn(ann, 500)
    await tellReachedGoals(app.deps)
    expect(await told(ann, 'goal_reached')).toEqual([])
    await join(bo, id)
    const [mine] = [await told(ann, 'goal_reached')]
    expect(mine).toEqual([])
    await Promise.all([tellReachedGoals(app.deps), tellReachedGoals(app.deps)])
    expect(await told(ann, 'goal_reached')).toMatchObject([{ read: false, name: null }])
    expect(await told(bo, 'goal_reached')).toHaveLength(1)
    expect(await told(cy, 'goal_reached')).toEqual([])
    const [first] = await told(ann, 'goal_reached')
    await tellReachedGoals(app.deps)
    expect(await told(ann, 'goal_reached')).toEqual([first])
    app.advance(7 * DAY)
    await earn(bo, 100)
    await tellReachedGoals(app.deps)
    const [second] = await told(ann, 'goal_reached')
    expect(Date.parse(second?.at ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''))
  })

  test('is set with contacts alone, two to five people, three a learner', async () => {
    const stranger = await app.user()
    const refused = (others: readonly string[], id: string = randomUUID()) =>
      app.refused(createGoal, { body: { id, target: 100, with: [...others] } }, ann.token)
    expect((await refused([stranger.id])).code).toBe('contact_unknown')
    expect((await refused([ann.id])).code).toBe('contact_unknown')
    expect((await refused([])).code).toBe('goal_members_required')
    const five = Array.from({ length: togetherBounds.members }, () => randomUUID())
    expect((await refused(five)).code).toBe('goal_members_many')
    const first = await setGoal([bo])
    await setGoal([bo], { id: first })
    expect(await goalsOf(ann)).toHaveLength(1)
    for (let nth = 1; nth < togetherBounds.goals; nth += 1) await setGoal([bo])
    expect((await refused([bo.id])).code).toBe('goal_limit')
    expect(await goalsOf(ann)).toHaveLength(togetherBounds.goals)
  })

  test('is left or declined alone; with who set it, it ends for all', async () => {
    const id = await setGoal([bo, cy])
    await join(bo, id)
    await app.call(leaveGoal, { params: { id } }, cy.token)
    expect(await goalsOf(cy)).toEqual([])
    expect(await told(cy, 'goal_invitation')).toEqual([])
    expect((await goalsOf(ann))[0]?.members).toHaveLength(2)
    await app.call(leaveGoal, { params: { id } }, ann.token)
    expect(await goalsOf(bo)).toEqual([])
    expect((await app.refused(joinGoal, { params: { id } }, bo.token)).code).toBe('goal_not_found')
  })

  test('strangers neither see it nor join it', async () => {
    const id = await setGoal([bo])
    expect((await app.refused(joinGoal, { params: { id } }, cy.token)).code).toBe('goal_not_found')
    expect((await app.refused(leaveGoal, { params: { id } }, cy.token)).code).toBe('goal_not_found')
    expect(await goalsOf(cy)).toEqual([])
  })

  test.each(['removed', 'blocked'] as const)('who is %s takes no part in it any more', async (how) => {
    const id = await setGoal([bo, cy])
    await join(bo, id)
    await earn(bo, 70)
    if (how === 'removed') await app.call(removeContact, { params: { id: bo.id } }, ann.token)
    else await app.call(changeContact, { params: { id: bo.id }, body: { state: 'blocked' } }, ann.token)
    expect(await goalsOf(bo)).toEqual([])
    const [goal] = await goalsOf(ann)
    expect(goal?.points).toBe(0)
    expect(JSON.stringify(goal)).not.toContain(bo.username)
    expect(await told(bo, 'goal_invitation')).toEqual([])
  })
})

describe('a duel', () => {
  let id: string
  beforeEach(async () => {
    id = await openChat(app, ann, bo)
  })
  const ask = async (missed = 2, place = {}) => {
    const { run, result } = await play(app, ann.token, place, missed)
    const body = { id: randomUUID(), text: 'A duel?', share: { kind: 'duel' as const, run: run.id } }
    const { attachment } = await app.call(shareThing, { params: { id }, body }, ann.token)
    if (attachment?.kind !== 'duel') throw new Error('It shows no duel.')
    return { run, result, duel: attachment.duel }
  }
  const seen = (person: Person, duel: string) => app.call(getDuel, { params: { id: duel } }, person.token)
  const playDuel = async (person: Person, duel: string, missed = 0) => {
    const run = await start(app, person.token, { duel })
    app.advance(A_WHILE)
    await send(app, person.token, run, answersFor(run, missed))
    return { run, result: await app.call(finishRun, { params: { id: run.id } }, person.token) }
  }
  const words = (run: Parameters<typeof asked>[0]) =>
    asked(run)
      .map(({ wordId }) => wordId)
      .toSorted()

  test('asks the same eight words, and shows the results side by side once both have played', async () => {
    const { run, duel } = await ask()
    expect(await seen(ann, duel)).toMatchObject({
      own: true,
      state: 'open',
      mine: { right: 6, total: 8 },
      theirs: null,
    })
    // No figure to play against.
    expect(await seen(bo, duel)).toMatchObject({
      own: false,
      state: 'open',
      conversation: id,
      mine: null,
      theirs: null,
    })
    const other = await playDuel(bo, duel, 1)
    expect(words(other.run)).toEqual(words(run))
    expect(other.run).toMatchObject({ id: duel, words_from: 'duel' })
    expect(await seen(bo, duel)).toMatchObject({
      state: 'finished',
      mine: { right: 7, total: 8 },
      theirs: { right: 6 },
    })
    expect(await seen(ann, duel)).toMatchObject({ state: 'finished', mine: { right: 6 }, theirs: { right: 7 } })
    expect(await told(ann, 'duel_finished')).toMatchObject([{ name: bo.username, subject: id }])
    expect(await told(bo, 'duel_finished')).toEqual([])
  })

  test('is played once, also on a level that is locked for the other one; it wins no stars and opens nothing', async () => {
    await play(app, ann.token)
    const { duel } = await ask(0, { level: 2 })
    expect((await app.refused(startRun, { body: { ...levelTwo, id: randomUUID() } }, bo.token)).code).toBe(
      'level_locked',
    )
    const { run, result } = await playDuel(bo, duel)
    expect(result).toMatchObject({ stars: 0, best_stars: 0, right_at_first_try: 8 })
    expect((await start(app, bo.token, { duel })).result).toEqual(result)
    expect(run.level).toBe(2)
    expect((await app.refused(startRun, { body: { ...levelTwo, id: randomUUID() } }, bo.token)).code).toBe(
      'level_locked',
    )
  })

  test('belongs to the two', async () => {
    const { duel } = await ask()
    expect((await app.refused(getDuel, { params: { id: duel } }, cy.token)).code).toBe('duel_not_found')
    for (const other of [cy, ann])
      expect((await app.refused(startRun, { body: { ...levelTwo, id: randomUUID(), duel } }, other.token)).code).toBe(
        'duel_not_found',
      )
  })

  test('is over after its days, and with the contact', async () => {
    const { duel: first } = await ask()
    await app.call(removeContact, { params: { id: ann.id } }, bo.token)
    const body = { ...levelTwo, id: randomUUID(), duel: first }
    expect((await app.refused(startRun, { body }, bo.token)).code).toBe('duel_closed')
    await befriend(ann, bo)
    app.advance(DUEL_DAYS * DAY)
    expect((await app.refused(startRun, { body }, bo.token)).code).toBe('duel_closed')
    expect(await seen(bo, first)).toMatchObject({ state: 'over', mine: null, theirs: { right: 6 } })
  })

  test('goes 180 days after its time, played or not; the runs and the conversation stay', async () => {
    const { run, duel: played } = await ask()
    await playDuel(bo, played)
    const { duel: unplayed } = await ask()
    app.advance((DUEL_DAYS + 180) * DAY - HOUR)
    await Promise.all([ann, bo].map(staySignedIn))
    await sweep(app.deps)
    expect(await seen(ann, played)).toMatchObject({ state: 'finished', mine: { right: 6 }, theirs: { right: 8 } })
    expect(await seen(bo, unplayed)).toMatchObject({ state: 'over' })
    app.advance(DAY)
    await sweep(app.deps)
    for (const duel of [played, unplayed])
      expect((await app.refused(getDuel, { params: { id: duel } }, ann.token)).code).toBe('duel_not_found')
    const body = { ...levelTwo, id: randomUUID(), duel: unplayed }
    expect((await app.refused(startRun, { body }, bo.token)).code).toBe('duel_not_found')
    expect(await app.db.$count(runs, inArray(runs.id, [run.id, played]))).toBe(2)
    const { items } = await app.call(listMessages, { params: { id }, query: {} }, bo.token)
    expect(items.map(({ attachment }) => attachment)).toMatchObject([{ duel: played }, { duel: unplayed }])
  })

  test('tells nothing where the conversation is muted, or the contact removed meanwhile', async () => {
    const { duel } = await ask()
    await app.call(muteConversation, { params: { id }, body: { muted: true } }, ann.token)
    await playDuel(bo, duel)
    expect(await told(ann, 'duel_finished')).toEqual([])
    await app.call(muteConversation, { params: { id }, body: { muted: false } }, ann.token)
    const { duel: second } = await ask()
    const run = await start(app, bo.token, { duel: second })
    await app.call(removeContact, { params: { id: bo.id } }, ann.token)
    app.advance(A_WHILE)
    await send(app, bo.token, run, answersFor(run))
    await app.call(finishRun, { params: { id: run.id } }, bo.token)
    expect(await told(ann, 'duel_finished')).toEqual([])
  })
})

describe('a congratulation', () => {
  const cheer = (from: Person, to: Person) => app.call(congratulate, { body: { to: to.id } }, from.token)

  test('is one press a day, to contacts alone', async () => {
    await cheer(ann, bo)
    expect(await told(bo, 'congratulation')).toMatchObject([{ name: ann.username, read: false }])
    expect((await together(ann)).congratulated).toEqual([bo.id])
    const [first] = await told(bo, 'congratulation')
    await cheer(ann, bo)
    expect(await told(bo, 'congratulation')).toEqual([first])
    app.advance(DAY)
    expect((await together(ann)).congratulated).toEqual([])
    await cheer(ann, bo)
    expect(await told(bo, 'congratulation')).toHaveLength(1)
    expect((await told(bo, 'congratulation'))[0]?.at).not.toBe(first?.at)
    expect((await app.refused(congratulate, { body: { to: cy.id } }, bo.token)).code).toBe('contact_unknown')
  })

  test('is taken back with the contact', async () => {
    await cheer(ann, bo)
    await app.call(changeContact, { params: { id: ann.id }, body: { state: 'blocked' } }, bo.token)
    expect(await told(bo, 'congratulation')).toEqual([])
  })
})

test('the export has one’s own part; with the account all of it goes', async () => {
  const id = await openChat(app, ann, bo)
  const goal = await setGoal([bo, cy])
  await join(bo, goal)
  const { run } = await play(app, ann.token)
  const share = { kind: 'duel' as const, run: run.id }
  await app.call(shareThing, { params: { id }, body: { id: randomUUID(), text: 'x', share } }, ann.token)
  await app.call(congratulate, { body: { to: bo.id } }, ann.token)
  await app.prove(bo)
  const response = await app.request(exportData.path, { token: bo.token })
  const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
  const data = JSON.parse(new TextDecoder().decode(file)) as Record<string, object[]>
  expect(data['shared_goal_members']).toMatchObject([{ goal_id: goal, user_id: bo.id }])
  expect(data['shared_goals']).toEqual([])
  expect(data['duels']).toHaveLength(1)
  expect(data['congratulations']).toEqual([])
  await erase(ann)
  for (const table of [sharedGoals, sharedGoalMembers, duels, congratulations]) {
    const column =
      'goalId' in table ? eq(table.goalId, goal) : 'otherId' in table ? eq(table.otherId, bo.id) : eq(table.id, goal)
    expect(await app.db.$count(table, column)).toBe(0)
  }
})

const levelTwo = { category: 'animals-nature', difficulty: 'easy', level: 2, type: 'multi-choice' } as const
