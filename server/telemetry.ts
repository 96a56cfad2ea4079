/** What the operator sees from outside: metrics in Prometheus' text form, and traces. Names no learner and no word. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolSize } from './db/client.ts'
import type { Attributes, Tracer } from './tracing.ts'

export interface Telemetry {
  /** Measures a request. `route` of the result is the path of its endpoint, with the names of its parameters in place of their values. */
  request<T extends { readonly route: string; readonly status: number }>(
    method: string,
    work: () => Promise<T>,
  ): Promise<T>
  query<T>(statement: string, work: () => Promise<T>): Promise<T>
  job(name: string, work: () => Promise<void>): Promise<void>
  countProvider(provider: string, outcome: string): void
  setQueueLength(queue: string, length: number): void
  /** Figures that are read when somebody asks for the metrics. */
  observe(sources: TelemetrySources): void
  /** The metrics as text, and its content type. */
  read(): Promise<{ readonly text: string; readonly type: string }>
}

export interface TelemetrySources {
  readonly pool?: () => PoolSize
  /** Streams of live events. */
  readonly streams: () => number
  readonly isContentReady: () => boolean
  /** When the last backup ended well, in milliseconds; null for never. */
  readonly lastBackup: () => Promise<number | null>
  /** Whether the latest check of a backup was passed; null where none was made. */
  readonly isBackupSound: () => Promise<boolean | null>
}

/**
 * How often the delay of the event loop is measured. Each time wakes the process: every 10 ms, the default, that took 2.5 ms of an idle second. These
 * milliseconds are part of the figure.
 */
const LAG_EVERY_MS = 100

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10]

/**
 * @param tracer where spans go
 * @param withProcess figures of the process too: memory, processor, event loop, file handles. Once in a process.
 */
export function createTelemetry(tracer: Tracer, withProcess = false): Telemetry {
  const registry = new Registry()
  const registers = [registry]
  if (withProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS })
  const requests = new Histogram({
    name: 'wordgrove_http_request_duration_seconds',
    help: 'Time until the head of an answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const inFlight = new Gauge({
    name: 'wordgrove_http_requests_in_flight',
    help: 'Requests without an answer.',
    registers,
  })
  const queries = new Histogram({
    name: 'wordgrove_db_query_duration_seconds',
    help: 'Time of a query, with the wait for a connection.',
    buckets: SECONDS,
    registers,
  })
  const failedQueries = new Counter({
    name: 'wordgrove_db_query_errors_total',
    help: 'Queries that failed.',
    registers,
  })
  const jobs = new Histogram({
    name: 'wordgrove_job_duration_seconds',
    help: 'Time of a turn of a job, by its outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  const succeeded = new Gauge({
    name: 'wordgrove_job_last_success_timestamp_seconds',
    help: 'When a turn of a job last ended well.',
    labelNames: ['job'],
    registers,
  })
  const providers = new Counter({
    name: 'wordgrove_provider_calls_total',
    help: 'Calls to what the service uses: mail, sms, payments, ai, voice, storage, scorer, google, push.',
    labelNames: ['provider', 'outcome'],
    registers,
  })
  const queues = new Gauge({
    name: 'wordgrove_queue_length',
    help: 'What waits, as counted every five minutes.',
    labelNames: ['queue'],
    registers,
  })

  async function timed<T>(record: (seconds: number, error?: unknown) => void, work: () => Promise<T>): Promise<T> {
    const from = performance.now()
    try {
      const result = await work()
      record((performance.now() - from) / 1_000)
      return result
    } catch (error) {
      record((performance.now() - from) / 1_000, error)
      throw error
    }
  }

  return {
    async request(method, work) {
      inFlight.inc()
      const from = performance.now()
      try {
        return await tracer.span(`HTTP ${method}`, { 'http.request.method': method }, async (add) => {
          const result = await work()
          const { route, status } = result
          add({ 'http.route': route, 'http.response.status_code': status })
          requests.observe({ method, route, status }, (performance.now() - from) / 1_000)
          return result
        })
      } finally {
        inFlight.dec()
      }
    },
    query(statement, work) {
      const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
      const record = (seconds: number, error?: unknown) => {
        queries.observe(seconds)
        if (error !== undefined) failedQueries.inc()
      }
      return timed(record, () => tracer.span('query', attributes, work))
    },
    job(name, work) {
      const record = (seconds: number, error?: unknown) => {
        jobs.observe({ job: name, outcome: error === undefined ? 'succeeded' : 'failed' }, seconds)
        if (error === undefined) succeeded.set({ job: name }, Date.now() / 1_000)
      }
      return timed(record, () => tracer.span(`job ${name}`, { job: name }, work))
    },
    countProvider: (provider, outcome) => providers.inc({ provider, outcome }),
    setQueueLength: (queue, length) => queues.set({ queue }, length),
    observe({ pool, streams, isContentReady, lastBackup, isBackupSound }) {
      const gauge = (name: string, help: string, collect: (this: Gauge) => void | Promise<void>) =>
        new Gauge({ name, help, registers, collect })
      gauge('wordgrove_live_streams', 'Open streams of live events.', function () {
        this.set(streams())
      })
      gauge('wordgrove_content_ready', '1 once the dictionary is loaded.', function () {
        this.set(isContentReady() ? 1 : 0)
      })
      gauge('wordgrove_backup_last_success_timestamp_seconds', 'When the last backup ended well.', async function () {
        const at = await lastBackup().catch(() => null)
        if (at === null) this.reset()
        else this.set(at / 1_000)
      })
      gauge(
        'wordgrove_backup_check_failed',
        '1 where the latest check could not restore its backup.',
        async function () {
          const isSound = await isBackupSound().catch(() => null)
          this.set(isSound === false ? 1 : 0)
        },
      )
      if (pool)
        new Gauge({
          name: 'wordgrove_db_pool_connections',
          help: 'Connections to the database, and calls that wait for one.',
          labelNames: ['state'],
          registers,
          collect() {
            for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
          },
        })
    },
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}
