// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deleteAccount, exportData } from '#contract/privacy'
import { deleteRecording, getRecordingAudio, listRecordings, saveRecording } from '#contract/recordings'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import { startFakeS3 } from '#tests/fake-s3'
import { withFullDisk } from '#tests/full-disk'
import type { Person } from '#tests/people'
import { wavBytes, wavFile } from '#tests/recordings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { recordings, removedFiles } from '../../db/schema/recordings.ts'
import { sweep } from '../../jobs/retention.ts'

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
  const text = await (await app.request(exportData.path, { token: ann.token })).text()
  const exported = JSON.parse(text) as { recordings: Record<string, unknown>[] }
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
    deleted_at: null,
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
    expect(await kept(ann)).toBe(0)
    expect(await save(ann, id)).toMatchObject({ id })
  },
)

test('half a file that a kill left goes after an hour, and one that is being written stays', async () => {
  await save(await app.user())
  const before = files()
  const [old, fresh] = ['old.wav.1.part', 'fresh.wav.2.part']
  for (const [name, minutes] of [
    [old, 61],
    [fresh, 59],
  ] as const) {
    writeFileSync(join(folder(), name), 'half a')
    const at = new Date(app.now().getTime() - minutes * MINUTE)
    utimesSync(join(folder(), name), at, at)
  }
  await sweep(app.deps)
  expect(files().toSorted()).toEqual([...before, fresh].toSorted())
})

/** A row as a process leaves it that was killed before its file was whole. */
const leaveSaving = async ({ id: userId }: Person, id: string) => {
  const file = `recordings/${randomUUID()}.wav`
  const sound = { kind: 'word', text: 'apple', ms: 500, bytes: 16_044 }
  await app.db.insert(recordings).values({ id, userId, file, ...sound, createdAt: app.now() })
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
