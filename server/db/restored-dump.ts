/** A dump of PostgreSQL in a new database beside the one that serves, for as long as somebody looks into it. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder, type Db } from './client.ts'
import { postgresTool } from './postgres-tools.ts'
import * as schema from './schema/index.ts'

/** Longest name that PostgreSQL keeps. */
const MOST_NAME = 63

/** Runs a work on the database of the address, on one connection without time limits. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // What breaks fails the query that is sent next.
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Restores `dump` into the database `<name><ending>` of the server at `url`, which is made anew, runs `work` there and removes it again, also one
 * that a killed process left. The role needs the right to make databases (CREATEDB).
 */
export async function withRestoredDump<T>(
  {
    url,
    dump,
    ending,
    stop,
  }: { readonly url: string; readonly dump: string; readonly ending: string; readonly stop?: AbortSignal },
  work: (db: Db, migrate: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const own = new URL(url)
  const name = `${decodeURIComponent(own.pathname.slice(1)).slice(0, MOST_NAME - ending.length)}${ending}`
  const database = pg.escapeIdentifier(name)
  own.pathname = `/${encodeURIComponent(name)}`
  const remove = () => connected(url, (client) => client.query(`drop database if exists ${database} with (force)`))
  await remove()
  try {
    await connected(url, (client) => client.query(`create database ${database} template template0`))
    await postgresTool(own.href, 'pg_restore', ['--no-owner', '--no-privileges', '--exit-on-error'], dump, stop)
    return await connected(own.href, (client) => {
      const db = drizzle(client, { schema, casing: 'snake_case' })
      return work(db, () => migrate(db, { migrationsFolder }))
    })
  } finally {
    await remove()
  }
}
