/** Statements that fill the measured database, whichever it is. */
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { openDatabase } from '../../server/db/open-database.ts'
import { connected } from './leaderboard.ts'

export type DatabasePlace = { readonly url: string } | { readonly directory: string }

export type Run = (statement: string) => Promise<unknown>

/** Calls back with what runs a statement on the one connection: temporary tables are its own. The embedded database is filled before its server starts. */
export async function onDatabase<T>(database: DatabasePlace, work: (run: Run) => Promise<T>): Promise<T> {
  // The product's own connections end a statement after five seconds.
  if ('url' in database) return connected(database.url, (client) => work((statement) => client.query(statement)))
  const opened = await openDatabase({ ...database, log: pino({ level: 'silent' }) })
  try {
    return await work((statement) => opened.db.execute(sql.raw(statement)))
  } finally {
    await opened.close()
  }
}
