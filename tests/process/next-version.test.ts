// @module-tag postgres
/**
 * While servers are exchanged, those of this version work on the database of the next one: a migration that adds is run under a server that answers,
 * and a server of this version starts on what is there then. That migrations only add: tests/conformance/additive-migrations.test.ts.
 */
import { randomUUID } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGuest } from '#contract/auth'
import { answerRun, finishRun, getRun, startRun } from '#contract/challenges'
import { getStats, getUser } from '#contract/profile'
import { eventually } from '#tests/eventually'
import { answersFor, DEMO } from '#tests/play'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsFolder } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { runMigrations } from '../../server/db/postgres.ts'

/** Into tables that every call reads or writes. */
const ADDITIONS = [
  `create table "next_things" ("user_id" uuid not null references "users"("id") on delete cascade, "thing" text not null, primary key ("user_id", "thing"))`,
  ...['users', 'sessions', 'runs', 'answers', 'words', 'cards'].flatMap((table) => [
    `alter table "${table}" add column "next_note" text`,
    `alter table "${table}" add column "next_flag" boolean default false not null`,
  ]),
  `create index "next_runs_index" on "runs" using btree ("next_note")`,
]

let home: Home
let folder: string
const started: ChildProcess[] = []
beforeEach(async () => {
  home = await prepareHome()
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-next-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  rmSync(folder, { recursive: true })
  await home.remove()
})

const start = () => startServer(home, (child) => started.push(child))

/** Does to the database what the start of the next version's first server does. */
async function migrateToNextVersion(): Promise<void> {
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1)
  if (!last) throw new Error('no migrations')
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
  writeFileSync(join(folder, 'next.sql'), ADDITIONS.join(';--> statement-breakpoint\n'))
  const client = new pg.Client({ connectionString: home.variables['DATABASE_URL'] })
  await client.connect()
  await runMigrations(client, folder)
  await client.end()
}

async function play(server: ServerProcess, token: string): Promise<void> {
  const run = await server.call(startRun, { body: { ...DEMO, id: randomUUID() } }, token)
  for (const answer of answersFor(run))
    await server.call(answerRun, { params: { id: run.id }, body: { answers: [answer] } }, token)
  expect((await server.call(finishRun, { params: { id: run.id } }, token)).total).toBe(8)
  expect((await server.call(getRun, { params: { id: run.id } }, token)).answers).toHaveLength(8)
}

const guest = async (server: ServerProcess) => (await server.call(startGuest, { body: {} })).access_token

test('a server goes on, without a call that fails, while the next version migrates its database, and starts again on it', async () => {
  const server = await start()
  const tokens = await Promise.all(Array.from({ length: 4 }, () => guest(server)))
  // Every statement has been prepared on the old tables.
  await Promise.all(tokens.map((token) => play(server, token)))
  let isMigrated = false
  const playing = tokens.map(async (token) => {
    let games = 0
    for (; !isMigrated || games === 0; games += 1) await play(server, token)
    await play(server, token)
    return games
  })
  const migrating = migrateToNextVersion().finally(() => {
    isMigrated = true
  })
  const [games] = await Promise.all([Promise.all(playing), migrating])
  expect(games.every((count) => count > 0)).toBe(true)
  const [ann = ''] = tokens
  const before = await server.call(getUser, {}, ann)

  // Back to this version, or one more server of it.
  const again = await start()
  expect(await again.call(getUser, {}, ann)).toEqual(before)
  await play(again, ann)
  await play(again, await guest(again))
  expect((await again.call(getStats, {}, ann)).total_words).toBeGreaterThan(0)
  await play(server, ann)
}, 300_000)

test('a statement outside a transaction that has to give way to the migration is made again', async () => {
  const url = home.variables['DATABASE_URL'] ?? ''
  const database = await openDatabase({ url, log: pino({ level: 'silent' }) })
  const migration = new pg.Client({ connectionString: url })
  await migration.connect()
  try {
    await database.db.execute('create table "ours" ("n" int)')
    await database.db.execute('create table "theirs" ("n" int)')
    await migration.query('begin')
    await migration.query('lock table "theirs"')
    // One statement that writes into both tables, and waits for the second one.
    const writing = database.db
      .execute('do $$ begin insert into "ours" values (1); insert into "theirs" values (1); end $$')
      .execute()
    await eventually(async () => {
      const { rows } = await migration.query('select 1 from pg_locks where not granted')
      expect(rows).toHaveLength(1)
    })
    await migration.query('lock table "ours"')
    await migration.query('commit')
    await writing
    const { rows } = await migration.query(
      'select (select count(*)::int from "ours") "ours", (select count(*)::int from "theirs") "theirs"',
    )
    expect(rows).toEqual([{ ours: 1, theirs: 1 }])
  } finally {
    await migration.end()
    await database.close()
  }
})
