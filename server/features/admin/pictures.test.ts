// @module-tag postgres
import { adminListPictures } from '#contract/admin'
import { reportWord } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { A_WHILE, answerTo, asked, send, start } from '#tests/play'
import { findWordId } from '#tests/word-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordReports } from '../../db/schema/look-ups.ts'
import { confusions, pictureSums } from '../../db/schema/sums.ts'
import { lookAlikes } from '../../db/schema/words.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const idOf = (headword: string) => findWordId(app.db, headword)
const list = async (query: object = {}) => app.call(adminListPictures, { query }, (await app.admin()).token)

test('administrators see which pictures are not understood, what they were taken for, and reports', async () => {
  const ann = await app.user()
  const untouched = await list()
  expect(untouched.items).toHaveLength(20)
  expect(untouched.items[0]).toMatchObject({ asked: 0, right: 0, mistaken: [], reports: 0 })

  const run = await start(app, ann.token, { type: 'matching' })
  const pairs = asked(run)
  const [missed, , hinted] = pairs
  const board = missed?.question
  if (!missed || !hinted || board?.kind !== 'match_pairs') throw new Error('The level has no board.')
  const given = board.right.find((id) => id !== missed.wordId) ?? 0
  app.advance(A_WHILE)
  await send(app, ann.token, run, [
    answerTo(run, board, missed.wordId, { given: String(given) }),
    ...pairs.map(({ question, wordId }) => answerTo(run, question, wordId, { hinted: wordId === hinted.wordId })),
  ])
  const { items, page, pages } = await list()
  const headword = (id: number) => run.words.find((word) => word.id === id)?.headword
  expect(new Set(items.slice(0, 2).map(({ word }) => word.id))).toEqual(new Set([missed.wordId, hinted.wordId]))
  expect(items.find(({ word }) => word.id === missed.wordId)).toMatchObject({
    word: { headword: headword(missed.wordId) },
    asked: 1,
    right: 0,
    mistaken: [{ headword: headword(given), times: 1, look_alike: expect.any(Boolean) as boolean }],
  })
  expect([page, pages]).toEqual([1, 4])

  const tiger = await idOf('tiger')
  await app.call(reportWord, { params: { word: 'tiger' }, body: { text: 'This is a leopard' } }, ann.token)
  // Of the sound, not of the picture.
  await app.call(reportWord, { params: { word: 'tiger' }, body: { item: 'sound', text: 'Too fast' } }, ann.token)
  const reported = await list({ order: 'reported' })
  expect(reported.items[0]).toMatchObject({ word: { id: tiger }, reports: 1 })
  await app.db.update(wordReports).set({ resolvedAt: app.now() }).where(eq(wordReports.wordId, tiger))
  const { items: left } = await list({ order: 'reported' })
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter(({ reports }) => reports !== 0)).toEqual([])
})

test('a picture is found by the word or its meaning, with what it was taken for, the commonest first', async () => {
  const [tiger, ...others] = [
    await idOf('tiger'),
    ...(await Promise.all(['lion', 'cat', 'dog', 'bear', 'fox', 'wolf'].map(idOf))),
  ]
  await app.db
    .insert(confusions)
    .values(
      others.map((givenId, index) => ({ wordId: tiger, givenId, times: 10, byPicture: index === 5 ? 0 : 9 - index })),
    )
  await app.db.insert(lookAlikes).values(['lion', 'cat', 'leopard'].map((other) => ({ wordId: tiger, other })))
  const { items, pages } = await list({ q: 'tig' })
  expect(pages).toBe(1)
  expect(items).toHaveLength(1)
  expect(items[0]?.mistaken.map(({ headword, times }) => [headword, times])).toEqual([
    ['lion', 9],
    ['cat', 8],
    ['dog', 7],
    ['bear', 6],
    ['fox', 5],
  ])
  expect(items[0]?.mistaken.filter(({ look_alike }) => look_alike).map(({ headword }) => headword)).toEqual([
    'lion',
    'cat',
  ])
  expect((await list({ q: '老虎' })).items.map(({ word }) => word.headword)).toEqual(['tiger'])
  expect((await list({ q: 'zzz' })).items).toEqual([])
})

test('one slip weighs less than many, and every picture stands on one page', async () => {
  const [bear, lion] = [await idOf('bear'), await idOf('lion')]
  await app.db.insert(pictureSums).values({ wordId: lion, asked: 1, right: 0 })
  await app.db
    .insert(pictureSums)
    .values({ wordId: bear, asked: 100, right: 40 })
    .onConflictDoUpdate({ target: pictureSums.wordId, set: { asked: 100, right: 40 } })
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page })))
  const ids = pages.flatMap(({ items }) => items.map(({ word }) => word.id))
  expect(ids[0]).toBe(bear)
  expect(ids.indexOf(lion)).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(72)
  expect(pages[4]?.items).toEqual([])
})

test('only administrators see them, and pages that do not exist are refused', async () => {
  const { token } = await app.user()
  expect(await app.refused(adminListPictures, { query: {} }, token)).toMatchObject({ status: 403, code: 'admin_only' })
  const admin = await app.admin()
  expect(await app.refused(adminListPictures, { query: { page: 0 } }, admin.token)).toMatchObject({ status: 400 })
})
