// @module-tag postgres
import { listChallenges } from '#contract/challenges'
import { getLeaderboard, getSpokenLeaderboard } from '#contract/leaderboard'
import { getProgress, getStats, updateUser } from '#contract/profile'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createLive, tellLive } from '../live.ts'
import type { Db } from './client.ts'
import { createReplicaReads, positionsOf, WRITER_MS, type ReplicaReads } from './replica.ts'

let app: TestApp
/** The same database again, which counts how often it is asked. */
let replica: Db
let asked = 0
let learner: Person
beforeAll(async () => {
  app = await createTestApp()
  replica = new Proxy(app.db, {
    get(db, key) {
      asked += 1
      return Reflect.get(db, key)
    },
  })
  learner = await app.user()
})
afterAll(() => app.close())

let time: number
let written: bigint
let followed: bigint | null
let reads: ReplicaReads
beforeEach(async () => {
  ;[time, written, followed] = [0, 100n, 100n]
  reads = makeReads()
  await reads.look()
})

const makeReads = () =>
  createReplicaReads({
    primary: app.db,
    replica,
    positions: { written: async () => written, followed: async () => followed },
    log: app.deps.log,
    clock: () => time,
  })

/** A server that reads by these. */
function server(by = reads) {
  const own = createApp({ ...app.deps, replica: by }, null)
  const send = async (path: string, init: RequestInit = {}) =>
    own.fetch(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json', ...init.headers },
      }),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
  const asks = async (headers: Record<string, string> = {}, path: string = getStats.path) => {
    asked = 0
    expect((await send(path, { headers })).status).toBe(200)
    return asked > 0 ? 'replica' : 'primary'
  }
  return { send, asks }
}

test('statistics, leaderboards and the catalogue come from the replica while it follows', async () => {
  const { asks } = server()
  expect(await asks()).toBe('replica')
  time += 2_999
  expect(await asks()).toBe('replica')
  for (const path of [getLeaderboard.path, getProgress.path, listChallenges.path, getSpokenLeaderboard.path])
    expect(await asks({}, path), path).toBe('replica')
})

test('who has written reads from the primary for five seconds, on any server and on every device', async () => {
  const here = server()
  const [elsewhere, another] = [makeReads(), makeReads()]
  await Promise.all([elsewhere.look(), another.look()])
  const answer = await here.send(updateUser.path, {
    method: updateUser.method,
    body: JSON.stringify({ weekly_goal: 30 }),
  })
  expect(answer.status).toBe(200)
  expect(await here.asks()).toBe('primary')
  // Another server takes the next call of the same browser.
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toBe('just_wrote=1; Max-Age=5; Path=/api; HttpOnly; SameSite=Strict')
  expect(await server(elsewhere).asks({ cookie: `theme=dark; ${cookie.split(';')[0]}` })).toBe('primary')
  expect(await server(elsewhere).asks()).toBe('replica')
  // Another device hears of it by a live event, and asks that server.
  const heard = Promise.withResolvers<void>()
  let isHeard = false
  const live = await createLive(app.database, app.deps.log, (userId) => {
    // One that comes later would be another write.
    if (!isHeard) another.markWriter(userId)
    isHeard = true
    heard.resolve()
  })
  expect(live.learners()).toEqual([])
  await tellLive(app.db, learner.id, 'stats')
  await heard.promise
  expect(await server(another).asks()).toBe('primary')

  time += WRITER_MS
  for (const each of [reads, elsewhere, another]) {
    await each.look()
    expect(await server(each).asks()).toBe('replica')
  }
})

test('calls that only read bring no cookie, and nothing does without a replica', async () => {
  expect((await server().send(getStats.path)).headers.get('set-cookie')).toBeNull()
  const body = { method: updateUser.method, json: { weekly_goal: 40 }, token: learner.token }
  expect((await app.request(updateUser.path, body)).headers.get('set-cookie')).toBeNull()
})

test('a replica that lags for three seconds is not used until it has caught up', async () => {
  written = 200n
  for (time = 1_000; time <= 2_000; time += 1_000) {
    await reads.look()
    expect(await server().asks()).toBe('replica')
  }
  time = 3_000
  await reads.look()
  expect(await server().asks()).toBe('primary')
  const said = app.logs.filter(({ msg }) => String(msg).startsWith('the replica lags or is away'))
  expect(said).toHaveLength(1)
  followed = 200n
  await reads.look()
  expect(await server().asks()).toBe('replica')
})

test('a replica that was promoted, or does not answer, is not used', async () => {
  followed = null
  await reads.look()
  expect(await server().asks()).toBe('primary')
  followed = 100n
  await reads.look()
  expect(await server().asks()).toBe('replica')
  const fails = createReplicaReads({
    primary: app.db,
    replica,
    positions: { written: async () => 1n, followed: () => Promise.reject(new Error('connection refused')) },
    log: app.deps.log,
  })
  await fails.look()
  expect(await server(fails).asks()).toBe('primary')
})

test('a read that fails on the replica alone is answered by the primary, and so is the next one', async () => {
  const dbs: Db[] = []
  const work = async (db: Db) => {
    dbs.push(db)
    if (db === replica) throw new Error('canceling statement due to conflict with recovery')
    return 'read'
  }
  const reader = { userId: learner.id, hasJustWritten: false }
  expect(await reads.read(reader, work)).toBe('read')
  expect(await reads.read(reader, work)).toBe('read')
  expect(dbs.map((db) => (db === replica ? 'replica' : 'primary'))).toEqual(['replica', 'primary', 'primary'])
  await reads.look()
  // What fails everywhere is no fault of the replica.
  await expect(reads.read(reader, () => Promise.reject(new Error('no such level')))).rejects.toThrow('no such level')
  expect(await server().asks()).toBe('replica')
})

test('a missed event may have been anybody’s', async () => {
  reads.markWriter()
  expect(await server().asks()).toBe('primary')
  time += WRITER_MS
  await reads.look()
  expect(await server().asks()).toBe('replica')
})

test('the database tells where it is, and that it follows no other', async () => {
  const positions = positionsOf(app.db, app.db)
  const before = await positions.written()
  await app.user()
  expect(await positions.written()).toBeGreaterThanOrEqual(before)
  expect(before).toBeGreaterThan(0n)
  expect(await positions.followed()).toBeNull()
})
