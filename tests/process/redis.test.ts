/** Limits that all servers count together in a Redis, and what happens while it is away. */
import { limits, type LimitName } from '#contract/limits'
import { getUser } from '#contract/profile'
import { startGuest } from '#contract/auth'
import { eventually } from '#tests/eventually'
import { startRedisServer, type RedisServer } from '#tests/redis-server'
import { kill, prepareHome, startServer } from '#tests/server-process'
import { openTestDatabase } from '#tests/test-database'
import type { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLimits, type CountCall } from '../../server/http/limits.store.ts'
import { openRedis } from '../../server/redis.ts'

const HERE = '203.0.113.7'

let server: RedisServer
const ends: (() => unknown)[] = []
const said: string[] = []
const log = pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line).msg) })
beforeEach(async () => {
  said.length = 0
  server = await startRedisServer()
  ends.push(() => server.close())
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** What one server has: its connection, and what it counts with. */
async function replica(): Promise<{ readonly count: CountCall; readonly redis: Redis }> {
  const { db, close } = await openTestDatabase()
  const opened = openRedis(server.url, log)
  ends.push(close, opened.close)
  await eventually(() => expect(opened.redis.status).toBe('ready'))
  return { count: createLimits(db, 0.1, opened.redis), redis: opened.redis }
}

/** How many of `calls` pass. */
async function passing(count: CountCall, name: LimitName, calls: number, session: string | null = null) {
  let passed = 0
  for (let call = 0; call < calls; call++) {
    const refusal: unknown = await count(name, HERE, session).then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal === null) passed++
    else expect(refusal).toMatchObject({ code: 'too_many_requests' })
  }
  return passed
}

test('two servers count one caller together, by address and by session', async () => {
  const [one, other] = [await replica(), await replica()]
  const most = limits.api.points / 10
  expect(await passing(one.count, 'api', most - 10)).toBe(most - 10)
  expect(await passing(other.count, 'api', 20)).toBe(10)
  expect(await passing(one.count, 'api', 5)).toBe(0)
  expect(await passing(one.count, 'api', 5, 'somebody')).toBe(5)
  expect(await one.redis.keys('*')).toEqual(
    expect.arrayContaining([`wordgrove:limit:api:${HERE}`, 'wordgrove:limit:api:session:somebody']),
  )
  // Nothing stays for ever.
  for (const key of await one.redis.keys('*')) expect(await one.redis.ttl(key)).toBeGreaterThan(0)
})

test.each([
  ['killed', (redis: RedisServer) => redis.kill(), (redis: RedisServer) => redis.start()],
  ['frozen', async (redis: RedisServer) => redis.freeze(true), async (redis: RedisServer) => redis.freeze(false)],
])(
  'while it is %s, callers are neither refused nor let through without limit, and it is used again',
  async (_, take, giveBack) => {
    const { count, redis } = await replica()
    const most = Math.round(limits.code.points / 10)
    await take(server)
    expect(await passing(count, 'code', most + 3)).toBe(most)
    await giveBack(server)
    await eventually(async () => {
      expect(redis.status).toBe('ready')
      expect(await redis.ping()).toBe('PONG')
    })
    expect(await passing(count, 'api', 1)).toBe(1)
    expect(await redis.exists(`wordgrove:limit:api:${HERE}`)).toBe(1)
  },
)

test('what is lost and found again is a line of the log each', async () => {
  const { redis } = await replica()
  await server.kill()
  await eventually(() => expect(said).toEqual(['Redis is away: limits are counted without it']))
  await server.start()
  await eventually(() => expect(redis.status).toBe('ready'))
  expect(said).toEqual(['Redis is away: limits are counted without it', 'Redis is there again'])
})

test('a server counts its callers there, and starts and serves where there is none', async () => {
  const home = await prepareHome()
  onTestFinished(() => home.remove())
  const start = (redisUrl: string) =>
    startServer({ ...home, variables: { ...home.variables, LOG_LEVEL: 'fatal', REDIS_URL: redisUrl } }, (child) =>
      ends.push(() => kill(child)),
    )
  const { redis } = await replica()
  const running = await start(server.url)
  const { access_token: token } = await running.call(startGuest, { body: {} })
  const { id } = await running.call(getUser, {}, token)
  expect(await redis.keys('*')).toEqual(expect.arrayContaining([`wordgrove:limit:api:session:${id}`]))
  running.child.kill('SIGTERM')
  await running.ended

  await server.kill()
  const alone = await start(server.url)
  expect(await alone.call(getUser, {}, token)).toMatchObject({ id })
  expect((await alone.request('/health/ready')).status).toBe(200)
}, 300_000)
