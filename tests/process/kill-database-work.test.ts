/** A process killed at twenty points of a migration, or of an import: the next one ends the work, and the data is what it would have been. */
import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDatabaseProxy, type DatabaseProxy } from '#tests/database-proxy'
import type { DatabaseWork } from '#tests/database-work-process'
import { insertFixtureWords } from '#tests/fixture-words'
import { kill } from '#tests/server-process'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgresCluster, type PostgresCluster } from '../../scripts/postgres-cluster.ts'
import { migrationsFolder } from '../../server/db/client.ts'
import { loadContent } from '../../server/db/load-content.ts'
import { openDatabase } from '../../server/db/open-database.ts'

const POINTS = 20
/** For a connection, on a machine that runs other checks beside. */
const PATIENCE_MS = 60_000
/** Migrations that a database of some versions ago does not have. */
const MISSING = 6
const program = fileURLToPath(new URL('../support/database-work-process.ts', import.meta.url))
const log = pino({ level: 'silent' })

let folder: string
let cluster: PostgresCluster
let proxy: DatabaseProxy
const children: ChildProcess[] = []

beforeAll(async () => {
  // Of the databases themselves nothing is asked that outlasts a power cut, and more than forty are made.
  cluster = await startPostgresCluster(['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'])
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-cut-'))
  proxy = await startDatabaseProxy(cluster.url())
}, 300_000)
afterAll(async () => {
  for (const child of children.splice(0)) await kill(child)
  await proxy.close()
  cluster.remove()
  rmSync(folder, { recursive: true })
}, 300_000)

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** A new database, empty or a copy of another. Answers its address. */
async function createDatabase(from?: string): Promise<string> {
  const name = `cut_${randomBytes(6).toString('hex')}`
  await query(cluster.url(), `create database ${name}${from ? ` template ${from} strategy file_copy` : ''}`)
  return cluster.url(cluster.primary.port, name)
}

async function startWorker(): Promise<ChildProcess> {
  const child = fork(program, { stdio: 'inherit' })
  children.push(child)
  await once(child, 'message')
  return child
}

/** Does the work on each database, up to a point of its own, and then kills the process that does it. The first database gets all of it. */
async function killAtEachPoint([whole, ...cut]: readonly string[], what: Omit<DatabaseWork, 'url'>): Promise<void> {
  const worker = await startWorker()
  const ends = new Map<unknown, () => void>()
  worker.on('message', (url) => ends.get(url)?.())
  /** Resolves when the work has come to its end. */
  const work = (database = '') => {
    const url = proxy.via(database)
    worker.send({ ...what, url } satisfies DatabaseWork)
    return new Promise<void>((resolve) => void ends.set(url, resolve))
  }
  void proxy.holdAt(0)
  await work(whole)
  const halves = 2 * proxy.messages()
  expect(halves).toBeGreaterThanOrEqual(POINTS)
  for (const [index, url] of cut.entries()) {
    const held = proxy.holdAt(Math.round(((index + 1) * halves) / cut.length))
    // The last point may lie behind the end of the work.
    await Promise.race([held, work(url)])
  }
  await kill(worker)
}

const copies = async (from: string): Promise<string[]> => {
  const urls: string[] = []
  for (let count = 0; count <= POINTS; count += 1) urls.push(await createDatabase(from))
  return urls
}

test('a migration that is killed at any of twenty points has happened as a whole or not at all, and the next start ends it', async () => {
  const older = join(folder, 'migrations')
  cpSync(migrationsFolder, older, { recursive: true })
  const file = join(older, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] }
  const all = journal.entries.length
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -MISSING) }))
  const old = await createDatabase()
  const pool = new pg.Pool({ connectionString: old })
  await migrate(drizzle(pool), { migrationsFolder: older })
  await pool.end()
  await query(old, `insert into users (username, role, invite_code) values ('ann', 'user', 'ann')`)

  const urls = await copies(nameOf(old))
  await killAtEachPoint(urls, {})
  const schemaOf = (url: string) =>
    query(
      url,
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
    )
  const countOf = async (url: string) =>
    (await query(url, 'select count(*)::int as count from drizzle.__drizzle_migrations'))[0]?.['count']
  const [whole = '', ...cut] = urls
  const [expected, before] = [await schemaOf(whole), await schemaOf(old)]
  for (const url of cut) {
    const count = await countOf(url)
    expect([all - MISSING, all]).toContain(count)
    expect(await schemaOf(url)).toEqual(count === all ? expected : before)
    const database = await openDatabase({ url, log, connectionMs: PATIENCE_MS })
    await database.migrate()
    await database.close()
    expect(await countOf(url)).toBe(all)
    expect(await schemaOf(url)).toEqual(expected)
    expect(await query(url, 'select username from users')).toEqual([{ username: 'ann' }])
  }
}, 300_000)

const word = (headword: string) => ({
  type: 'rows',
  table: 'words',
  rows: [
    { headword, ipaUk: null, ipaUs: null, arpabet: null, tags: [], frequency: 7, meaningZh: '新', meaningEn: 'new' },
  ],
})

test('an import that is killed at any of twenty points leaves a dictionary that serves, and the next one ends with the same words', async () => {
  const lines = [
    { type: 'begin', version: 'b'.repeat(64), total: 6 },
    ...['dog', 'zebu', 'yak', 'gnu', 'emu', 'owl'].map(word),
    { type: 'end' },
  ]
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const printer = join(folder, 'rows.mjs')
  writeFileSync(printer, `process.stdout.on('error', () => {}).write(${JSON.stringify(text)})`)
  const template = await createDatabase()
  const first = await openDatabase({ url: template, log, connectionMs: PATIENCE_MS })
  await first.migrate()
  await insertFixtureWords(first.db)
  await first.close()
  const urls = await copies(nameOf(template))
  await killAtEachPoint(urls, { program: printer })

  const wordsOf = (url: string) => query(url, 'select headword, meaning_zh, hidden from words order by headword')
  const versionOf = async (url: string) => (await query(url, 'select value from content_state'))[0]?.['value']
  const [whole = '', ...cut] = urls
  const expected = await wordsOf(whole)
  const before = await query(template, 'select headword from words')
  let old = 0
  for (const url of cut) {
    const now = await wordsOf(url)
    // Every word that served still does, until all the new ones are there.
    const isOld = (await versionOf(url)) !== 'b'.repeat(64)
    if (isOld) old += 1
    expect(now.length).toBeGreaterThanOrEqual(before.length)
    if (!isOld) expect(now).toEqual(expected)
    const database = await openDatabase({ url, log, connectionMs: PATIENCE_MS })
    await loadContent(database.db, () => undefined, printer)
    await database.close()
    expect(await wordsOf(url)).toEqual(expected)
    expect(await versionOf(url)).toBe('b'.repeat(64))
  }
  expect(old).toBeGreaterThanOrEqual(18)
}, 300_000)
