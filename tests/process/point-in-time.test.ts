/** A database as it was at a moment: from a base backup and the WAL files that were archived since, as docs/operating.md describes it. */
import { readdirSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { createPeople } from '#tests/people'
import { eventually } from '#tests/eventually'
import { eq, sql, type SQL } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeServiceFolder, startPostgresCluster, type PostgresCluster } from '../../scripts/postgres-cluster.ts'
import type { Database } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { users } from '../../server/db/schema/accounts.ts'
import { notes } from '../../server/db/schema/notes.ts'

/** For what other programs do on a busy machine. */
const PATIENCE_MS = 120_000

const log = pino({ level: 'silent' })
let archive: string
let cluster: PostgresCluster
const opened: Database[] = []
beforeEach(async () => {
  archive = makeServiceFolder('archive')
  cluster = await startPostgresCluster([
    'wal_level=replica',
    'archive_mode=on',
    `archive_command='test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ])
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  cluster.remove()
  rmSync(archive, { recursive: true, force: true })
})

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ log, url, connectionMs: 20_000 })
  opened.push(database)
  return database
}

async function valueOf(db: Database['db'], query: SQL): Promise<unknown> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { value: unknown }[] }
  return rows[0]?.value
}
/** Of the database, in milliseconds since 1970. */
const timeOf = async (db: Database['db']) =>
  Number(await valueOf(db, sql`select extract(epoch from clock_timestamp()) * 1000 as value`))

test('what was there before a mistake is there again, and what came after it is not', async () => {
  const { db, migrate } = await open(cluster.url())
  await migrate()
  const ann = await createPeople(db, () => new Date()).user()
  const copy = cluster.copyBase()

  // After the copy: it is in the archive alone.
  const keep = randomUUID()
  const at = new Date()
  await db
    .insert(notes)
    .values({ id: keep, userId: ann.id, titleZh: '森林', titleEn: 'Forest', createdAt: at, updatedAt: at })
  // A whole millisecond after the note and before the mistake.
  const moment = new Date(Math.ceil(await timeOf(db)) + 1)
  await eventually(async () => expect(await timeOf(db)).toBeGreaterThan(moment.getTime() + 1))
  await db.delete(users).where(eq(users.id, ann.id))
  const last = String(await valueOf(db, sql`select pg_walfile_name(pg_current_wal_lsn()) as value`))
  await db.execute(sql`select pg_switch_wal()`)
  await eventually(() => expect(readdirSync(archive)).toContain(last), PATIENCE_MS)
  // The machine of the database is gone with its disk.
  for (const database of opened.splice(0)) await database.close()
  cluster.primary.stop()

  const restored = await cluster.restoreTo(copy, archive, moment)
  const again = await open(cluster.url(restored.port))
  // It reads the archive first, and begins to write when it has reached the moment.
  await eventually(
    async () => expect(await valueOf(again.db, sql`select pg_is_in_recovery() as value`)).toBe(false),
    PATIENCE_MS,
  )
  await again.migrate()
  expect(await again.db.select({ id: users.id }).from(users).where(eq(users.id, ann.id))).toHaveLength(1)
  expect(await again.db.select({ id: notes.id }).from(notes)).toEqual([{ id: keep }])
  // It serves: what is written now stays.
  await again.db.update(notes).set({ titleEn: 'Woods' }).where(eq(notes.id, keep))
}, 300_000)
