import { getWordMemory, markKnown } from '#contract/reviews'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { learn, learned } from '#tests/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const memoryOf = async (token: string, word: number) =>
  (await app.call(getWordMemory, { query: { word } }, token)).memory

test('says how likely a word is remembered and when it comes back, to its learner alone', async () => {
  const ann = await app.user()
  const other = await app.user()
  await learn(app, ann.id)
  const [card] = (await learned(app, ann.id)).cards
  const word = card?.wordId ?? 0
  const now = await memoryOf(ann.token, word)
  expect(now).toEqual({ recall: expect.closeTo(1, 2), due: card?.due.toISOString() })
  app.advance(10 * DAY)
  const later = await memoryOf(ann.token, word)
  expect(later?.recall).toBeLessThan(now?.recall ?? 0)
  expect(later?.recall).toBeGreaterThan(0)
  expect(await memoryOf(other.token, word)).toBeNull()
  await app.call(markKnown, { body: { word_ids: [word], known: true } }, ann.token)
  expect(await memoryOf(ann.token, word)).toBeNull()
})
