/** A database for one test file, copied from what api-setup.ts made. */
import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Database } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import type {} from './api-setup.ts'

const log = pino({ level: 'silent' })

/** True when this run uses a real PostgreSQL, where calls in parallel truly race. */
export const onPostgres = (): boolean => inject('testDatabase').kind === 'postgres'

/** Opens a fresh copy; closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const source = inject('testDatabase')
  if (source.kind === 'pglite')
    return openDatabase({ log, load: await openAsBlob(source.dump, { type: 'application/x-tar' }) })
  const name = `wordgrove_test_${randomBytes(6).toString('hex')}`
  await administer(source.url, `create database ${name} template ${source.template}`)
  const own = new URL(source.url)
  own.pathname = `/${name}`
  const database = await openDatabase({ log, url: own.href, connectionMs: 20_000 })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(source.url, `drop database ${name} with (force)`)
    },
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
