// @module-tag postgres
import { and, eq } from 'drizzle-orm'
import { getGrove, getGroveBeds } from '#contract/grove'
import { HOME_PLANTS } from '#contract/grove-limits'
import { getStats } from '#contract/profile'
import { markKnown } from '#contract/reviews'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { learn } from '#tests/learning'
import { adding, makeNote, send } from '#tests/notes'
import { play } from '#tests/play'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards } from '../../db/schema/learning.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { words } from '../../db/schema/words.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const groveOf = (token: string) => app.call(getGrove, {}, token)
const bedsOf = (token: string, by: 'topic' | 'course' | 'note') => app.call(getGroveBeds, { query: { by } }, token)

/** Makes a word of a learner as stable as wanted, begun days ago. */
async function grow(userId: string, wordId: number, stability: number, dueInDays: number) {
  const at = (days: number) => new Date(app.now().getTime() + days * DAY)
  await app.db
    .update(cards)
    .set({ state: 2, stability, due: at(dueInDays), lastReview: at(-1), begunAt: at(-30) })
    .where(and(eq(cards.userId, userId), eq(cards.wordId, wordId)))
}

test('without a word it is bare soil, for guests too', async () => {
  for (const { token } of [await app.user(), await app.guest()]) {
    expect(await groveOf(token)).toEqual({ summary: { words: 0, thirsty: 0, growing: 0, in_fruit: 0 }, plants: [] })
    expect((await bedsOf(token, 'topic')).beds).toEqual([])
  }
})

test('a level that was played makes eight sprouts of their topic, which nobody else sees', async () => {
  const [ann, other] = [await app.guest(), await app.guest()]
  await play(app, ann.token)
  const { summary, plants } = await groveOf(ann.token)
  expect(summary.words).toBe(8)
  expect(summary.thirsty + summary.growing + summary.in_fruit).toBe(8)
  expect(plants.map(({ stage }) => stage)).toEqual(Array(8).fill('sprout'))
  expect(plants.map(({ category }) => category)).toEqual(Array(8).fill('animals-nature'))
  expect(plants[0]).toMatchObject({ word: expect.stringMatching(/./), picture: expect.stringMatching(/webp$/) })
  expect((await groveOf(other.token)).plants).toEqual([])
})

test('stability makes the stage, what is due is thirsty, and each word counts once', async () => {
  const ann = await app.user()
  await learn(app, ann.id)
  await grow(ann.id, 1, 5, 3)
  await grow(ann.id, 2, 12, -1)
  await grow(ann.id, 3, 40, 20)
  await grow(ann.id, 4, 40, -2)
  const { summary, plants } = await groveOf(ann.token)
  expect(summary).toEqual({ words: 4, thirsty: 2, growing: 1, in_fruit: 1 })
  const looks = plants.map(({ id, stage, posture }) => [id, stage, posture])
  expect(looks.sort()).toEqual([
    [1, 'sapling', 'upright'],
    [2, 'bush', 'leaning'],
    [3, 'tree', 'upright'],
    [4, 'tree', 'leaning'],
  ])
  await app.call(markKnown, { body: { word_ids: [2], known: true } }, ann.token)
  const after = await groveOf(ann.token)
  expect(after.summary).toEqual({ words: 4, thirsty: 1, growing: 1, in_fruit: 2 })
  expect(after.plants.find(({ id }) => id === 2)).toMatchObject({ stage: 'tree', posture: 'upright', due: null })
})

test('a word counts as learned from the day after its first answer', async () => {
  const ann = await app.user()
  await learn(app, ann.id)
  await app.db.update(cards).set({ state: 2, stability: 40 }).where(eq(cards.userId, ann.id))
  const learned = async () => (await app.call(getStats, {}, ann.token)).words_learned
  expect(await learned()).toBe(0)
  expect((await groveOf(ann.token)).plants.map(({ stage }) => stage)).toEqual(Array(4).fill('sprout'))
  app.advance(DAY)
  expect(await learned()).toBe(4)
  expect((await groveOf(ann.token)).plants.map(({ stage }) => stage)).toEqual(Array(4).fill('tree'))
})

test('home draws the newest alone, the beds all of them', async () => {
  const ann = await app.user()
  const dictionary = await app.db
    .select({ id: words.id })
    .from(words)
    .limit(HOME_PLANTS + 5)
  const memory = { stability: 3, difficulty: 5, scheduledDays: 3, learningSteps: 0, reps: 2, lapses: 0, state: 2 }
  const due = new Date(app.now().getTime() + DAY)
  await app.db.insert(cards).values(
    dictionary.map(({ id }, index) => ({
      userId: ann.id,
      wordId: id,
      due,
      lastReview: app.now(),
      begunAt: new Date(app.now().getTime() - (100 - index) * DAY),
      ...memory,
    })),
  )
  const { summary, plants } = await groveOf(ann.token)
  expect(summary.words).toBe(HOME_PLANTS + 5)
  expect(plants.map(({ id }) => id)).toEqual(dictionary.slice(5).map(({ id }) => id))
  for (const by of ['topic', 'course', 'note'] as const) {
    const { beds } = await bedsOf(ann.token, by)
    const all = beds.flatMap((bed) => bed.plants.map(({ id }) => id))
    expect(all.sort((a, b) => a - b)).toEqual(dictionary.map(({ id }) => id).sort((a, b) => a - b))
    expect(beds.slice(0, -1).every(({ title }) => title !== null)).toBe(true)
  }
  expect((await bedsOf(ann.token, 'topic')).beds[0]?.title).toMatchObject({ en: expect.any(String) })
})

test('an own word in a bed has its meaning, a word of the dictionary does not', async () => {
  const ann = await app.user()
  await learn(app, ann.id)
  const note = await makeNote(app, ann.token)
  const change = { ...adding(note.pages[0]?.id ?? '', 'wug'), meaning: '一种小鸟' }
  await send(app, ann.token, note.id, note.version, [change])
  const [own] = await app.db.select({ id: ownWords.id }).from(ownWords).where(eq(ownWords.userId, ann.id))
  await app.db
    .update(cards)
    .set({ wordId: own?.id ?? 0 })
    .where(and(eq(cards.userId, ann.id), eq(cards.wordId, 1)))
  const plants = (await bedsOf(ann.token, 'topic')).beds.flatMap((bed) => bed.plants)
  expect(plants).toHaveLength(4)
  expect(plants.filter(({ meaning }) => meaning)).toEqual([
    expect.objectContaining({ word: 'wug', meaning: { zh: '一种小鸟', en: '一种小鸟' } }),
  ])
})

test('a bed by notes has the name of the note', async () => {
  const ann = await app.user()
  await learn(app, ann.id)
  const { id } = await makeNote(app, ann.token, 'My garden')
  const { beds } = await bedsOf(ann.token, 'note')
  expect(beds[0]).toMatchObject({ id, title: { en: 'My garden' } })
  expect(beds.map(({ plants }) => plants.map(({ word }) => word))).toEqual([
    ['dog', 'cat'],
    [expect.any(String), expect.any(String)],
  ])
})
