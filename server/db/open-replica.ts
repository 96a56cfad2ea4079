/** The replica of DATABASE_REPLICA_URL, looked at each second. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './client.ts'
import { createReplicaReads, type ReplicaReads } from './replica.ts'
import * as schema from './schema/index.ts'
import { createSlowLog, type QueryReport } from './slow-log.ts'

const LOOK_MS = 1_000
/** The primary is there: a replica that does not answer is not waited for as long. */
const TIMEOUT_MS = 2_000

interface OpenReplicaOptions extends QueryReport {
  readonly url: string
  readonly primary: Db
  /** Connections that are kept. */
  readonly size: number
}

/** Never fails: a replica that is away at the start is used once it is there. `close` ends its connections. */
export function openReplica({ url, primary, size, log, observe }: OpenReplicaOptions): {
  readonly reads: ReplicaReads
  readonly close: () => Promise<void>
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 800,
    query_timeout: TIMEOUT_MS,
  })
  // Without listeners a lost connection ends the process; the next look finds it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  pool.query = createSlowLog({ log, observe })(
    pool.query.bind(pool) as (...args: [unknown, ...unknown[]]) => Promise<unknown>,
  ) as typeof pool.query
  const reads = createReplicaReads({ primary, replica: drizzle(pool, { schema, casing: 'snake_case' }), log })
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let looking = Promise.resolve()
  const look = () => {
    looking = reads.look().then(() => {
      if (!isClosed) timer = setTimeout(look, LOOK_MS).unref()
    })
  }
  look()
  return {
    reads,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
      await pool.end()
    },
  }
}
