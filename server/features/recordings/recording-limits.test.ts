// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { deleteRecording, listRecordings, restoreRecording, saveRecording } from '#contract/recordings'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import type { Person } from '#tests/people'
import { wavFile } from '#tests/recordings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordings } from '../../db/schema/recordings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const query = { word: 'apple' }
const vip = () => app.user({ vipUntil: new Date(app.now().getTime() + DAY) })
const kept = async ({ token }: Person) => (await app.call(listRecordings, {}, token)).kept

/** Rows of recordings, as if they had been sent. */
async function fill({ id: userId }: Person, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID()
    const file = `recordings/${id}.wav`
    const sound = { ms: 500, bytes: 16_044, createdAt: app.now(), savedAt: app.now() }
    return { id, userId, kind: 'word', text: 'apple', state: 'not_scored', file, ...sound }
  })
  await app.db.insert(recordings).values(rows)
  return rows.map(({ id }) => id)
}

test.each([
  ['learner', 50, 402, 'vip_required', () => app.user()],
  ['VIP', 1_000, 429, 'limit_reached', vip],
] as const)('%s: the one after the last is refused, and nothing is lost', async (_, limit, status, code, make) => {
  const ann = await make()
  const [id = '', again = ''] = await fill(ann, limit)
  const refused = () => app.refused(saveRecording, { query, file: wavFile() }, ann.token)
  expect(await refused()).toMatchObject({ status, code })
  // What is sent again is kept already.
  expect(await app.call(saveRecording, { query: { ...query, id: again }, file: wavFile() }, ann.token)).toMatchObject({
    id: again,
  })
  await app.call(deleteRecording, { params: { id } }, ann.token)
  await app.call(saveRecording, { query, file: wavFile() }, ann.token)
  expect(await app.refused(restoreRecording, { params: { id } }, ann.token)).toMatchObject({ status, code })
  expect(await refused()).toMatchObject({ status, code })
  expect(await kept(ann)).toBe(limit)
})

test('at once no more than the limit come through', async () => {
  const ann = await app.user()
  await fill(ann, 46)
  const answers = await Promise.all(
    Array.from({ length: 9 }, () =>
      app.request(addressOf(saveRecording, { query: { ...query, id: randomUUID() } }), {
        token: ann.token,
        body: wavFile(),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 402, 402, 402, 402, 402])
  expect(await kept(ann)).toBe(50)
})

test('who was VIP keeps what there is, and adds nothing', async () => {
  const ann = await vip()
  const [id = ''] = await fill(ann, 60)
  app.advance(DAY)
  expect(await app.refused(saveRecording, { query, file: wavFile() }, ann.token)).toMatchObject({ status: 402 })
  await app.call(deleteRecording, { params: { id } }, ann.token)
  expect(await kept(ann)).toBe(59)
})
