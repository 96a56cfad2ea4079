// @module-tag postgres
import { randomUUID } from 'node:crypto'
import {
  deleteRecording,
  getRecording,
  getRecordingAudio,
  keepRecording,
  listRecordings,
  restoreRecording,
  saveRecording,
} from '#contract/recordings'
import { getProgress } from '#contract/profile'
import { sentenceAudio } from '#contract/words'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import { insertFixtureCourses } from '#tests/fixture-courses'
import type { Person } from '#tests/people'
import { speechBytes, wavBytes, wavFile } from '#tests/recordings'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordings, removedFiles } from '../../db/schema/recordings.ts'
import { sweep } from '../../jobs/retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
})
afterAll(() => app.close())

const sentence = 'first.1.2'
const text = 'Look, the cat is over there.'
const query = { sentence, keep: 'later' } as const
const say = ({ token }: Person, id: string = randomUUID(), seconds = 2) =>
  app.call(saveRecording, { query: { ...query, id }, file: wavFile(speechBytes(seconds)) }, token)
const keep = ({ token }: Person, id: string) => app.call(keepRecording, { params: { id } }, token)
const refusedKeep = ({ token }: Person, id: string) => app.refused(keepRecording, { params: { id } }, token)
const kept = async ({ token }: Person) => {
  const list = await app.call(listRecordings, {}, token)
  return [list.kept, ...list.items.map((item) => item.text)]
}
const spokenMs = async ({ token }: Person) => (await app.call(getProgress, {}, token)).days.map((day) => day.spoken_ms)
const takesOf = ({ id }: Person) =>
  app.db.$count(recordings, and(eq(recordings.userId, id), isNotNull(recordings.expiresAt)))

/** Recordings as if they had been kept before. */
async function fill({ id: userId }: Person, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID()
    const sound = { ms: 500, bytes: 16_044, createdAt: app.now(), savedAt: app.now() }
    return { id, userId, kind: 'word', text: 'apple', state: 'not_scored', file: `recordings/${id}.wav`, ...sound }
  })
  await app.db.insert(recordings).values(rows)
}

test('a take of a line of a scene counts as speech, is heard by its learner alone, and is in no list until it is kept', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const { id } = await say(ann)
  expect(await app.call(getRecording, { params: { id } }, ann.token)).toMatchObject({
    kind: 'sentence',
    text,
    sentence_id: sentence,
    reason: 'no_scorer',
  })
  expect(await kept(ann)).toEqual([0])
  expect(await spokenMs(ann)).toEqual([2000])
  const hear = ({ token }: Person) => app.request(addressOf(getRecordingAudio, { params: { id } }), { token })
  expect([(await hear(ann)).status, (await hear(ben)).status]).toEqual([200, 404])
  expect(await refusedKeep(ben, id)).toMatchObject({ status: 404, code: 'recording_not_found' })
  expect(await keep(ann, id)).toEqual(await keep(ann, id))
  expect(await kept(ann)).toEqual([1, text])
  // Sent again it is the recording that it has become.
  expect(await say(ann, id)).toMatchObject({ id })
  expect(await kept(ann)).toEqual([1, text])
  expect(await spokenMs(ann)).toEqual([2000])
})

test.each([
  ['learner', 50, 402, 'vip_required', () => app.user()],
  ['VIP', 1_000, 429, 'limit_reached', () => app.user({ vipUntil: new Date(app.now().getTime() + DAY) })],
] as const)(
  '%s: beyond the limit takes are made, and the one that is not kept is not lost',
  async (_, limit, status, code, make) => {
    const ann = await make()
    await fill(ann, limit - 1)
    const [first, second] = [await say(ann), await say(ann)]
    await keep(ann, first.id)
    expect(await refusedKeep(ann, second.id)).toMatchObject({ status, code })
    expect(await say(ann)).toMatchObject({ text })
    await app.call(deleteRecording, { params: { id: first.id } }, ann.token)
    expect(await keep(ann, second.id)).toMatchObject({ id: second.id })
  },
)

test('a take that is sent again as a recording is kept, at the limit too', async () => {
  const ann = await app.user()
  await fill(ann, 49)
  const [{ id }, other] = [await say(ann), await say(ann)]
  const send = (take: string) => ({ query: { sentence, id: take }, file: wavFile(speechBytes(2)) })
  expect(await app.call(saveRecording, send(id), ann.token)).toMatchObject({ id })
  expect((await kept(ann))[0]).toBe(50)
  expect(await app.refused(saveRecording, send(other.id), ann.token)).toMatchObject({ code: 'vip_required' })
  expect(await takesOf(ann)).toBe(1)
  expect(await spokenMs(ann)).toEqual([4000])
})

test('kept at once no more than the limit come through', async () => {
  const ann = await app.user()
  await fill(ann, 48)
  const ids = (await Promise.all([say(ann), say(ann), say(ann), say(ann)])).map(({ id }) => id)
  const answers = await Promise.all(
    ids.map((id) => app.request(addressOf(keepRecording, { params: { id } }), { token: ann.token, method: 'POST' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402])
  expect((await kept(ann))[0]).toBe(50)
})

test('what is not kept goes with its file after two hours, and its speech still counts', async () => {
  const ann = await app.user()
  const [{ id }, other] = [await say(ann), await say(ann)]
  await keep(ann, other.id)
  app.advance(2 * HOUR)
  await sweep(app.deps)
  expect(await takesOf(ann)).toBe(1)
  app.advance(1)
  expect(await refusedKeep(ann, id)).toMatchObject({ code: 'recording_not_found' })
  await sweep(app.deps)
  expect(await takesOf(ann)).toBe(0)
  expect(await app.db.$count(removedFiles)).toBe(0)
  expect(await kept(ann)).toEqual([1, text])
  expect(await spokenMs(ann)).toEqual([4000])
})

test('a learner has forty takes at most: the oldest go', async () => {
  const ann = await app.user()
  const first = await say(ann, randomUUID(), 0.2)
  for (let count = 0; count < 40; count += 1) {
    app.advance(1)
    await say(ann, randomUUID(), 0.2)
  }
  expect(await takesOf(ann)).toBe(40)
  expect(await refusedKeep(ann, first.id)).toMatchObject({ code: 'recording_not_found' })
})

test('a take is fifteen seconds at most, and can be deleted and taken back at the limit', async () => {
  const ann = await app.user()
  const long = { query, file: wavFile(wavBytes({ seconds: 15.1 })) }
  expect(await app.refused(saveRecording, long, ann.token)).toMatchObject({ status: 413, code: 'recording_too_long' })
  await fill(ann, 50)
  const { id } = await say(ann)
  await app.call(deleteRecording, { params: { id } }, ann.token)
  expect(await refusedKeep(ann, id)).toMatchObject({ code: 'recording_not_found' })
  expect(await app.call(restoreRecording, { params: { id } }, ann.token)).toMatchObject({ id })
  expect(await takesOf(ann)).toBe(1)
})

test('a line of a scene is a sentence to hear and to say; one that is not there is not', async () => {
  const ann = await app.user()
  const hear = (id: string) => app.request(addressOf(sentenceAudio, { params: { id }, query: { accent: 'uk' } }))
  const heard = await hear(sentence)
  expect([heard.status, heard.headers.get('Content-Type')]).toEqual([200, 'audio/wav'])
  for (const id of ['first.1.9', 'first.9.1', 'none.1.1']) {
    expect((await hear(id)).status).toBe(404)
    expect(await app.refused(saveRecording, { query: { sentence: id }, file: wavFile() }, ann.token)).toMatchObject({
      status: 404,
      code: 'sentence_not_found',
    })
  }
  expect((await hear('first.1')).status).toBe(400)
})
