// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { startPractice } from '#contract/practice'
import { updateUser } from '#contract/profile'
import { getReviews } from '#contract/reviews'
import { getProgress, getStats } from '#contract/profile'
import { readWalk, recordHeard } from '#contract/walk'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { makeNote, makeOfficialNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { practise } from '#tests/practise'
import { findWordId } from '#tests/word-ids'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { examples, words } from '../../db/schema/words.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const read = (query: { from: 'due' | 'soon' | 'note'; note?: string }, person = ann) =>
  app.call(readWalk, { query }, person.token)
const headwords = async (query: Parameters<typeof read>[0]) =>
  (await read(query)).words.map(({ word }) => word.headword)
const hear = (id: string, count: number, person = ann) =>
  app.call(recordHeard, { body: { id, words: count } }, person.token)
async function learn(...list: string[]) {
  const ids = await Promise.all(list.map((headword) => findWordId(app.db, headword)))
  const practice = await app.call(startPractice, { body: { id: randomUUID(), word_ids: ids } }, ann.token)
  await practise(app, ann.token, practice)
}

describe('the words of a walk', () => {
  test('are none before anything is learned', async () => {
    for (const from of ['due', 'soon'] as const)
      expect(await read({ from })).toEqual({ words: [], silent: 0, heard_today: 0 })
  })

  test('are those that are due, or those that are not', async () => {
    await learn('dog', 'cat')
    expect((await headwords({ from: 'soon' })).toSorted()).toEqual(['cat', 'dog'])
    expect(await headwords({ from: 'due' })).toEqual([])
    app.advance(5 * DAY)
    await learn('apple')
    expect((await headwords({ from: 'due' })).toSorted()).toEqual(['cat', 'dog'])
    expect(await headwords({ from: 'soon' })).toEqual(['apple'])
  })

  test('are those of a note in its order; own words, which no voice says, are left out and counted', async () => {
    const note = await makeNote(app, ann.token)
    expect(await read({ from: 'note', note: note.id })).toMatchObject({ silent: 0 })
    expect(await headwords({ from: 'note', note: note.id })).toEqual(['dog', 'cat', 'bear', 'apple', 'pear'])
    await app.db.update(words).set({ hidden: true }).where(eq(words.headword, 'bear'))
    expect(await headwords({ from: 'note', note: note.id })).toEqual(['dog', 'cat', 'apple', 'pear'])
    await app.db.update(words).set({ hidden: false }).where(eq(words.headword, 'bear'))
    const official = await makeOfficialNote(app)
    expect(await headwords({ from: 'note', note: official })).toEqual(['dog', 'cat', 'apple'])
  })

  test('are refused for a note of another learner, one that is not there, and none', async () => {
    const other = await makeNote(app, (await app.user()).token)
    for (const note of [other.id, randomUUID(), undefined])
      expect(await app.refused(readWalk, { query: { from: 'note', ...(note && { note }) } }, ann.token)).toMatchObject({
        status: 404,
        code: 'not_found',
      })
  })

  test('bring a sentence that can be followed, one with a translation first', async () => {
    const [dog, cat] = [await findWordId(app.db, 'dog'), await findWordId(app.db, 'cat')]
    await app.db.delete(examples).where(inArray(examples.wordId, [dog, cat]))
    const en = (text: string) => `${text} ${'very '.repeat(30)}long.`
    await app.db.insert(examples).values([
      { wordId: dog, position: 0, en: en('This dog is'), zh: '很长。' },
      { wordId: dog, position: 1, en: 'A dog.', zh: null },
      { wordId: dog, position: 2, en: 'The dog sleeps.', zh: '狗在睡觉。' },
      { wordId: cat, position: 0, en: en('This cat is'), zh: null },
    ])
    await learn('dog', 'cat')
    const found = new Map((await read({ from: 'soon' })).words.map(({ word, example }) => [word.id, example]))
    expect(found.get(dog)).toEqual({ id: `${dog}-2`, en: 'The dog sleeps.', zh: '狗在睡觉。' })
    expect(found.get(cat)).toBeNull()
  })

  test('say how far a meaning has faded where the learner wants that', async () => {
    await learn('dog')
    await app.db.update(cards).set({ stability: 9, state: 2 }).where(eq(cards.userId, ann.id))
    expect((await read({ from: 'soon' })).words[0]?.word.faded_to).toBeUndefined()
    await app.call(updateUser, { body: { meanings_fade: true } }, ann.token)
    expect((await read({ from: 'soon' })).words[0]?.word.faded_to).toBe('both')
  })
})

describe('what was heard', () => {
  test('counts once, whatever is sent again or comes late, and for each walk apart', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    expect(await hear(one, 5)).toEqual({ heard_today: 5 })
    expect(await hear(one, 9)).toEqual({ heard_today: 9 })
    expect(await hear(one, 9)).toEqual({ heard_today: 9 })
    expect(await hear(one, 5)).toEqual({ heard_today: 9 })
    expect(await hear(other, 3)).toEqual({ heard_today: 12 })
    expect(await read({ from: 'due' })).toMatchObject({ heard_today: 12 })
    expect(await read({ from: 'due' }, await app.user())).toMatchObject({ heard_today: 0 })
  })

  test('counts on a walk over midnight for each day what it brought', async () => {
    const walk = randomUUID()
    await hear(walk, 6)
    app.advance(DAY)
    expect(await hear(walk, 10)).toEqual({ heard_today: 4 })
    expect(await hear(walk, 11)).toEqual({ heard_today: 5 })
  })

  test('is no answer: no card, no points, no day of study, nothing in the log', async () => {
    await learn('dog', 'cat')
    const state = async () => ({
      cards: await app.db.select().from(cards).where(eq(cards.userId, ann.id)),
      log: await app.db.$count(answers, eq(answers.userId, ann.id)),
      reviews: await app.call(getReviews, {}, ann.token),
      stats: await app.call(getStats, {}, ann.token),
      progress: await app.call(getProgress, {}, ann.token),
    })
    app.advance(DAY)
    const before = await state()
    await hear(randomUUID(), 2)
    expect(await state()).toEqual(before)
  })

  test.each([0, -1, 1.5, 1_001])('is refused as %d words', async (count) => {
    const input = { body: { id: randomUUID(), words: count } }
    expect(await app.refused(recordHeard, input, ann.token)).toMatchObject({ status: 400 })
  })
})
