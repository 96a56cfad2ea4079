import { addContact } from '#contract/contacts'
import { getLeaderboard, type Leaderboard } from '#contract/leaderboard'
import { updateUser } from '#contract/profile'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { eventually } from '#tests/eventually'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Reader } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { weeklyPoints } from '../../db/schema/learning.ts'
import { totalPoints } from '../../db/schema/memory.ts'
import { createBoards } from './read-leaderboard.ts'

let app: TestApp
beforeEach(async () => {
  // Wednesday; the week is that of Monday, 2 March.
  app = await createTestApp()
})
afterEach(() => app.close())

const read = (who: Person, query: { span?: 'week' | 'all'; scope?: 'world' | 'contacts' } = {}): Promise<Leaderboard> =>
  app.call(getLeaderboard, { query }, who.token)
const rows = (list: Leaderboard['top']) => list.map(({ rank, points }) => `${rank}: ${points}`)

/** Learners with these points in this week. */
async function crowd(points: readonly number[]): Promise<void> {
  const made = await app.db
    .insert(users)
    .values(points.map((each, index) => ({ username: `crowd-${each}-${index}`, inviteCode: `crowd-${each}-${index}` })))
    .returning({ id: users.id })
  const values = made.map(({ id }, index) => ({ userId: id, points: points[index] ?? 0 }))
  await app.db.insert(weeklyPoints).values(values.map((each) => ({ ...each, week: '2026-03-02' })))
  await app.db.insert(totalPoints).values(values)
}

test('points of answers stand on the board at once, under the username alone', async () => {
  const ann = await app.user()
  expect(await read(ann)).toMatchObject({ top: [], me: { points: 0, rank: null, shown: true } })
  const { result } = await play(app, ann.token)
  const board = await read(ann)
  expect(board.top).toEqual([{ rank: 1, username: ann.username, avatar: null, points: result.points, is_me: true }])
  expect(board.closes_at).toBe('2026-03-08T16:00:00.000Z')
  expect((await read(ann, { span: 'all' })).me).toEqual({ points: result.points, rank: 1, shown: true })
})

test('the first hundred, and behind them the learner among the neighbours', async () => {
  await crowd(Array.from({ length: 150 }, (_, index) => 1_000 - index * 5))
  const ann = await app.user()
  await play(app, ann.token)
  const { top, around, me, learners } = await read(ann)
  expect(top).toHaveLength(100)
  expect(rows(top.slice(0, 2))).toEqual(['1: 1000', '2: 995'])
  expect(me).toMatchObject({ points: 80, rank: 151 })
  expect(rows(around)).toEqual(['149: 260', '150: 255', '151: 80'])
  expect(around.at(-1)?.is_me).toBe(true)
  expect(learners).toBe(151)
})

test('a week closes on Monday in Shanghai without a job', async () => {
  const ann = await app.user()
  await play(app, ann.token)
  app.advance(Date.parse('2026-03-08T15:59:00Z') - app.now().getTime())
  expect((await read(ann)).top).toHaveLength(1)
  app.advance(MINUTE)
  expect(await read(ann)).toMatchObject({ top: [], me: { points: 0 }, closes_at: '2026-03-15T16:00:00.000Z' })
  expect((await read(ann, { span: 'all' })).top).toHaveLength(1)
})

test('a learner who opted out or is leaving is hidden, and still sees their own points', async () => {
  await crowd([500, 400])
  const [ann, bo] = [await app.user(), await app.user()]
  const { result } = await play(app, ann.token)
  await app.call(updateUser, { body: { on_leaderboard: false } }, ann.token)
  app.advance(MINUTE)
  expect((await read(bo)).top.map(({ username }) => username)).not.toContain(ann.username)
  expect(await read(ann)).toMatchObject({ learners: 2, me: { points: result.points, rank: null, shown: false } })
})

test('a board that is read again and again is counted behind its reads, and none of it is older than half a minute', async () => {
  await crowd([500])
  const ann = await app.user()
  const names = async () => (await read(ann)).top.map(({ points }) => points)
  expect(await names()).toEqual([500])
  await crowd([900])
  app.advance(19_000)
  expect(await names()).toEqual([500])
  app.advance(1_000)
  // This read has it counted; it does not wait, so it may still answer the old one.
  await names()
  await eventually(async () => expect(await names()).toEqual([900, 500]))
  await crowd([700])
  app.advance(30_000)
  expect(await names()).toEqual([900, 700, 500])
})

test('a count that fails behind a read leaves the board as it is, and the next read counts again', async () => {
  await crowd([500])
  const gone = await createTestApp()
  await gone.close()
  const boards = createBoards()
  const points = async (db: Reader) => (await boards.of(db, '2026-03-02', app.now())).top.map((each) => each.points)
  expect(await points(app.db)).toEqual([500])
  await crowd([900])
  app.advance(20_000)
  expect(await points(gone.db)).toEqual([500])
  await eventually(async () => expect(await points(app.db)).toEqual([900, 500]))
  app.advance(30_000)
  await expect(points(gone.db)).rejects.toThrow('Failed query')
})

test('among contacts stand those who accepted one another', async () => {
  await crowd([900])
  const [ann, bo, cem] = [await app.user(), await app.user(), await app.user()]
  for (const each of [ann, bo, cem]) await play(app, each.token)
  await app.call(addContact, { body: { name: bo.username } }, ann.token)
  await app.call(addContact, { body: { name: cem.username } }, ann.token)
  await app.call(addContact, { body: { name: ann.username } }, bo.token)
  const { top } = await read(ann, { scope: 'contacts' })
  expect(top.map(({ username }) => username).sort()).toEqual([ann.username, bo.username].sort())
  expect(top.map(({ rank }) => rank)).toEqual([1, 1])
})

test('what a guest learned is on no board', async () => {
  const guest = await app.guest()
  await play(app, guest.token)
  app.advance(DAY)
  expect((await read(await app.user())).top).toEqual([])
  expect((await read(guest)).me).toEqual({ points: 0, rank: null, shown: false })
})
