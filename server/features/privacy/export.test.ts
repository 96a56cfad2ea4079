// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { exportData } from '#contract/privacy'
import { deleteRecording, saveRecording } from '#contract/recordings'
import { createTestApp, type TestApp } from '#tests/app'
import { startFakeS3 } from '#tests/fake-s3'
import type { Person } from '#tests/people'
import { wavBytes, wavFile } from '#tests/recordings'
import { readZip } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { recordings } from '../../db/schema/recordings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function proven(): Promise<Person> {
  const person = await app.user()
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, person.id))
  return person
}
const say = async ({ token }: Person, sentence: string, { seconds = 0.5, on = app } = {}) =>
  (await on.call(saveRecording, { query: { sentence }, file: wavFile(wavBytes({ seconds })) }, token)).id
const ask = ({ token }: Person, on = app, method = 'GET') => on.request(exportData.path, { token, method })
const read = async (person: Person, on = app) => readZip(new Uint8Array(await (await ask(person, on)).arrayBuffer()))
interface Rows {
  recordings: { id: string; text: string; sound: string | null }[]
}
const rowsOf = (files: Map<string, Uint8Array>) =>
  JSON.parse(new TextDecoder().decode(files.get('wordgrove.json'))) as Rows

/** Rows of recordings, all with the sound of one. */
async function addRows({ id: userId }: Person, count: number, of: string, text = 'apple'): Promise<void> {
  const [row] = await app.db.select().from(recordings).where(eq(recordings.id, of))
  if (!row) throw new Error('no recording')
  const rows = Array.from({ length: count }, () => ({ ...row, id: randomUUID(), userId, text }))
  for (let at = 0; at < count; at += 500) await app.db.insert(recordings).values(rows.slice(at, at + 500))
}

test('the export has the sound of each recording under a name that says what it is, and names it beside its row', async () => {
  const [ann, ben] = [await proven(), await proven()]
  await say(ben, 'This is mine.')
  const texts = ['I see a fox.', '../../a\\b: c?', 'So good 🎉', 'long '.repeat(59)]
  for (const [index, text] of texts.entries()) await say(ann, text, { seconds: 1 + index })
  const gone = await say(ann, 'I see a fox.', { seconds: 9 })
  await app.call(deleteRecording, { params: { id: gone } }, ann.token)
  const files = await read(ann)
  const names = [
    'recordings/2026-03-04 I see a fox.wav',
    'recordings/2026-03-04 a b c.wav',
    'recordings/2026-03-04 So good.wav',
    `recordings/2026-03-04 ${'long '.repeat(10).trim()}.wav`,
    'recordings/2026-03-04 I see a fox (2).wav',
  ]
  expect([...files.keys()].toSorted()).toEqual([...names, 'wordgrove.json'].toSorted())
  const rows = rowsOf(files).recordings
  expect(rows).toHaveLength(5)
  for (const [index, text] of texts.entries()) {
    const sound = rows.find((row) => row.text === text.trim() && row.id !== gone)?.sound ?? ''
    expect(Buffer.from(files.get(sound) ?? [])).toEqual(Buffer.from(wavBytes({ seconds: 1 + index })))
  }
})

test('a sound that is missing is named, and the rest is there', async () => {
  const ann = await proven()
  const [lost] = [await say(ann, 'It is lost.'), await say(ann, 'It is here.')]
  const [row] = await app.db.select().from(recordings).where(eq(recordings.id, lost))
  rmSync(join(app.deps.env.dataDir, 'files', row?.file ?? ''))
  const files = await read(ann)
  expect([...files.keys()]).toEqual([
    'recordings/2026-03-04 It is here.wav',
    'missing-recordings.txt',
    'wordgrove.json',
  ])
  expect(new TextDecoder().decode(files.get('missing-recordings.txt'))).toContain(
    '\nrecordings/2026-03-04 It is lost.wav\n',
  )
  expect(rowsOf(files).recordings.find(({ id }) => id === lost)?.sound).toBeNull()
})

test('an upload that is not whole yet is a row without a sound', async () => {
  const ann = await proven()
  const id = await say(ann, 'It is here.')
  await app.db.update(recordings).set({ state: 'saving' }).where(eq(recordings.id, id))
  const files = await read(ann)
  expect([...files.keys()]).toEqual(['wordgrove.json'])
  expect(rowsOf(files).recordings).toMatchObject([{ id, sound: null }])
})

test('a thousand recordings are all in it', async () => {
  const ann = await proven()
  const first = await say(ann, 'It is here.', { seconds: 0.01 })
  await addRows(ann, 999, first)
  const files = await read(ann)
  expect(files.size).toBe(1001)
  expect(new Set(rowsOf(files).recordings.map(({ sound }) => sound)).size).toBe(1000)
})

test('no more is read than the caller takes, from a bucket too; one that goes down breaks the export off', async () => {
  const bucket = await startFakeS3()
  try {
    const here = await app.restarted({ variables: bucket.variables })
    const ann = await proven()
    const first = await say(ann, 'It is here.', { seconds: 60, on: here })
    await addRows(ann, 19, first)
    expect((await read(ann, here)).size).toBe(21)

    const before = bucket.answers.length
    const reader = (await ask(ann, here)).body?.getReader()
    for (let size = 0; size < 2_000_000;) size += (await reader?.read())?.value?.byteLength ?? 0
    // Two are with the caller or on their way to them.
    expect(bucket.answers.length - before).toBeLessThanOrEqual(3)
    bucket.feel('down')
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow('The bucket answered 503 to GET.')
    expect(here.logs.some(({ msg }) => msg === 'an export broke off')).toBe(true)
    // What is not one file's fault is no missing file.
    await expect(read(ann, here)).rejects.toThrow('The bucket answered 503 to GET.')
  } finally {
    await bucket.close()
  }
})

test('eight exports are sent at once, and another one once a caller has gone', async () => {
  const here = await app.restarted({ variables: { RATE_LIMIT_SCALE: '1000' } })
  const ann = await proven()
  await say(ann, 'It is here.')
  const open: Response[] = []
  for (let count = 0; count < 8; count++) open.push(await ask(ann, here))
  for (const each of open) expect(each.status).toBe(200)
  const refusal = await ask(ann, here)
  expect(refusal.status).toBe(503)
  expect(refusal.headers.get('Retry-After')).toBe('2')
  await open[0]?.body?.cancel()
  expect((await read(ann, here)).size).toBe(2)
  // What is read to its end, and what is asked by HEAD, makes room.
  expect((await ask(ann, here, 'HEAD')).status).toBe(200)
  expect((await ask(ann, here)).status).toBe(200)
  expect((await ask(ann, here)).status).toBe(503)
  for (const each of open.slice(1)) await each.body?.cancel()
})
