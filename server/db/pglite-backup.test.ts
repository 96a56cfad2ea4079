import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backUpOnline, type OnlineBackup } from './pglite-backup.ts'

const ACCOUNTS = 2_000
const BALANCE = 100

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-online-'))
const directory = join(folder, 'db')
let database: PGlite
let file: string
let entries = 0
let backups = 0
beforeAll(async () => {
  database = await PGlite.create(directory)
  await database.exec(`
    create table accounts (id int primary key, balance int not null);
    create table entries (id int primary key, note text not null);
    create index entries_note on entries (note);
    insert into accounts select id, ${BALANCE} from generate_series(1, ${ACCOUNTS}) id`)
}, 180_000)
beforeEach(() => {
  file = join(folder, `${(backups += 1)}.tar.gz`)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const backUp = (given: Partial<OnlineBackup> = {}) => backUpOnline(database, { directory, file, ...given })

/** Moves an amount between two accounts and notes it, all or nothing; the notes are numbered without gaps. */
async function transfer(): Promise<void> {
  const id = entries + 1
  await database.transaction(async (tx) => {
    const move = 'update accounts set balance = balance + $1 where id = $2'
    await tx.query(move, [-1, 1 + (id % ACCOUNTS)])
    await tx.query(move, [1, 1 + ((id * 7 + 1) % ACCOUNTS)])
    await tx.query('insert into entries values ($1, $2)', [id, `transfer ${id} ${'x'.repeat(200)}`])
  })
  entries = id
  // PGlite settles without leaving the thread, so that a loop of calls alone would let nothing else happen.
  await setImmediate()
}

async function restored<T>(look: (copy: PGlite) => Promise<T>): Promise<T> {
  const copy = await PGlite.create({ loadDataDir: await openAsBlob(file) })
  return look(copy).finally(() => copy.close())
}

/** What must hold in any state that the database was ever in. */
const summary = async (copy: PGlite) => {
  await copy.exec('create extension if not exists plpgsql; set enable_seqscan = off')
  const { rows } = await copy.query<{ sum: number; count: number; last: number; indexed: number }>(`
    select (select sum(balance)::int from accounts) as sum, count(*)::int as count, max(id) as last,
      (select count(*)::int from entries where note >= 't') as indexed from entries`)
  return rows[0]
}

test('calls are answered while the copy is made, and the copy is of one moment', async () => {
  for (let count = 0; count < 50; count += 1) await transfer()
  const before = entries
  let isDone = false
  const work = backUp().finally(() => (isDone = true))
  while (!isDone) await transfer()
  await work
  expect(entries).toBeGreaterThan(before)
  const { last = 0, ...rest } = (await restored(summary)) ?? {}
  expect(rest).toEqual({ sum: ACCOUNTS * BALANCE, count: last, indexed: last })
  expect(last).toBeGreaterThanOrEqual(before)
  expect(last).toBeLessThanOrEqual(entries)
}, 180_000)

test('reads and writes never wait for the copy: they go on while it stands still', async () => {
  const spawned = Promise.withResolvers<ChildProcess>()
  const work = backUp({ onSpawn: spawned.resolve })
  const child = await spawned.promise
  child.kill('SIGSTOP')
  const before = entries
  for (let count = 0; count < 100; count += 1) await transfer()
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from entries')
  expect(rows).toEqual([{ count: before + 100 }])
  expect(existsSync(file)).toBe(false)
  child.kill('SIGCONT')
  await work
  // The copy was not finished when they were committed, so it has them.
  expect(await restored(summary)).toMatchObject({ sum: ACCOUNTS * BALANCE, count: before + 100 })
}, 180_000)

test('a backup that is broken off leaves nothing behind, and the next one succeeds', async () => {
  const ending = new AbortController()
  await expect(backUp({ signal: ending.signal, onSpawn: () => ending.abort() })).rejects.toThrow('The server stopped')
  await expect(backUp({ onSpawn: (child) => child.kill('SIGKILL') })).rejects.toThrow('it ended with')
  expect(readdirSync(folder).filter((name) => name.startsWith(`${backups}.`))).toEqual([])
  await backUp()
  expect(await restored(summary)).toMatchObject({ sum: ACCOUNTS * BALANCE, count: entries })
}, 180_000)

test('a copy that cannot be written says why', async () => {
  await expect(backUp({ file: join(folder, 'missing', 'deep', '\0') })).rejects.toThrow('null bytes')
  await transfer()
  await expect(backUp({ file: directory })).rejects.toThrow('EISDIR')
}, 180_000)
