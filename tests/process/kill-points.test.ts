// @module-tag postgres
/** A server killed while calls stand at each point of their traffic with the database: after their repetition everything is there, exactly once. */
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createAlipay } from '#contract/billing'
import { answerRun, finishRun, getRun, startRun, type RunResult } from '#contract/challenges'
import { getStats } from '#contract/profile'
import { startDatabaseProxy, type DatabaseProxy } from '#tests/database-proxy'
import { startFakeAlipay, type FakeAlipay } from '#tests/fake-alipay'
import { createPeople, type Person } from '#tests/people'
import { answersFor, DEMO } from '#tests/play'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { users } from '../../server/db/schema/accounts.ts'
import { runs } from '../../server/db/schema/learning.ts'
import { orderEvents, orders } from '../../server/db/schema/orders.ts'

let home: Home
let alipay: FakeAlipay
let database: Database
let proxy: DatabaseProxy
const started: ChildProcess[] = []

beforeAll(async () => {
  home = await prepareHome()
  alipay = await startFakeAlipay()
  const url = home.variables['DATABASE_URL'] ?? ''
  database = await openDatabase({ url, log: pino({ level: 'silent' }) })
  proxy = await startDatabaseProxy(url)
})
afterAll(async () => {
  for (const child of started.splice(0)) await kill(child)
  await proxy.close()
  await database.close()
  await alipay.close()
  await home.remove()
})

async function start(): Promise<ServerProcess> {
  const url = home.variables['DATABASE_URL'] ?? ''
  const pool = { DATABASE_URL: proxy.via(url), DATABASE_DIRECT_URL: url, DATABASE_POOL: '100', LOG_LEVEL: 'fatal' }
  return startServer({ ...home, variables: { ...home.variables, ...alipay.variables, ...pool } }, (child) =>
    started.push(child),
  )
}

const people = () => createPeople(database.db, () => new Date())

/** A run of the first level, answered at the pace of a person; only its end is missing. */
async function answeredRun(server: ServerProcess) {
  const person = await people().user()
  const run = await server.call(startRun, { body: { ...DEMO, id: randomUUID() } }, person.token)
  await database.db
    .update(runs)
    .set({ issuedAt: sql`${runs.issuedAt} - interval '1 minute'` })
    .where(eq(runs.id, run.id))
  const { acknowledged } = await server.call(
    answerRun,
    { params: { id: run.id }, body: { answers: answersFor(run) } },
    person.token,
  )
  return { person, run, acknowledged }
}

const end = (server: ServerProcess, { id }: { id: string }, { token }: Person): Promise<RunResult> =>
  server.call(finishRun, { params: { id } }, token)

async function paidOrder(server: ServerProcess) {
  const person = await people().user()
  const body = { planType: 'yearly' as const, amount: 1, currency: 'USD' as const }
  const { paymentUrl = '', order_id: id = '' } = await server.call(createAlipay, { body }, person.token)
  const number = await alipay.visit(paymentUrl)
  alipay.pay(number)
  return { person, id, number }
}

const notify = async (server: ServerProcess, number: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const response = await server.request('/api/payment/alipay/notify', { body: alipay.notice(number), headers })
  return response.text()
}

/** Calls of one kind, each stopped at a point of its own between the server and the database. */
interface Cut<T> {
  readonly subjects: readonly T[]
  /** Whether the calls were answered before the server was killed. */
  readonly answers: readonly Promise<boolean>[]
}

/** Makes a call for each point of its traffic with the database and leaves it there. */
async function stopAtEachPoint<T>(subjects: readonly T[], act: (subject: T) => Promise<unknown>): Promise<Cut<T>> {
  const answers: Promise<boolean>[] = []
  for (const [index, subject] of subjects.entries()) {
    const held = proxy.holdAt(index + 1)
    const answer = act(subject).then(
      () => true,
      () => false,
    )
    answers.push(answer)
    await Promise.race([held, answer])
  }
  // The last point may lie behind the last answer.
  void proxy.holdAt(0)
  return { subjects, answers }
}

async function prepare<T>(messages: number, make: () => Promise<T>): Promise<T[]> {
  const subjects: T[] = []
  for (let point = 1; point <= 2 * messages; point += 1) subjects.push(await make())
  return subjects
}

/** How many messages a call sends to the database. */
async function messagesOf(act: () => Promise<unknown>): Promise<number> {
  void proxy.holdAt(0)
  await act()
  return proxy.messages()
}

test('a kill at each point of a finish and of a payment notice: stars, points and VIP are there exactly once', async () => {
  const server = await start()
  const control = await answeredRun(server)
  let expected: RunResult | undefined
  const finishMessages = await messagesOf(async () => {
    expected = await end(server, control.run, control.person)
  })
  expect(expected?.stars).toBe(3)
  const { points } = await server.call(getStats, {}, control.person.token)
  expect(points).toBeGreaterThan(0)
  const first = await paidOrder(server)
  const noticeMessages = await messagesOf(() => notify(server, first.number))

  const [answered, paid] = [
    await prepare(finishMessages, () => answeredRun(server)),
    await prepare(noticeMessages, () => paidOrder(server)),
  ]
  const finishes = await stopAtEachPoint(answered, ({ run, person }) => end(server, run, person))
  const notices = await stopAtEachPoint(paid, async ({ number }) => {
    if ((await notify(server, number)) !== 'success') throw new Error('to be repeated')
  })
  await kill(server.child)
  for (const { answers } of [finishes, notices]) {
    const cut = (await Promise.all(answers)).filter((isAnswered) => !isAnswered)
    expect(cut.length).toBeGreaterThanOrEqual(20)
  }

  const again = await start()
  for (const { person, run, acknowledged } of finishes.subjects) {
    const { answers } = await again.call(getRun, { params: { id: run.id } }, person.token)
    expect(answers.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    for (let time = 0; time < 2; time += 1)
      expect(await end(again, run, person)).toEqual({ ...expected, ms: expect.any(Number) })
    expect(await again.call(getStats, {}, person.token)).toMatchObject({ points, sessions_today: { current: 1 } })
  }
  for (const { person, id, number } of notices.subjects) {
    for (let time = 0; time < 2; time += 1) expect(await notify(again, number)).toBe('success')
    const [order] = await database.db.select().from(orders).where(eq(orders.id, id))
    expect(order).toMatchObject({ status: 'paid', paidCents: 100 })
    const log = await database.db
      .select({ kind: orderEvents.kind })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id))
    expect(log.map(({ kind }) => kind)).toEqual(['created', 'paid'])
    const [row] = await database.db.select({ until: users.vipUntil }).from(users).where(eq(users.id, person.id))
    const days = ((row?.until?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThan(367)
  }
}, 300_000)
