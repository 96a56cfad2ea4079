/** Opens the database: PGlite in this process, or PostgreSQL when a URL is given. Everything above sees one type. */
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type * as schema from './schema/index.ts'

type Tables = ExtractTablesWithRelations<typeof schema>
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, Tables>
/** What stores take as their first argument: the handle, or the transaction they are part of. */
export type Reader = Db | Tx

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  /** Runs the migrations that are still missing, alone among replicas. */
  migrate(): Promise<void>
  /** Loads content and the like: what replicas must not do at the same time. They take turns. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Calls back with each payload notified on the channel, from any replica; resolves to a function that stops. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** The whole database as one compressed file (PGlite) or a custom-format dump (PostgreSQL). */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly log: Logger
  /** Directory of the embedded database; undefined keeps it in memory, for tests. */
  readonly directory?: string | undefined
  readonly url?: string | undefined
  readonly pool?: number
  /** A dump to start an embedded database from, for tests and restore. */
  readonly load?: Blob | undefined
}

/** The database cannot be used; the message says why and what to do, in one line and without its password. */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError'
}

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname

/** Opens a database that answers. Throws DatabaseOpenError when none does. */
export async function openWorkingDatabase(options: DatabaseOptions): Promise<Database> {
  let database: Database | undefined
  try {
    database = await openDatabase(options)
    await database.db.execute('select 1')
    return database
  } catch (cause) {
    await database?.close().catch(() => {})
    throw new DatabaseOpenError(options.url ? unreachable(cause) : CANNOT_OPEN, { cause })
  }
}

const CANNOT_OPEN =
  'The embedded database in DATA_DIR/db cannot be opened. Restore a backup with `npm run restore -- <file>`, or move that folder away to begin anew.'

const unreachable = (cause: unknown) =>
  `DATABASE_URL leads to no database that answers (${codeOf(cause)}). Check its host, port, user, password and name, and that PostgreSQL runs.`

/** The deepest code that says what went wrong: ECONNREFUSED, 28P01 (password), 3D000 (no such database). */
function codeOf(error: unknown): string {
  let code = 'no answer'
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') code = cause.code
  return code
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.url, options.pool ?? 10, options.log)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(options)
}
