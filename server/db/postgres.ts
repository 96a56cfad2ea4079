/** A real PostgreSQL (15 or later), any number of replicas. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder, type Database } from './client.ts'
import { postgresListener } from './postgres-listener.ts'
import { postgresTool } from './postgres-tools.ts'
import * as schema from './schema/index.ts'
import { withContext } from '../work-context.ts'
import { createSlowLog, type QueryReport } from './slow-log.ts'

/** Keys of advisory locks, any fixed numbers: the work behind each is done by one replica at a time. */
const LOCKS = { migration: 7_236_411, content: 7_236_412 }

/** Serialisation failure and deadlock: the database gave up this transaction for a parallel one, and nothing of it has happened. */
const GIVEN_WAY = /^40(001|P01)$/
const TRIES = 3
/** A migration locks one table after the other while servers of the version before it go on: it gives way more often. */
const MIGRATION_TRIES = 20

const hasGivenWay = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && GIVEN_WAY.test(String(error.code))) || hasGivenWay(error.cause))

/** Runs a transaction again when it had to give way: it has no effect outside the database, so a second attempt is safe. */
export async function retryOnConflict<T>(run: () => Promise<T>, tries = TRIES): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run()
    } catch (error) {
      if (left === 0 || !hasGivenWay(error)) throw error
    }
  }
}

/** Runs what the database does not have yet, all of it or nothing. */
export const runMigrations = (client: pg.Client, folder = migrationsFolder): Promise<void> =>
  retryOnConflict(
    () => migrate(drizzle(client, { schema, casing: 'snake_case' }), { migrationsFolder: folder }),
    MIGRATION_TRIES,
  )

interface PostgresOptions extends QueryReport {
  readonly url: string
  /** Where sessions are this process's own: for LISTEN, migrations and session locks. Another address than `url` means that `url` is a pooler. */
  readonly directUrl?: string | undefined
  /** Connections that are kept. */
  readonly size: number
  /** See `DatabaseOptions`. */
  readonly connectionMs?: number | undefined
}

/** Milliseconds: a full pool or a database that does not answer becomes a 503 within a second instead of a hanging page. */
const CONNECTION_MS = 800

export function openPostgres(options: PostgresOptions): Database {
  const { url, directUrl = url, size, connectionMs = CONNECTION_MS, log, observe } = options
  const reportSlow = createSlowLog({ log, observe })
  const isPooled = directUrl !== url
  /** Connections on which a query ended without a word of the database: they may be half open. */
  const silent = new WeakSet<pg.ClientBase>()
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectionMs,
    query_timeout: 6_000,
    // A pooler refuses them at the start of a connection, and a SET would reach whoever has the connection next: there they belong to the role.
    ...(!isPooled && TIMEOUTS),
  })
  // Without a listener a lost idle connection ends the process.
  // It belongs to no call, also not to the one that opened the connection.
  pool.on('error', (error) => withContext({}, () => log.error({ error }, 'database connection lost')))
  pool.on('connect', (client) => {
    // The pool listens to idle connections alone: one lost between two statements of a transaction would end the process too. The next statement rejects.
    client.on('error', () => {})
    const send = client.query.bind(client) as (...args: [unknown, ...unknown[]]) => Promise<unknown>
    const query = async (...args: [unknown, ...unknown[]]) => {
      try {
        return await send(...args)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) silent.add(client)
        throw error
      }
    }
    client.query = reportSlow(isPooled ? withoutName(query) : query) as typeof client.query
  })
  // The pool hands queries outside a transaction over with a callback: only here can their time be seen.
  const queryOnce = reportSlow(pool.query.bind(pool) as (...args: [unknown, ...unknown[]]) => Promise<unknown>)
  // A statement by itself is a transaction: one that writes into several tables gives way to a migration, too.
  pool.query = ((...args: [unknown, ...unknown[]]) => retryOnConflict(() => queryOnce(...args))) as typeof pool.query
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const connections = new WeakMap<pg.ClientBase, Pick<typeof db, 'transaction'>>()
  const connectionOf = (client: pg.PoolClient) => {
    const connection = connections.get(client) ?? drizzle(client, { schema, casing: 'snake_case' })
    connections.set(client, connection)
    return connection
  }
  // Drizzle's own transaction on a pool keeps a connection for ever whose BEGIN fails, and puts back one that no longer answers.
  db.transaction = (work, config) =>
    retryOnConflict(async () => {
      const client = await pool.connect()
      try {
        return await connectionOf(client).transaction(work, config)
      } finally {
        client.release(silent.has(client))
      }
    })
  const listener = postgresListener(directUrl, db, log)

  /** The lock is held as long as its connection is open, so a replica that dies releases it. */
  async function locked<T>(lock: keyof typeof LOCKS, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      connectionString: directUrl,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      // Migrations take their time, whatever the role's timeouts are.
      ...(isPooled && { options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0' }),
    })
    client.on('error', (error) => log.error({ error, lock }, 'database connection lost'))
    await client.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [LOCKS[lock]])
      return await work(client)
    } finally {
      await client.end()
    }
  }

  return {
    kind: 'postgres',
    db,
    migrate: () =>
      locked('migration', async (client) => {
        if (isPooled)
          await setRoleTimeouts(client).catch((error: unknown) =>
            log.warn({ error }, 'the role may not set its own timeouts: set statement_timeout for it'),
          )
        await runMigrations(client)
      }),
    alone: (work) => locked('content', work),
    listen: listener.listen,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dump: (file) => postgresTool(directUrl, 'pg_dump', ['--format=custom', '--no-owner'], file),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

const TIMEOUTS = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 }

/** The server's timeouts as settings of the role in this database: connections that a pooler opens from now on have them. */
async function setRoleTimeouts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; settings: string[] }>(`
    select current_database() as name, coalesce((
      select setconfig from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = (select oid from pg_roles where rolname = current_user)
    ), '{}') as settings`)
  for (const { name, settings } of rows)
    for (const [setting, ms] of Object.entries(TIMEOUTS))
      if (!settings.some((one) => one.startsWith(`${setting}=`)))
        await client.query(
          `alter role current_user in database ${pg.escapeIdentifier(name)} set ${setting} = '${ms}ms'`,
        )
}

/** Queries without the names of prepared statements: behind a pooler the next query may reach a connection that has not prepared it. */
const withoutName =
  <R>(query: (...args: [unknown, ...unknown[]]) => R) =>
  (first: unknown, ...rest: unknown[]): R =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)

const isNamed = (query: unknown): query is { readonly name: string } =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query
