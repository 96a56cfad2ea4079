import { randomUUID } from 'node:crypto'
import { readFileSync, globSync } from 'node:fs'
import { getUser } from '#contract/profile'
import { forgotPassword } from '#contract/password-reset'
import { getMetrics } from '#contract/system'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repeat } from '../../jobs/repeat.ts'
import { createSlowLog } from '../../db/slow-log.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = (headers: Record<string, string> = {}, peer = '127.0.0.1', on = app) =>
  on.request(getMetrics.path, { headers, peer })

test('a token of the settings opens the metrics, else only a caller on this machine', async () => {
  expect((await read()).status).toBe(200)
  expect((await read({}, '192.0.2.7')).status).toBe(404)
  expect((await read({ Host: 'words.example.org' })).status).toBe(404)
  expect((await read({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(404)

  const token = 'a token of the metrics'
  const shown = await app.restarted({ variables: { METRICS_TOKEN: token, PUBLIC_ORIGIN: 'https://words.example.org' } })
  expect((await read({}, '127.0.0.1', shown)).status).toBe(404)
  expect((await read({ authorization: 'Bearer another token of it' }, '192.0.2.7', shown)).status).toBe(404)
  const answer = await read({ authorization: `Bearer ${token}` }, '192.0.2.7', shown)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a request is counted by the path of its endpoint, never by what it names', async () => {
  await app.call(getUser, {}, (await app.user()).token)
  await app.request(`/api/notes/${randomUUID()}`, {})
  await app.request('/api/nothing/of/the/kind', {})
  const text = await (await read()).text()
  expect(text).toMatch(
    /wordgrove_http_request_duration_seconds_count\{method="GET",route="\/api\/user",status="200"\} 1/,
  )
  expect(text).toMatch(/route="\/api\/notes\/\{id\}",status="401"/)
  expect(text).toMatch(/route="other",status="404"/)
})

test('a request id is in every line that its request causes, up to the mail of a job', async () => {
  const { email } = await app.user()
  const answer = await app.request(forgotPassword.path, { json: { email } })
  const requestId = answer.headers.get('x-request-id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  const { rows } = (await app.db.execute(
    `select request_id from outbox order by created_at desc limit 1`,
  )) as unknown as {
    rows: object[]
  }
  expect(rows).toEqual([{ request_id: requestId }])
})

test('lines of a job name it and its turn', async () => {
  const isDone = Promise.withResolvers<void>()
  const work = async () => {
    app.deps.log.info('from within')
    isDone.resolve()
  }
  const stop = repeat(3_600_000, work, app.deps.log, {
    name: 'example',
    observe: (turn) => app.deps.telemetry.job('example', turn),
  })
  await isDone.promise
  await stop()
  expect(app.logs.filter(({ msg }) => msg === 'from within')).toMatchObject([
    { job: 'example', jobRun: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  expect(await (await read()).text()).toMatch(
    /wordgrove_job_duration_seconds_count\{job="example",outcome="succeeded"\} 1/,
  )
})

test('the text of a slow statement is logged once', async () => {
  const { log } = app.deps
  const query = createSlowLog({ log })(async (_: string) => new Promise((resolve) => setTimeout(resolve, 80)))
  for (const text of ['select  one', 'select one', 'select two']) await query(text)
  const lines = app.logs.filter(({ msg, statement }) => msg === 'slow query' && statement)
  const own = lines.filter(({ statement }) =>
    lines.some((line) => line.statement === statement && /^select (one|two)$/.test(String(line.query))),
  )
  expect(own).toHaveLength(3)
  expect(own.map(({ query: text }) => text)).toEqual(['select one', undefined, 'select two'])
})

/** Metrics of the process are exported by the server's own process only; these are the ones that the operator's files may name. */
const OF_PROCESS = [
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'process_open_fds',
  'process_max_fds',
  'nodejs_eventloop_lag_p99_seconds',
  'process_start_time_seconds',
]

test('every metric that dashboard and alert rules name is exported', async () => {
  app.deps.telemetry.observe({
    pool: () => ({ total: 1, idle: 1, waiting: 0 }),
    streams: () => 0,
    isContentReady: () => true,
    lastBackup: async () => Date.now(),
    isBackupSound: async () => true,
  })
  app.deps.telemetry.countProvider('mail', 'failed')
  app.deps.telemetry.setQueueLength('mails', 0)
  const exported = [...(await (await read()).text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
    ([, name = '', type]) => (type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]),
  )
  const files = globSync('docs/operations/*.{json,yaml}')
  expect(files).toHaveLength(2)
  for (const file of files) {
    const named = [...new Set(readFileSync(file, 'utf8').match(/\b(wordgrove|process|nodejs)_\w+/g))]
    expect(named.length, file).toBeGreaterThan(9)
    expect(
      named.filter((name) => ![...exported, ...OF_PROCESS].includes(name)),
      file,
    ).toEqual([])
  }
})
