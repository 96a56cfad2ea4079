/** What a stage costs while it is used: memory and files of the servers, processors, connections, locks, and how the data grows. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient, type Stage } from './stage.ts'

export interface Sample {
  /** Since the first sample. */
  readonly minutes: number
  /** Resident memory of each server. */
  readonly megabytes: readonly number[]
  /** Open files and sockets of each server. */
  readonly handles: readonly number[]
  /** Share of all processors of the machine that was busy since the sample before, 0 to 1. */
  readonly busy: number
  readonly connections: number
  /** Locks that somebody waits for. */
  readonly waiting: number
  readonly answers: number
  readonly databaseMegabytes: number
  readonly walMegabytes: number
}

interface Sampler {
  readonly samples: readonly Sample[]
  stop(): Promise<void>
}

/** Samples every `everyMs` until it is stopped, and hands each to `onSample`. */
export function startSampler(stage: Stage, everyMs: number, onSample: (sample: Sample) => void): Sampler {
  const samples: Sample[] = []
  const end = new AbortController()
  const from = performance.now()
  const run = async () => {
    let before = readProcessors()
    while (!end.signal.aborted) {
      await sleep(everyMs, undefined, { signal: end.signal }).catch(() => {})
      const now = readProcessors()
      const sample = {
        minutes: (performance.now() - from) / 60_000,
        megabytes: stage.servers.map(({ pid }) => readMegabytes(pid)),
        handles: stage.servers.map(({ pid }) => readdirSync(`/proc/${pid}/fd`).length),
        busy: 1 - (now.idle - before.idle) / Math.max(1, now.all - before.all),
        ...(await readDatabase(stage.databaseUrl)),
      }
      before = now
      samples.push(sample)
      onSample(sample)
    }
  }
  const running = run()
  return {
    samples,
    stop() {
      end.abort()
      return running
    },
  }
}

/** Growth an hour of a figure over samples, by least squares. */
export function slopeOf(samples: readonly Sample[], figure: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [samples.map(({ minutes }) => minutes / 60), samples.map(figure)]
  const [middle, level] = [mean(x), mean(y)]
  const [over, under] = [
    mean(x.map((at, i) => (at - middle) * ((y[i] ?? 0) - level))),
    mean(x.map((at) => (at - middle) ** 2)),
  ]
  return under === 0 ? 0 : over / under
}

function readProcessors(): { readonly idle: number; readonly all: number } {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/)
  const times = fields.map(Number)
  return { idle: (times[3] ?? 0) + (times[4] ?? 0), all: times.slice(0, 8).reduce((sum, time) => sum + time, 0) }
}

export function readMegabytes(pid: number | undefined): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Seconds of processor time of a process so far; Linux counts in hundredths. */
export function readSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const readDatabase = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<
      Pick<Sample, 'connections' | 'waiting' | 'answers' | 'databaseMegabytes' | 'walMegabytes'>
    >(`
      select
        (select count(*)::int from pg_stat_activity where client_port is not null) as connections,
        (select count(*)::int from pg_locks where not granted) as waiting,
        (select count(*)::int from answers) as answers,
        (pg_database_size(current_database()) / 1048576)::int as "databaseMegabytes",
        ((pg_current_wal_lsn() - '0/0') / 1048576)::int as "walMegabytes"`)
    const [row] = rows
    if (!row) throw new Error('The database said nothing.')
    return row
  })
