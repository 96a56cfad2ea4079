/** The database handle as one type, for PGlite and for PostgreSQL. */
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { QueryReport } from './slow-log.ts'
import type * as schema from './schema/index.ts'

type Tables = ExtractTablesWithRelations<typeof schema>
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, Tables>
/** The first argument of every store function: the database handle, or the transaction of the caller. */
export type Reader = Db | Tx

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  /** Runs the pending migrations; one replica at a time. */
  migrate(): Promise<void>
  /** Runs work that two replicas must not do at the same time, such as loading content. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Calls back with each payload notified on the channel, from any replica; resolves to a function that stops. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** The whole database as one compressed file (PGlite) or a custom-format dump (PostgreSQL). */
  dump(file: string): Promise<void>
  /** Connections of the pool; undefined where there is none. */
  readonly pool?: () => PoolSize
  close(): Promise<void>
}

export interface PoolSize {
  readonly total: number
  readonly idle: number
  /** Calls that wait for a connection. */
  readonly waiting: number
}

export interface DatabaseOptions {
  readonly log: Logger
  /** Directory of the embedded database; undefined keeps it in memory, for tests. */
  readonly directory?: string | undefined
  readonly url?: string | undefined
  /** Where LISTEN, migrations and session locks go when `url` is a pooler; `url` when left out. */
  readonly directUrl?: string | undefined
  readonly pool?: number
  /** Longest wait for one of its connections, instead of 800 ms: for tests, whose calls all come at once on a busy machine. */
  readonly connectionMs?: number
  /** Measures each query. */
  readonly observe?: QueryReport['observe']
  /** A dump to start an embedded database from, for tests and restore. */
  readonly load?: Blob | undefined
}

/** The database cannot be used; the message says why and what to do, in one line and without its password. */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError'
}

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname
