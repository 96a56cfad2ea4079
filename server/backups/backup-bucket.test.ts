import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeS3, type FakeS3 } from '#tests/fake-s3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEPT } from '../db/backup.ts'
import { readEnv } from '../env.ts'
import type { Files } from '../providers/files/index.ts'
import { createS3Files } from '../providers/files/s3.ts'
import { createBackupBucket, openBackupBucket } from './backup-bucket.ts'
import { SealError } from './sealed-parts.ts'

const PASSPHRASE = 'the passphrase of the operator'
const PART_BYTES = 1_000
const NAME = '2026-03-04T04-00-00-000Z.tar.gz'

let bucket: FakeS3
let files: Files
let folder: string
beforeEach(async () => {
  bucket = await startFakeS3()
  const { s3 } = readEnv({ APP_SECRET: 'x'.repeat(32), ...bucket.variables })
  if (!s3) throw new Error('there is no bucket')
  files = createS3Files(s3)
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-bucket-'))
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const open = (passphrase = PASSPHRASE) => openBackupBucket(files, passphrase, PART_BYTES)
const planted = 'planted text of a learner '

/** A backup with a picture and a secret, of so many bytes. */
function writeBackup(name = NAME, bytes = 4_321): string {
  const path = join(folder, name)
  writeFileSync(path, planted.repeat(Math.ceil(bytes / planted.length)).slice(0, bytes))
  mkdirSync(join(`${path}.files`, 'pictures'), { recursive: true })
  writeFileSync(join(`${path}.files`, 'pictures/a.webp'), planted)
  writeFileSync(join(`${path}.files`, 'pictures/empty.webp'), '')
  writeFileSync(`${path}.secret`, 'a generated secret')
  return path
}

const named = (part: string) => [...bucket.objects.keys()].filter((name) => name.includes(part))
const only = async () => {
  const [backup] = await open().list()
  if (!backup) throw new Error('no backup in the bucket')
  return backup
}

test('a backup goes there in encrypted parts and comes back as it was', async () => {
  const path = writeBackup()
  await open().store(path)
  const stored = await only()
  expect(stored).toEqual({ file: NAME, parts: 5 })
  expect(named('.part')).toHaveLength(5)
  for (const bytes of bucket.objects.values()) expect(bytes.includes('planted')).toBe(false)
  const back = join(folder, 'back')
  await open().fetch(stored, back)
  expect(readdirSync(back, { recursive: true }).map(String).sort()).toEqual([
    NAME,
    `${NAME}.files`,
    `${NAME}.files/pictures`,
    `${NAME}.files/pictures/a.webp`,
    `${NAME}.files/pictures/empty.webp`,
    `${NAME}.secret`,
  ])
  for (const name of [NAME, `${NAME}.files/pictures/a.webp`, `${NAME}.files/pictures/empty.webp`, `${NAME}.secret`])
    expect(readFileSync(join(back, name)).equals(readFileSync(join(folder, name))), name).toBe(true)
})

test('a backup whose length is that of whole parts has no part too many', async () => {
  const path = join(folder, NAME)
  const head = 4 + JSON.stringify({ path: NAME, bytes: 1_940 }).length
  writeFileSync(path, 'x'.repeat(2 * PART_BYTES - head))
  await open().store(path)
  const stored = await only()
  expect(stored.parts).toBe(2)
  await open().fetch(stored, join(folder, 'back'))
  expect(readFileSync(join(folder, 'back', NAME)).equals(readFileSync(path))).toBe(true)
})

const partName = (index: number) => `backups/${NAME.replace('.tar.gz', '')}-0000${index}.part`
const swap = async (one: number, other: number) => {
  const [first, second] = [await files.read(partName(one)), await files.read(partName(other))]
  if (!first || !second) throw new Error('no parts')
  await files.save(partName(one), second)
  await files.save(partName(other), first)
}
const change = async () => {
  const bytes = await files.read(partName(2))
  if (!bytes) throw new Error('no part')
  bytes[500] = (bytes[500] ?? 0) ^ 1
  await files.save(partName(2), bytes)
}
const shorten = () =>
  files.save('backups/index.json', Buffer.from(JSON.stringify({ backups: [{ file: NAME, parts: 3 }] })))

test.each([
  ['another passphrase', async () => {}, 'another passphrase of somebody'],
  ['parts in another order', () => swap(1, 2), PASSPHRASE],
  ['a part that was changed', change, PASSPHRASE],
  ['a list that names fewer parts', shorten, PASSPHRASE],
  ['a part that is gone', () => files.remove(partName(3)), PASSPHRASE],
])('with %s it cannot be opened, and nothing of it is left here', async (_what, spoil, passphrase) => {
  await open().store(writeBackup())
  await spoil()
  const back = join(folder, 'back')
  await expect(open(passphrase).fetch(await only(), back)).rejects.toThrow(SealError)
  expect(readdirSync(folder)).not.toContain('back')
})

test('the ten latest are kept', async () => {
  const nameOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}T04-00-00-000Z.dump`
  const days = Array.from({ length: KEPT }, (_, index) => index + 1)
  for (const day of days)
    await files.save(`backups/${nameOf(day).replace('.dump', '')}-00000.part`, Buffer.from('sealed'))
  const before = { backups: days.map((day) => ({ file: nameOf(day), parts: 1 })) }
  await files.save('backups/index.json', Buffer.from(JSON.stringify(before)))
  writeFileSync(join(folder, nameOf(KEPT + 1)), 'x')
  await open().store(join(folder, nameOf(KEPT + 1)))
  const kept = (await open().list()).map(({ file }) => file)
  expect(kept).toEqual(days.map((day) => nameOf(KEPT + 2 - day)))
  expect(named('.part')).toHaveLength(KEPT)
  expect(named('2026-03-01')).toEqual([])
})

test('one that breaks off is not listed and leaves no part', async () => {
  await open().store(writeBackup())
  let left = 3
  const breaking: Files = {
    ...files,
    save: (name, bytes) => ((left -= 1) < 0 ? Promise.reject(new Error('cut off')) : files.save(name, bytes)),
  }
  const path = writeBackup('2026-03-05T04-00-00-000Z.tar.gz')
  await expect(openBackupBucket(breaking, PASSPHRASE, PART_BYTES).store(path)).rejects.toThrow('cut off')
  expect((await open().list()).map(({ file }) => file)).toEqual([NAME])
  expect(named('2026-03-05')).toEqual([])
})

test('the settings: each is that of recordings when left out, and nothing goes there without a passphrase', () => {
  const env = (variables: Record<string, string>) => readEnv({ APP_SECRET: 'x'.repeat(32), ...variables })
  const own = { BACKUP_S3_BUCKET: 'safe', BACKUP_PASSPHRASE: PASSPHRASE }
  expect(env({}).backupBucket).toBeNull()
  expect(createBackupBucket(env({}))).toBeNull()
  expect(env({ ...bucket.variables, ...own }).backupBucket).toMatchObject({ bucket: 'safe', region: 'eu-test-1' })
  const elsewhere = {
    BACKUP_S3_ENDPOINT: 'https://s3.example',
    BACKUP_S3_ACCESS_KEY_ID: 'a',
    BACKUP_S3_SECRET_ACCESS_KEY: 'b',
  }
  expect(env({ ...own, ...elsewhere })).toMatchObject({
    s3: null,
    backupBucket: { endpoint: 'https://s3.example', accessKeyId: 'a', region: 'us-east-1', isPathStyle: true },
  })
  expect(() => env({ ...bucket.variables, BACKUP_S3_BUCKET: 'safe' })).toThrow(
    'BACKUP_S3_BUCKET needs BACKUP_PASSPHRASE',
  )
  expect(() => env(own)).toThrow('BACKUP_S3_BUCKET needs an endpoint and both keys')
  expect(() => env({ BACKUP_S3_REGION: 'eu-1' })).toThrow('BACKUP_S3_REGION need BACKUP_S3_BUCKET')
})
