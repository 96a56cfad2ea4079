// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  deleteRecording,
  getRecording,
  getRecordingAudio,
  listRecordings,
  restoreRecording,
  saveRecording,
} from '#contract/recordings'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import { adding, makeNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { junkRecordings, wavBytes, wavFile } from '#tests/recordings'
import { changeNote } from '#contract/note-changes'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const save = ({ token }: Person, query: object = { word: 'apple' }, file = wavFile()) =>
  app.call(saveRecording, { query, file }, token)
const refused = ({ token }: Person, query: object, file = wavFile()) =>
  app.refused(saveRecording, { query, file }, token)
const listOf = async ({ token }: Person, query: object = {}) =>
  (await app.call(listRecordings, { query }, token)).items.map(({ text }) => text)
const hear = ({ token }: Person, id: string, headers: Record<string, string> = {}, on = app) =>
  on.request(addressOf(getRecordingAudio, { params: { id } }), { token, headers })
const folder = () => join(app.deps.env.dataDir, 'files/recordings')
const files = () => (existsSync(folder()) ? readdirSync(folder()) : [])

test('a recording is kept, said again with its id, and heard by its owner alone', async () => {
  const [ann, ben, guest] = [await app.user(), await app.user(), await app.guest()]
  const id = randomUUID()
  const bytes = wavBytes({ seconds: 1.5 })
  const recording = await save(ann, { word: ' Apple ', id }, wavFile(bytes))
  expect(recording).toMatchObject({ id, state: 'not_scored', kind: 'word', text: 'Apple', ms: 1500, bytes: 48_044 })
  expect(await app.call(getRecording, { params: { id } }, ann.token)).toEqual(recording)
  const sound = await hear(ann, id)
  expect(new Uint8Array(await sound.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(sound.headers)).toMatchObject({
    'content-type': 'audio/wav',
    'content-disposition': 'attachment; filename="recording-2026-03-04.wav"',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  for (const stranger of [ben, await app.admin()]) expect((await hear(stranger, id)).status).toBe(404)
  expect((await hear(guest, id)).status).toBe(403)
  expect(await refused(guest, { word: 'apple' })).toMatchObject({ status: 403, code: 'guest_not_allowed' })
})

test('the same id is one recording: sent again, sent twice at once, and sent by another', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const id = randomUUID()
  const [first, second] = await Promise.all([save(ann, { word: 'apple', id }), save(ann, { word: 'apple', id })])
  expect(second).toEqual(first)
  expect(await save(ann, { word: 'pear', id: id.toUpperCase() })).toEqual(first)
  expect(await listOf(ann)).toEqual(['apple'])
  expect(await refused(ben, { word: 'apple', id })).toMatchObject({ status: 404, code: 'recording_not_found' })
  expect((await save(ann)).id).not.toBe(id)
})

test.each(junkRecordings)('%s is refused at its field', async (_, bytes, code, status) => {
  const ann = await app.user()
  const before = files().length
  const refusal = await refused(ann, { word: 'apple' }, wavFile(bytes))
  expect(refusal).toMatchObject({ status, code, fields: { file: refusal.message } })
  expect(await listOf(ann)).toEqual([])
  expect(files()).toHaveLength(before)
})

test('another type of content is refused', async () => {
  const file = new Blob([wavBytes()], { type: 'text/html' })
  expect(await refused(await app.user(), { word: 'apple' }, file)).toMatchObject({ status: 415, code: 'body_type' })
})

test('what is said is a word of the dictionary or of a note, or a sentence', async () => {
  const ann = await app.user()
  for (const query of [{}, { word: ' ' }]) expect(await refused(ann, query)).toMatchObject({ code: 'word_required' })
  expect(await refused(ann, { word: 'apple', sentence: 'An apple.' })).toMatchObject({ code: 'field_invalid' })
  expect(await refused(ann, { word: 'my cat Mimi' })).toMatchObject({ code: 'word_invalid' })
  expect(await refused(ann, { sentence: '1-9999' })).toMatchObject({ status: 404, code: 'sentence_not_found' })
  expect(await refused(ann, { sentence: '苹果' })).toMatchObject({ code: 'field_invalid' })
  expect(await refused(ann, { sentence: 'a'.repeat(301) })).toMatchObject({ code: 'text_too_long' })
  const note = await makeNote(app, ann.token)
  const changes = [adding(note.pages[0]?.id ?? '', 'my cat Mimi')]
  const body = { batch: randomUUID(), since: 1, base: 1, changes }
  await app.call(changeNote, { params: { id: note.id }, body }, ann.token)
  expect(await save(ann, { word: 'My cat Mimi' })).toMatchObject({ kind: 'word', text: 'My cat Mimi' })
  expect(await refused(await app.user(), { word: 'my cat Mimi' })).toMatchObject({ code: 'word_invalid' })
  expect(await save(ann, { sentence: 'The apple is red.' })).toMatchObject({ kind: 'sentence', sentence_id: null })
})

test('a player asks for parts of the sound', async () => {
  const ann = await app.user()
  // Longer than what is read at once.
  const bytes = wavBytes({ seconds: 20 })
  const { id } = await save(ann, { word: 'apple' }, wavFile(bytes))
  const size = bytes.length
  for (const [range, first, last] of [
    ['bytes=0-', 0, size - 1],
    ['bytes=44-143', 44, 143],
    ['bytes=100-9999999', 100, size - 1],
    ['bytes=262100-262200', 262_100, 262_200],
    ['bytes=-10', size - 10, size - 1],
  ] as const) {
    const part = await hear(ann, id, { Range: range })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes ${first}-${last}/${size}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(first, last + 1))
  }
  expect((await hear(ann, id, { Range: `bytes=${size}-` })).status).toBe(416)
  for (const range of ['bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
    expect((await hear(ann, id, { Range: range })).status).toBe(200)
})

test('a part is of the sound that the player has, else it gets the whole; HEAD says how long it is', async () => {
  const ann = await app.user()
  const bytes = wavBytes()
  const [{ id }, other] = [await save(ann, { word: 'apple' }, wavFile(bytes)), await save(ann)]
  const etag = (await hear(ann, id)).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect((await hear(ann, other.id)).headers.get('ETag')).not.toBe(etag)
  const part = { Range: 'bytes=0-1' }
  expect((await hear(ann, id, { ...part, 'If-Range': etag })).status).toBe(206)
  const whole = await hear(ann, id, { ...part, 'If-Range': '"another"' })
  expect(whole.status).toBe(200)
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)
  const path = addressOf(getRecordingAudio, { params: { id } })
  const head = await app.request(path, { token: ann.token, method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(bytes.length),
  })
  expect((await head.arrayBuffer()).byteLength).toBe(0)
})

test('two hundred sounds are sent at once, and another one once a player has gone', async () => {
  const here = await app.restarted({})
  const ann = await app.user()
  const { id } = await save(ann)
  const open: Response[] = []
  // In tens: two hundred calls of one moment would wait for a connection to the database instead.
  while (open.length < 200) open.push(...(await Promise.all(Array.from({ length: 10 }, () => hear(ann, id, {}, here)))))
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await hear(ann, id, {}, here)).status).toBe(503)
  await open[0]?.body?.cancel()
  expect(new Uint8Array(await (await hear(ann, id, {}, here)).arrayBuffer())).toEqual(wavBytes())
  for (const each of open.slice(1)) await each.body?.cancel()
})

test('the list is searched, filtered by word and time, and read page by page', async () => {
  const ann = await app.user()
  for (const query of [{ word: 'apple' }, { sentence: 'An apple is 100% red_.' }, { word: 'pear' }]) {
    await save(ann, query)
    app.advance(MINUTE)
  }
  expect(await listOf(ann)).toEqual(['pear', 'An apple is 100% red_.', 'apple'])
  expect(await listOf(ann, { q: 'APPLE' })).toEqual(['An apple is 100% red_.', 'apple'])
  expect(await listOf(ann, { q: '0% RED_' })).toEqual(['An apple is 100% red_.'])
  expect(await listOf(ann, { q: 'a%e' })).toEqual([])
  expect(await listOf(ann, { word: 'Apple' })).toEqual(['apple'])
  const at = new Date(app.now().getTime() - 2 * MINUTE).toISOString()
  expect(await listOf(ann, { from: at })).toEqual(['pear', 'An apple is 100% red_.'])
  expect(await listOf(ann, { to: at })).toEqual(['apple'])
  expect(await listOf(await app.user())).toEqual([])
  // Thirty-five of one moment: a page ends among equals.
  for (let count = 0; count < 35; count += 1) await save(ann, { word: 'dog' })
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await app.call(listRecordings, { query: { cursor } }, ann.token)
    expect(page.items.length).toBeLessThanOrEqual(30)
    expect(page).toMatchObject({ kept: 38, limit: 50 })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  expect(new Set(ids).size).toBe(38)
})

test('what waited in a browser has the moment when it was said, if that can be', async () => {
  const ann = await app.user()
  const arrival = app.now().getTime()
  const moment = (ms: number) => new Date(arrival + ms).toISOString()
  const at = async (ms: number) => (await save(ann, { word: 'apple', at: moment(ms) })).created_at
  expect(await at(-2 * DAY)).toBe(moment(-2 * DAY))
  expect(await at(-30 * DAY)).toBe(moment(-30 * DAY))
  expect(await at(-30 * DAY - 1)).toBe(moment(0))
  expect(await at(1)).toBe(moment(0))
  expect(await refused(ann, { word: 'apple', at: 'yesterday' })).toMatchObject({
    status: 400,
    fields: { at: expect.any(String) },
  })
  await save(ann, { word: 'banana', at: moment(-DAY) })
  expect((await listOf(ann)).map((text) => text[0])).toEqual(['a', 'a', 'b', 'a', 'a'])
  expect(await listOf(ann, { from: moment(-DAY), to: moment(-1) })).toEqual(['banana'])
})

test('a deletion is taken back within ten minutes, and then never', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  const params = { id }
  await app.call(deleteRecording, { params }, ann.token)
  expect(await listOf(ann)).toEqual([])
  for (const endpoint of [getRecording, deleteRecording])
    expect(await app.refused(endpoint, { params }, ann.token)).toMatchObject({ code: 'recording_not_found' })
  expect((await hear(ann, id)).status).toBe(404)
  expect(await refused(ann, { word: 'apple', id })).toMatchObject({ code: 'recording_not_found' })
  app.advance(10 * MINUTE)
  const restored = await app.call(restoreRecording, { params }, ann.token)
  expect(await app.call(restoreRecording, { params }, ann.token)).toEqual(restored)
  expect((await hear(ann, id)).status).toBe(200)
  await app.call(deleteRecording, { params }, ann.token)
  app.advance(10 * MINUTE + 1)
  expect(await app.refused(restoreRecording, { params }, ann.token)).toMatchObject({ code: 'recording_not_found' })
})
