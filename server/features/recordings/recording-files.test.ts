// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteAccount, exportData } from '#contract/privacy'
import { deleteRecording, getRecordingAudio, listRecordings, saveRecording } from '#contract/recordings'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import { startFakeS3 } from '#tests/fake-s3'
import { withFullDisk } from '#tests/full-disk'
import type { Person } from '#tests/people'
import { wavBytes, wavFile } from '#tests/recordings'
import { readExport } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { recordings, removedFiles } from '../../db/schema/recordings.ts'
import { sweep } from '../../jobs/retention.ts'
import { removeFiles } from './remove-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const query = { word: 'apple' }
const save = ({ token }: Person, id: string = randomUUID(), on = app) =>
  on.call(saveRecording, { query: { ...query, id }, file: wavFile() }, token)
const kept = async ({ token }: Person) => (await app.call(listRecordings, {}, token)).kept
const hear = ({ token }: Person, id: string, on = app) =>
  on.request(addressOf(getRecordingAudio, { params: { id } }), { token })
const folder = () => join(app.deps.env.dataDir, 'files/recordings')
const files = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const drafts = () => join(app.deps.env.dataDir, 'files/drafts')
const prove = ({ id }: Person) => app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, id))

test('a deleted recording is erased with its file, once it cannot be taken back', async () => {
  const ann = await app.user()
  const [{ id }] = [await save(ann), await save(ann)]
  const before = files().length
  await app.call(deleteRecording, { params: { id } }, ann.token)
  app.advance(20 * MINUTE)
  await sweep(app.deps)
  expect(files()).toHaveLength(before)
  app.advance(1)
  await sweep(app.deps)
  expect(files()).toHaveLength(before - 1)
  expect(await app.db.$count(recordings, eq(recordings.userId, ann.id))).toBe(1)
  expect(await app.db.$count(removedFiles)).toBe(0)
  expect(await save(ann, id)).toMatchObject({ id })
})

test('recordings and their files go with their learner, and the export names each until then', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  await save(ben)
  const before = files().length
  const { id } = await save(ann)
  await save(ann)
  await prove(ann)
  const exported = await readExport<{ recordings: Record<string, unknown>[] }>(
    await app.request(exportData.path, { token: ann.token }),
  )
  expect(exported.recordings).toHaveLength(2)
  expect(exported.recordings).toContainEqual({
    id,
    user_id: ann.id,
    kind: 'word',
    text: 'apple',
    sentence_id: null,
    state: 'not_scored',
    score: null,
    reason: 'no_scorer',
    ms: 500,
    bytes: 16_044,
    created_at: app.now().toISOString(),
    saved_at: app.now().toISOString(),
    deleted_at: null,
    expires_at: null,
    sound: expect.stringMatching(/^recordings\/2026-03-04 apple( \(2\))?\.wav$/),
  })
  await app.call(deleteAccount, {}, ann.token)
  expect(files()).toHaveLength(before + 2)
  app.advance(14 * DAY)
  await sweep(app.deps)
  expect(files()).toHaveLength(before)
  expect(await app.db.$count(recordings, eq(recordings.userId, ann.id))).toBe(0)
  expect(await app.db.$count(recordings, eq(recordings.userId, ben.id))).toBe(1)
})

test.each(['ENOSPC', 'EDQUOT'] as const)(
  'a disk that takes no more (%s) is said, and nothing is left',
  async (code) => {
    const ann = await app.user()
    const before = files()
    const id = randomUUID()
    const refusal = await withFullDisk(code, () =>
      app.refused(saveRecording, { query: { ...query, id }, file: wavFile() }, ann.token),
    )
    expect(refusal).toMatchObject({ status: 503, code: 'storage_full' })
    expect(files()).toEqual(before)
    expect(readdirSync(drafts())).toEqual([])
    expect(await kept(ann)).toBe(0)
    expect(await save(ann, id)).toMatchObject({ id })
  },
)

test('half a file that a kill left goes after an hour, and one that is being written stays', async () => {
  await save(await app.user())
  const [old, fresh] = ['old.part', 'fresh.part']
  for (const [name, minutes] of [
    [old, 61],
    [fresh, 59],
  ] as const) {
    writeFileSync(join(drafts(), name), 'half a')
    const at = new Date(app.now().getTime() - minutes * MINUTE)
    utimesSync(join(drafts(), name), at, at)
  }
  await sweep(app.deps)
  expect(readdirSync(drafts())).toEqual([fresh])
  rmSync(join(drafts(), fresh))
})

test('a file that cannot be removed stops no other, however many there are', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  const [row] = await app.db.select().from(recordings).where(eq(recordings.id, id))
  const name = row?.file ?? ''
  await app.db.delete(recordings).where(eq(recordings.id, id))
  // As many as are removed at once, and they come first.
  const names = Array.from({ length: 500 }, (_, index) => ({ name: `no file ${index}` }))
  await app.db.insert(removedFiles).values([...names, { name }])
  await expect(removeFiles(app.deps)).rejects.toThrow('Some files of recordings were not removed.')
  expect(existsSync(join(folder(), '..', name))).toBe(true)
  app.advance(MINUTE)
  await expect(removeFiles(app.deps)).rejects.toThrow('Some files of recordings were not removed.')
  expect(existsSync(join(folder(), '..', name))).toBe(false)
  expect(await app.db.$count(removedFiles)).toBe(500)
  await app.db.delete(removedFiles)
})

test('a recording is on the disk, bytes and name, before it is acknowledged', async () => {
  const ann = await app.user()
  await save(ann)
  const handle = await open(folder())
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const before = files().length
  const counts: number[] = []
  const { sync } = prototype
  const syncing = vi.spyOn(prototype, 'sync').mockImplementation(function (this: typeof handle) {
    counts.push(files().length - before)
    return sync.call(this)
  })
  try {
    await save(ann)
  } finally {
    syncing.mockRestore()
  }
  // First the bytes, without the name; then the folder that has the name.
  expect(counts).toEqual([0, 1])
})

/** A row as a process leaves it that was killed before its file was whole. */
const leaveSaving = async ({ id: userId }: Person, id: string) => {
  const file = `recordings/${randomUUID()}.wav`
  const sound = { kind: 'word', text: 'apple', ms: 500, bytes: 16_044 }
  // Said long before: what is not whole yet goes by when the server got it.
  const createdAt = new Date(app.now().getTime() - 20 * DAY)
  await app.db.insert(recordings).values({ id, userId, file, ...sound, createdAt, savedAt: app.now() })
}

test('an upload that a kill cut off is not shown, goes on when it is sent again, and else is erased', async () => {
  const ann = await app.user()
  const [again, never] = [randomUUID(), randomUUID()]
  for (const id of [again, never]) await leaveSaving(ann, id)
  expect((await app.call(listRecordings, {}, ann.token)).items).toEqual([])
  expect((await hear(ann, again)).status).toBe(404)
  app.advance(15 * MINUTE)
  expect(await save(ann, again)).toMatchObject({ id: again, state: 'not_scored' })
  expect((await hear(ann, again)).status).toBe(200)
  app.advance(6 * MINUTE)
  await sweep(app.deps)
  expect((await app.call(listRecordings, {}, ann.token)).items.map(({ id }) => id)).toEqual([again])
  expect(await kept(ann)).toBe(1)
})

test('in a bucket they are kept, heard and removed as in a folder; one that is down says so, and nothing is lost', async () => {
  const bucket = await startFakeS3()
  try {
    const here = await app.restarted({ variables: bucket.variables })
    const ann = await app.user()
    const before = files()
    const { id } = await save(ann, undefined, here)
    expect(files()).toEqual(before)
    expect([...bucket.objects.values()].map((bytes) => new Uint8Array(bytes))).toEqual([wavBytes()])
    expect(new Uint8Array(await (await hear(ann, id, here)).arrayBuffer())).toEqual(wavBytes())
    const part = await here.request(addressOf(getRecordingAudio, { params: { id } }), {
      token: ann.token,
      headers: { Range: 'bytes=44-45' },
    })
    expect(part.status).toBe(206)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(wavBytes().slice(44, 46))
    // Only parts are read.
    expect(bucket.answers.filter((status) => status === 206)).toHaveLength(2)
    bucket.feel('down')
    const again = randomUUID()
    const upload = { query: { ...query, id: again }, file: wavFile() }
    expect(await here.refused(saveRecording, upload, ann.token)).toMatchObject({ status: 503, code: 'busy' })
    expect((await hear(ann, id, here)).status).toBe(503)
    expect(here.logs.some(({ msg }) => msg === 'the bucket of recordings is not available')).toBe(true)
    await app.call(deleteRecording, { params: { id } }, ann.token)
    app.advance(21 * MINUTE)
    await expect(sweep(here.deps)).rejects.toThrow('removeFiles')
    bucket.feel('ok')
    expect(await save(ann, again, here)).toMatchObject({ id: again })
    await sweep(here.deps)
    expect(bucket.objects.size).toBe(1)
    expect(await app.db.$count(removedFiles)).toBe(0)
  } finally {
    await bucket.close()
  }
})
