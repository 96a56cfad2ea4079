// @module-tag postgres
/** Between the server and PostgreSQL: a slow network, and connections that nobody answers any more. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGuest } from '#contract/auth'
import { startRun } from '#contract/challenges'
import { getStats } from '#contract/profile'
import { startDatabaseProxy, type DatabaseProxy } from '#tests/database-proxy'
import { eventually, until } from '#tests/eventually'
import { DEMO } from '#tests/play'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notifyChannel } from '../../server/db/channels.store.ts'
import { openDatabase, openWorkingDatabase } from '../../server/db/open-database.ts'

const log = pino({ level: 'silent' })
const PATIENCE_MS = 90_000

let home: Home
let proxy: DatabaseProxy
let server: ServerProcess | undefined
beforeEach(async () => {
  home = await prepareHome()
  proxy = await startDatabaseProxy(url())
})
afterEach(async () => {
  if (server) await kill(server.child)
  server = undefined
  await proxy.close()
  await home.remove()
})

const url = () => home.variables['DATABASE_URL'] ?? ''

test('a slow database is "not available" in time, a silent one too, and both are used again without a restart', async () => {
  const variables = { ...home.variables, DATABASE_URL: proxy.via(url()), DATABASE_POOL: '4', LOG_LEVEL: 'fatal' }
  const running = await startServer({ ...home, variables })
  server = running
  const { access_token: token } = await running.call(startGuest, { body: {} })
  const status = async (path: string) => (await running.request(path)).status
  const begin = () => running.call(startRun, { body: { ...DEMO, id: randomUUID() } }, token)

  proxy.delay(100)
  expect((await running.call(getStats, {}, token)).total_words).toBe(0)
  expect(await status('/health/ready')).toBe(200)

  for (const [fault, mend] of [
    [() => proxy.delay(7_000), () => proxy.delay(0)],
    [() => proxy.stall(), () => proxy.resume()],
  ] as const) {
    fault()
    const from = performance.now()
    const calls = Array.from({ length: 6 }, () =>
      running.refused(startRun, { body: { ...DEMO, id: randomUUID() } }, token),
    )
    expect(await status('/health/live')).toBe(200)
    for (const { status: code, code: reason } of await Promise.all(calls))
      expect([code, reason]).toEqual([503, 'database_unavailable'])
    expect(await status('/health/ready')).toBe(503)
    // Two queries of six seconds at most: the reading of the session, and the first of the call; and a busy machine.
    expect(performance.now() - from).toBeLessThan(40_000)
    mend()
    await eventually(begin, PATIENCE_MS)
    await Promise.all(Array.from({ length: 8 }, begin))
    expect(await status('/health/ready')).toBe(200)
  }
}, 300_000)

test('a server that starts before its database waits for it', async () => {
  const address = proxy.via(url())
  await proxy.close()
  const opening = openWorkingDatabase({ url: address, log })
  await sleep(1_500)
  proxy = await startDatabaseProxy(url(), Number(new URL(address).port))
  const database = await opening
  await expect(database.db.execute('select 1')).resolves.toBeDefined()
  await database.close()
}, 60_000)

test('a transaction whose connection is half open gives its place in the pool back', async () => {
  const database = await openDatabase({ url: proxy.via(url()), pool: 2, log })
  const transact = () => database.db.transaction((tx) => tx.execute('select 1'))
  await Promise.all([transact(), transact()])
  proxy.stall()
  const failures = await Promise.allSettled([transact(), transact()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  proxy.resume()
  for (let count = 0; count < 4; count += 1) await transact()

  // In the middle: what was begun is rolled back by the database, which sees the connection end.
  const inside = database.db.transaction(async (tx) => {
    await tx.execute(`create table half_open (id int)`)
    proxy.stall()
    await tx.execute('select 1')
  })
  await expect(inside).rejects.toThrow('Failed query')
  proxy.resume()
  for (let count = 0; count < 4; count += 1) await transact()
  const { rows } = (await database.db.execute(`select to_regclass('half_open') as name`)) as unknown as {
    rows: object[]
  }
  expect(rows).toEqual([{ name: null }])
  await database.close()
}, 300_000)

test('of two transactions that lock the same rows crosswise one gives way, and both happen', async () => {
  const database = await openDatabase({ url: url(), pool: 4, log })
  await database.db.execute('create table crossing (id int primary key, sum int not null)')
  await database.db.execute('insert into crossing values (1, 0), (2, 0)')
  let waiting = 0
  const both = Promise.withResolvers<void>()
  let begun = 0
  const add = (first: number, second: number) =>
    database.db.transaction(async (tx) => {
      begun += 1
      await tx.execute(`update crossing set sum = sum + 1 where id = ${first}`)
      if ((waiting += 1) === 2) both.resolve()
      await both.promise
      await tx.execute(`update crossing set sum = sum + 1 where id = ${second}`)
    })
  await Promise.all([add(1, 2), add(2, 1)])
  expect(begun).toBe(3)
  const { rows } = (await database.db.execute('select sum from crossing order by id')) as unknown as { rows: object[] }
  expect(rows).toEqual([{ sum: 2 }, { sum: 2 }])
  await database.close()
}, 300_000)

test('a line for live events that is half open is noticed by its heartbeat; what was missed is read again', async () => {
  const database = await openDatabase({ url: url(), directUrl: proxy.via(url()), log })
  const payloads: string[] = []
  await database.listen('wordgrove_live', (payload) => void payloads.push(payload))
  await notifyChannel(database.db, 'wordgrove_live', ['before'])
  await eventually(() => expect(payloads).toEqual(['before']))
  proxy.stall()
  await notifyChannel(database.db, 'wordgrove_live', ['lost'])
  await until(() => proxy.lost() > 0)
  proxy.resume()
  await eventually(() => expect(payloads).toEqual(['before', '']), PATIENCE_MS)
  await notifyChannel(database.db, 'wordgrove_live', ['after'])
  await eventually(() => expect(payloads.at(-1)).toBe('after'))
  await database.close()
}, 300_000)
