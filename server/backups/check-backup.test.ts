// @module-tag postgres
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAdminOverview } from '#contract/admin-overview'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { startFakeS3, type FakeS3 } from '#tests/fake-s3'
import { learn } from '#tests/learning'
import { onPostgres } from '#tests/test-database'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { claimBackupCheck } from '../db/backup-checks.store.ts'
import { users } from '../db/schema/accounts.ts'
import { metricCounts } from '../db/schema/metrics.ts'
import { checkNewestBackup, createBackupChecks } from './check-backup.ts'
import { inspectCopy } from './inspect-copy.store.ts'
import { fetchBackup, makeBackup } from './make-backup.ts'

const PASSPHRASE = 'the passphrase of the operator'

let app: TestApp
let bucket: FakeS3
let address: Record<string, string> = {}
const stop = new AbortController().signal
beforeAll(async () => {
  app = await createTestApp()
  bucket = await startFakeS3()
  const source = inject('testDatabase')
  if (source.kind === 'pglite') return
  const { rows } = (await app.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[]
  }
  const own = new URL(source.url)
  own.pathname = `/${rows[0]?.name}`
  address = { DATABASE_URL: own.href }
})
afterAll(async () => {
  await bucket.close()
  await app.close()
})
beforeEach(() => app.db.delete(metricCounts))
afterEach(() => rmSync(join(app.deps.env.dataDir, 'backups'), { recursive: true, force: true }))

const withSettings = (variables: Record<string, string> = {}) =>
  app.restarted({ variables: { ...address, BACKUP_PASSPHRASE: PASSPHRASE, ...variables } })
const withBucket = (variables: Record<string, string> = {}) =>
  withSettings({ ...bucket.variables, BACKUP_S3_BUCKET: 'voices', ...variables })
const backUp = (on: TestApp) => makeBackup(on.database, on.deps.env, on.now())
const shown = async () => (await app.call(getAdminOverview, {}, (await app.admin()).token)).backup_check

test('the newest backup of the bucket is restored into a new database, and the start page says so, once a week', async () => {
  const on = await withBucket()
  const learner = await app.user()
  await learn(app, learner.id)
  expect(await shown()).toBeNull()
  const [madeAt, learners] = [app.now().toISOString(), await app.db.$count(users)]
  const file = await backUp(on)
  // The copy in the bucket is what is tried: nothing is left here.
  rmSync(join(on.deps.env.dataDir, 'backups'), { recursive: true })
  app.advance(2 * HOUR)
  await checkNewestBackup(on.deps, stop)
  const check = { at: app.now().toISOString(), outcome: 'passed', backup_at: madeAt, learners, answers: 4 }
  expect(await shown()).toEqual(check)
  expect(readdirSync(join(on.deps.env.dataDir, 'backups'))).toEqual([])
  const asked = bucket.answers.length
  app.advance(7 * DAY - MINUTE)
  await checkNewestBackup(on.deps, stop)
  expect(bucket.answers).toHaveLength(asked)
  expect(await shown()).toEqual(check)

  await fetchBackup(on.deps.env)
  expect(existsSync(file)).toBe(true)
  await expect(fetchBackup(on.deps.env, 'another')).rejects.toThrow('The bucket has no such backup. It has: 2026-03-04')
}, 180_000)

test('a passphrase that is another one is found, and tried again after a day', async () => {
  const on = await withBucket()
  await backUp(on)
  const wrong = await withBucket({ BACKUP_PASSPHRASE: 'another passphrase of somebody' })
  await expect(checkNewestBackup(wrong.deps, stop)).rejects.toThrow('cannot be opened')
  expect(await shown()).toEqual({
    at: app.now().toISOString(),
    outcome: 'unreadable',
    backup_at: null,
    learners: null,
    answers: null,
  })
  app.advance(DAY - MINUTE)
  await checkNewestBackup(wrong.deps, stop)
  app.advance(MINUTE)
  await expect(checkNewestBackup(wrong.deps, stop)).rejects.toThrow('cannot be opened')
})

test('a bucket that refuses is found, and a backup is here all the same', async () => {
  const on = await withBucket({ BACKUP_S3_SECRET_ACCESS_KEY: 'another' })
  await expect(backUp(on)).rejects.toThrow(/^The backup is at .*, but not in the bucket: The bucket answered 403/)
  expect(readdirSync(join(on.deps.env.dataDir, 'backups')).length).toBeGreaterThan(0)
  await expect(checkNewestBackup(on.deps, stop)).rejects.toThrow('The bucket answered 403')
  expect(await shown()).toMatchObject({ outcome: 'bucket' })
})

test('without a bucket the newest one of this machine is tried; a broken one is found', async () => {
  const on = await withSettings()
  await checkNewestBackup(on.deps, stop)
  expect(await shown()).toBeNull()
  await backUp(on)
  app.advance(HOUR)
  const madeAt = app.now().toISOString()
  const name = `${madeAt.replace(/[:.]/g, '-')}.${onPostgres() ? 'dump' : 'tar.gz'}`
  writeFileSync(join(on.deps.env.dataDir, 'backups', name), 'no backup')
  await expect(checkNewestBackup(on.deps, stop)).rejects.toThrow(
    onPostgres() ? 'pg_restore failed' : 'The archive is broken.',
  )
  expect(await shown()).toMatchObject({
    outcome: onPostgres() ? 'not_restored' : 'unreadable',
    backup_at: madeAt,
  })
})

test('a copy without a dictionary is not whole', async () => {
  const inspect = () => inspectCopy(app.db, () => Promise.resolve())
  await app.db.execute(sql`alter table words rename to words_away`)
  await app.db.execute(sql`create table words (like words_away)`)
  try {
    await expect(inspect()).rejects.toMatchObject({ outcome: 'incomplete', message: 'The backup has no dictionary.' })
  } finally {
    await app.db.execute(sql`drop table words`)
    await app.db.execute(sql`alter table words_away rename to words`)
  }
  expect(await inspect()).toMatchObject({ learners: await app.db.$count(users) })
})

test('of servers that ask at once one makes the check', async () => {
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimBackupCheck(app.db, app.now())))
  expect(claims.filter(Boolean)).toHaveLength(1)
  // It was killed meanwhile: another one makes it.
  app.advance(6 * HOUR)
  expect(await claimBackupCheck(app.db, app.now())).toBe(true)
})

test('a server that has just started makes no check', async () => {
  const on = await withBucket({ BACKUP_S3_SECRET_ACCESS_KEY: 'another' })
  const work = createBackupChecks(on.deps)
  app.advance(HOUR - MINUTE)
  await work(stop)
  expect(await shown()).toBeNull()
  app.advance(MINUTE)
  await expect(work(stop)).rejects.toThrow('The bucket answered 403')
})
