/**
 * `npm run load [-- --rate 5 --seconds 300 --pace 1 --servers 3]`: brings the stage up, lets learners arrive and says what happened. Fails when a
 * write that was acknowledged is lost. `--faults` kills a server, PgBouncer and the primary meanwhile.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findLost, quantile, runLoad } from './load.ts'
import { startStage, withClient, type Stage } from './stage.ts'
import { createStopSignal, failOrStop, STOPPED, untilAborted } from './stop-signal.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '300' },
    pace: { type: 'string', default: '1' },
    servers: { type: 'string', default: '3' },
    dictionary: { type: 'string', default: 'fixture' },
    listens: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)

const signal = createStopSignal()
const stage = await startStage({
  servers: Number(values.servers),
  dictionary: values.dictionary === 'whole' ? 'whole' : 'fixture',
  signal,
}).catch((error: unknown) => failOrStop(signal, error))
let failed = true
try {
  failed = await Promise.race([measure(), untilAborted(signal)])
} catch (error) {
  if (!signal.aborted) throw error
} finally {
  await stage.close()
}
process.exit(signal.aborted ? STOPPED : failed ? 1 : 0)

/** Lets learners arrive and says what happened. Resolves to whether a write was lost, or none acknowledged. */
async function measure(): Promise<boolean> {
  const before = stage.servers.map(processorOf)
  const [result] = await Promise.all([
    runLoad({
      origin: stage.origin,
      rate: Number(values.rate),
      seconds,
      pace: Number(values.pace),
      listens: values.listens,
    }),
    values.faults ? breakThings(stage) : undefined,
  ])
  const lost = await findLost(stage.databaseUrl, result.acknowledged)
  const times = result.calls.map(({ ms }) => ms)
  const errors = result.calls.filter(({ status }) => status === 0 || status >= 400)
  const byName = Map.groupBy(result.calls, ({ name }) => name)
  console.log(
    `${result.learners} learners, ${result.most} at most at once, ${result.calls.length} calls in ${result.seconds.toFixed(0)} s`,
  )
  console.log(
    `${((result.calls.length / result.seconds) * 60).toFixed(0)} calls a minute, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const [name, calls] of [['all', result.calls] as const, ...byName]) {
    const own = calls.map(({ ms }) => ms)
    console.log(
      `  ${name.padEnd(12)}${String(own.length).padStart(8)} calls   p50 ${quantile(own, 0.5).toFixed(0)}   p95 ${quantile(own, 0.95).toFixed(0)}   p99 ${quantile(own, 0.99).toFixed(0)} ms`,
    )
  }
  console.log(
    `errors ${errors.length} (${((errors.length / times.length) * 100).toFixed(2)} %): ${JSON.stringify(countBy(errors.map(({ status }) => status)))}`,
  )
  if (!values.faults) {
    const used = stage.servers.map((server, index) => processorOf(server) - (before[index] ?? 0))
    console.log(
      `processor time of the servers: ${((used.reduce((a, b) => a + b, 0) / result.calls.length) * 1000).toFixed(2)} ms a call; memory ${stage.servers.map(memoryOf).join(', ')} MB`,
    )
  }
  const size = await withClient(stage.databaseUrl, (client) =>
    client.query<{ connections: number; wal: string }>(
      `select (select count(*)::int from pg_stat_activity where client_port is not null) as connections, pg_size_pretty(pg_current_wal_lsn() - '0/0') as wal`,
    ),
  )
  console.log(`connections to PostgreSQL ${size.rows[0]?.connections}, WAL ${size.rows[0]?.wal}`)
  console.log(
    `acknowledged ${result.acknowledged.answers.size} answers and ${result.acknowledged.runs.size} runs; lost ${lost.answers.length + lost.runs.length}, twice ${lost.twice}`,
  )
  return lost.answers.length + lost.runs.length + lost.twice > 0 || result.acknowledged.answers.size === 0
}

/** Each fault after a fifth of the time. */
async function breakThings({ servers, pgbouncer, failOver }: Stage): Promise<void> {
  const fifth = seconds * 200
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
  }
  await sleep(fifth, undefined, { signal })
  await timed('a server killed and serving again', async () => {
    await servers[0]?.kill()
    await servers[0]?.start()
  })
  await sleep(fifth, undefined, { signal })
  await timed('PgBouncer killed and started again', () => pgbouncer.restart())
  await sleep(fifth, undefined, { signal })
  await timed('primary killed, replica promoted and writing', failOver)
}

function countBy(values: readonly number[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, own]) => [value, own.length]))
}

/** Seconds of processor time of a process so far, from /proc; Linux counts in hundredths. */
function processorOf({ pid }: { readonly pid: number | undefined }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function memoryOf({ pid }: { readonly pid: number | undefined }): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
