/**
 * `npm run load [-- --rate 5 --seconds 300 --pace 1 --servers 3]`: brings the stage up, lets learners arrive and says what happened. Fails when a
 * write that was acknowledged is lost. `--faults` kills a server, PgBouncer and the primary meanwhile. `--present 2000 --streams`: so many are there after
 * five minutes, each with live events open, until the time is over.
 */
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findLost, quantile, runLoad } from './load.ts'
import { readMegabytes, readSeconds, slopeOf, startSampler, type Sample } from './sampler.ts'
import { startStage, type Stage } from './stage.ts'
import { createStopSignal, failOrStop, STOPPED, untilAborted } from './stop-signal.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '300' },
    pace: { type: 'string', default: '1' },
    servers: { type: 'string', default: '3' },
    dictionary: { type: 'string', default: 'fixture' },
    listens: { type: 'boolean', default: false },
    present: { type: 'string', default: '0' },
    streams: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)

const SETTLING_MINUTES = 10
/** Processor time is counted from here on: before it, each server compiles its code. */
const COMPILING_MS = Math.min(120_000, seconds * 250)
const SAMPLE_MS = Math.min(60_000, seconds * 100)

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
  // A server that is killed has nothing to read.
  const sampler = values.faults ? undefined : startSampler(stage, SAMPLE_MS, print)
  const [result, counted] = await Promise.all([
    runLoad({
      ...stage,
      rate: Number(values.rate),
      seconds,
      pace: Number(values.pace),
      listens: values.listens,
      streams: values.streams,
      present: Number(values.present),
    }),
    values.faults ? undefined : countProcessors(COMPILING_MS),
    values.faults ? breakThings(stage) : undefined,
  ])
  await sampler?.stop()
  const lost = await findLost(stage.databaseUrl, result.acknowledged)
  const { twice, ...missing } = lost
  const missed = Object.values(missing).flat().length
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
  if (counted) {
    const later = result.calls.filter(({ at }) => at >= counted.from).length
    console.log(
      `processor time of the servers after ${(COMPILING_MS / 1000).toFixed(0)} s: ${((counted.read() / later) * 1000).toFixed(2)} ms a call (${later} calls); memory ${stage.servers.map(({ pid }) => readMegabytes(pid)).join(', ')} MB`,
    )
  }
  if (sampler) tellGrowth(sampler.samples)
  console.log(
    `acknowledged ${Object.entries(result.acknowledged)
      .map(([what, ids]) => `${ids.size} ${what}`)
      .join(', ')}; lost ${missed}, twice ${twice}`,
  )
  return missed + twice > 0 || result.acknowledged.answers.size === 0
}

/** Begins to count the processor time of all servers in a while. `from` is when it began, by `performance.now()`; `read` gives the seconds since. */
async function countProcessors(waitMs: number): Promise<{ readonly from: number; read(): number }> {
  await sleep(waitMs, undefined, { signal })
  const used = () => stage.servers.reduce((sum, { pid }) => sum + readSeconds(pid), 0)
  const before = used()
  return { from: performance.now(), read: () => used() - before }
}

function print({ minutes, megabytes, handles, busy, ...rest }: Sample): void {
  const { connections, waiting, answers, databaseMegabytes, walMegabytes } = rest
  console.log(
    `  ${minutes.toFixed(0).padStart(3)} min  memory ${megabytes.join(', ')} MB  files ${handles.join(', ')}  processors ${(busy * 100).toFixed(0)} %  connections ${connections}  waiting ${waiting}  answers ${answers}  data ${databaseMegabytes} MB  WAL ${walMegabytes} MB`,
  )
}

/** After the first minutes, in which code is compiled and caches fill. */
function tellGrowth(samples: readonly Sample[]): void {
  const settled = samples.filter(({ minutes }) => minutes >= SETTLING_MINUTES)
  if (settled.length < 5) return
  const growth = (what: 'megabytes' | 'handles') =>
    stage.servers.map((_, index) => slopeOf(settled, (sample) => sample[what][index] ?? 0).toFixed(1)).join(', ')
  console.log(
    `growth an hour after ${SETTLING_MINUTES} minutes: memory ${growth('megabytes')} MB, files ${growth('handles')}, answers ${slopeOf(settled, ({ answers }) => answers).toFixed(0)}, data ${slopeOf(settled, ({ databaseMegabytes }) => databaseMegabytes).toFixed(1)} MB`,
  )
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
