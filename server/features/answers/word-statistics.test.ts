// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { startPractice } from '#contract/practice'
import { createTestApp, type TestApp } from '#tests/app'
import { A_WHILE, answerTo, asked, play, send, start } from '#tests/play'
import { findWordId } from '#tests/word-ids'
import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confusions, pictureSums } from '../../db/schema/sums.ts'
import { neighbours, words } from '../../db/schema/words.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const idOf = (headword: string) => findWordId(app.db, headword)
const timesOf = async (wordId: number, givenId: number) => {
  const pair = and(eq(confusions.wordId, wordId), eq(confusions.givenId, givenId))
  return (
    await app.db.select({ times: confusions.times, byPicture: confusions.byPicture }).from(confusions).where(pair)
  )[0]
}
const pictureOf = async (wordId: number) =>
  (await app.db.select().from(pictureSums).where(eq(pictureSums.wordId, wordId)))[0]

/** The first question of that kind of a run, with a wrong option of it. */
async function wrongChoice(token: string) {
  const run = await start(app, token)
  const question = run.questions.find(({ kind }) => kind === 'choose_picture')
  if (question?.kind !== 'choose_picture') throw new Error('The level asks for no picture.')
  const given = question.options.find((id) => id !== question.word_id) ?? 0
  return { run, question, given, wordId: question.word_id }
}

test('a wrong choice is summed up with the word asked for, and its picture with how often it was understood', async () => {
  const ann = await app.user()
  const { run, question, given, wordId } = await wrongChoice(ann.token)
  app.advance(A_WHILE)
  const wrong = answerTo(run, question, wordId, { given: String(given) })
  const again = answerTo(run, question, wordId)
  await send(app, ann.token, run, [wrong, again])
  await send(app, ann.token, run, [wrong, again])
  expect(await timesOf(wordId, given)).toEqual({ times: 1, byPicture: 1 })
  expect(await pictureOf(wordId)).toEqual({ wordId, asked: 1, right: 0 })
  const bo = await app.user()
  await play(app, bo.token, { type: 'matching' })
  expect(await pictureOf(wordId)).toEqual({ wordId, asked: 2, right: 1 })
})

test('what is typed instead counts where it is a word, and what no question shows never does', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token, { type: 'typing' })
  const [first, second, third] = asked(run)
  if (!first || !second || !third) throw new Error('The level has too few words.')
  app.advance(A_WHILE)
  await send(app, ann.token, run, [
    answerTo(run, first.question, first.wordId, { given: ' Whale' }),
    answerTo(run, second.question, second.wordId, { given: 'whaaale' }),
    answerTo(run, third.question, third.wordId, { given: String(first.wordId) }),
  ])
  const rows = await app.db.select().from(confusions)
  expect(rows).toEqual([{ wordId: first.wordId, givenId: await idOf('whale'), times: 1, byPicture: 0 }])
  const { run: other, question, wordId } = await wrongChoice(ann.token)
  app.advance(A_WHILE)
  const foreign = await idOf('abandon')
  await send(app, ann.token, other, [answerTo(other, question, wordId, { given: String(foreign) })])
  expect(await timesOf(wordId, foreign)).toBeUndefined()
})

test('answers faster than a person leave no trace in the sums', async () => {
  const ann = await app.user()
  const { run, question, given, wordId } = await wrongChoice(ann.token)
  await send(app, ann.token, run, [answerTo(run, question, wordId, { given: String(given) })])
  expect(await app.db.$count(confusions)).toBe(0)
  expect(await app.db.$count(pictureSums)).toBe(0)
})

test('learners who answer the same words at the same time are all counted', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => app.user()))
  const runs = await Promise.all(people.map(({ token }) => start(app, token, { type: 'matching' })))
  app.advance(A_WHILE)
  await Promise.all(
    runs.map((run, index) => {
      const answers = asked(run).map(({ question, wordId }) => answerTo(run, question, wordId))
      return send(app, people[index]?.token ?? '', run, answers)
    }),
  )
  const sums = await app.db.select({ asked: pictureSums.asked, right: pictureSums.right }).from(pictureSums)
  expect(sums).toEqual(Array(8).fill({ asked: 6, right: 6 }))
})

const NEAR = ['corn', 'onion', 'carrot', 'garlic', 'potato', 'tomato']

test('what learners confuse becomes a wrong option of challenges and practices, also from another map; synonyms never do', async () => {
  const ann = await app.user()
  const [dog, bread, cheese] = [await idOf('dog'), await idOf('bread'), await idOf('cheese')]
  await app.db.insert(confusions).values([
    { wordId: dog, givenId: bread, times: 2, byPicture: 0 },
    { wordId: dog, givenId: cheese, times: 5, byPicture: 0 },
    { wordId: dog, givenId: await idOf('honey'), times: 1, byPicture: 0 },
  ])
  await app.db.insert(neighbours).values({ wordId: dog, near: NEAR, alike: ['bread'] })
  // As common as the words of the level: rarer ones are no options.
  await app.db
    .update(words)
    .set({ frequency: 100 })
    .where(inArray(words.headword, ['bread', 'cheese', 'honey', ...NEAR]))
  const fresh = await app.restarted({})
  const run = await start(fresh, ann.token)
  const question = run.questions.find((each) => 'word_id' in each && each.word_id === dog)
  if (!question || !('options' in question)) throw new Error('The level does not ask for dog.')
  expect(question.options).toContain(cheese)
  expect(question.options).not.toContain(bread)
  expect(run.words.map(({ id }) => id)).toContain(cheese)
  const body = { id: randomUUID(), word_ids: [dog], kinds: ['choose_meaning' as const] }
  const practice = await app.call(startPractice, { body }, ann.token)
  const [choice] = practice.questions
  expect(choice && 'options' in choice && choice.options).toContain(cheese)
  expect(choice && 'options' in choice && choice.options).not.toContain(bread)
  const near = await app.db.select({ id: words.id }).from(words).where(inArray(words.headword, NEAR))
  const others = practice.words.filter(({ id }) => id !== dog && id !== cheese)
  expect(others).toHaveLength(2)
  for (const { id } of others) expect(near.map((word) => word.id)).toContain(id)
})
