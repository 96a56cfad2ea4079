/**
 * The whole of an installation on loopback: HAProxy before servers, before PgBouncer (transaction mode), before a PostgreSQL primary with a
 * streaming replica, with stand-ins for mail, text messages, payments, AI and a bucket. Everything is gone when it is closed.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { contentVersion } from '#content/version'
import {
  freePort,
  startPostgresCluster,
  type PostgresCluster,
  type PostgresServer,
} from '../../scripts/postgres-cluster.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { contentState } from '../../server/db/schema/words.ts'
import { says, startAiService } from '../support/ai-service.ts'
import { makeCertificate } from '../support/certificate.ts'
import { startFakeAlipay } from '../support/fake-alipay.ts'
import { startFakeS3 } from '../support/fake-s3.ts'
import { startFakeSms } from '../support/fake-sms.ts'
import { startFakeSmtp } from '../support/fake-smtp.ts'
import { insertFixtureWords } from '../support/fixture-words.ts'
import { startPgbouncer, type Pgbouncer } from '../support/pgbouncer.ts'
import { startHaproxy } from './haproxy.ts'
import { createStageServer, type StageServer } from './server.ts'

export interface StageOptions {
  readonly servers?: number
  /** fixture: the small dictionary of the tests, at once; whole: the first server loads the real one. */
  readonly dictionary: 'fixture' | 'whole'
  /** Where people reach it; a free port when left out. */
  readonly port?: number
  readonly variables?: Readonly<Record<string, string>>
  /** Aborted while it starts, it takes down what is up and rejects. */
  readonly signal?: AbortSignal
}

export interface Stage {
  /** HAProxy before the servers. */
  readonly origin: string
  /** PostgreSQL itself, whichever of the two is primary. */
  readonly databaseUrl: string
  readonly servers: readonly StageServer[]
  readonly pgbouncer: Pgbouncer
  readonly primary: PostgresServer
  readonly replica: PostgresServer
  /** Stand-ins of providers. */
  readonly fakes: Awaited<ReturnType<typeof startFakes>>
  /** Kills the primary and promotes the replica. Resolves when it takes writes. */
  failOver(): Promise<void>
  close(): Promise<void>
}

async function startFakes(tls: { readonly key: string; readonly cert: string }) {
  const [smtp, s3, sms, alipay, ai] = await Promise.all([
    startFakeSmtp({ tls }),
    startFakeS3(),
    startFakeSms('aliyun'),
    startFakeAlipay(),
    startAiService(),
  ])
  ai.behave(says('{}'))
  return { smtp, s3, sms, alipay, ai }
}

export async function startStage({
  servers: count = 3,
  dictionary,
  port,
  variables = {},
  signal,
}: StageOptions): Promise<Stage> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    const errors: unknown[] = []
    for (const end of ends.splice(0).reverse()) {
      try {
        await end()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'The stage is not wholly down.')
  }
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-stage-'))
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
    // The servers demand a certificate of the stand-in for mail that they believe.
    const certificate = makeCertificate(dataDir)
    const fakes = await startFakes(certificate.tls)
    ends.push(() => Promise.all(Object.values(fakes).map((fake) => fake.close())))
    signal?.throwIfAborted()
    const cluster = await startPostgresCluster(['wal_level=replica', 'hot_standby=on'])
    ends.push(cluster.remove)
    signal?.throwIfAborted()
    if (dictionary === 'fixture') await fillWithFixture(cluster)
    signal?.throwIfAborted()
    const replica = await cluster.addReplica()
    await waitForReplica(cluster, signal)

    const [webPort, databasePort, ...serverPorts] = await distinctPorts(2 + count)
    const target = databasePort ?? 0
    const origin = `http://127.0.0.1:${port ?? webPort}`
    const endHaproxy = await startHaproxy({
      webPort: port ?? webPort ?? 0,
      servers: serverPorts,
      databasePort: target,
      primary: cluster.primary.port,
      replica: replica.port,
    })
    ends.push(endHaproxy)
    const pgbouncer = await startPgbouncer({ target, size: 30 })
    ends.push(() => pgbouncer.close())

    const settings = {
      APP_ENV: 'demo',
      APP_SECRET: randomBytes(48).toString('base64'),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url(pgbouncer.port),
      DATABASE_DIRECT_URL: cluster.url(target),
      METRICS_TOKEN: 'the metrics of the stage',
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'error',
      MAIL_FROM: 'stage@example.com',
      NODE_EXTRA_CA_CERTS: certificate.file,
      SMTP_URL: fakes.smtp.url,
      AI_BASE_URL: fakes.ai.url,
      AI_MODEL: 'stand-in',
      ...fakes.s3.variables,
      ...fakes.sms.variables,
      ...fakes.alipay.variables,
      ...variables,
    }
    const servers = serverPorts.map((serverPort) => createStageServer(serverPort, settings))
    ends.push(() => Promise.all(servers.map((server) => server.kill())))
    // The first one loads the dictionary; the others find it there.
    signal?.addEventListener('abort', () => servers.forEach((server) => void server.kill()))
    for (const server of servers) {
      signal?.throwIfAborted()
      await server.start()
    }
    await untilAnswered(`${origin}/health/ready`, signal)

    return {
      origin,
      databaseUrl: cluster.url(target),
      servers,
      pgbouncer,
      primary: cluster.primary,
      replica,
      fakes,
      async failOver() {
        cluster.primary.stop('immediate')
        replica.control('-w', 'promote')
        await untilWritable(cluster.url(target))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Ports that were free at one moment, none twice. */
async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

async function fillWithFixture(cluster: PostgresCluster): Promise<void> {
  const database = await openDatabase({ log: pino({ level: 'silent' }), url: cluster.url(), connectionMs: 20_000 })
  await database.migrate()
  await insertFixtureWords(database.db)
  // The fixture counts as up to date.
  await database.db.update(contentState).set({ value: await contentVersion() })
  await database.close()
}

/** From here on a commit is acknowledged once the replica has it too: what was acknowledged outlasts the primary. */
async function waitForReplica(cluster: PostgresCluster, signal?: AbortSignal): Promise<void> {
  await withClient(cluster.url(), async (client) => {
    for (;;) {
      const { rows } = await client.query(`select 1 from pg_stat_replication where state = 'streaming'`)
      if (rows.length > 0) break
      await sleep(50, undefined, { signal })
    }
    await client.query(`alter system set synchronous_standby_names = '*'`)
    await client.query('select pg_reload_conf()')
  })
}

async function untilWritable(url: string): Promise<void> {
  for (;;) {
    const isWritable = await withClient(url, async (client) => {
      const { rows } = await client.query<{ reading: boolean }>('select pg_is_in_recovery() as reading')
      return rows[0]?.reading === false
    }).catch(() => false)
    if (isWritable) return
    await sleep(100)
  }
}

/** Waits until an address answers with success. */
async function untilAnswered(url: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await sleep(100, undefined, { signal })
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 60_000 })
  // What breaks later fails the query that is sent then.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
