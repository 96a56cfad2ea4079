import { randomUUID } from 'node:crypto'
import { getRun } from '#contract/challenges'
import { answerPractice, getPractice, startPractice } from '#contract/practice'
import { getUser, updateUser } from '#contract/profile'
import { startReview } from '#contract/reviews'
import { wordsAsked } from '#rules/run'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { asked, play, start } from '#tests/play'
import { practiceAnswers, practise } from '#tests/practise'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cards } from '../../db/schema/learning.ts'
import { words } from '../../db/schema/words.ts'

let app: TestApp
let ann: Person
let ids: number[]
beforeAll(async () => {
  app = await createTestApp()
  ids = (await app.db.select({ id: words.id }).from(words).orderBy(asc(words.id)).limit(3)).map(({ id }) => id)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const change = (body: object) => app.call(updateUser, { body }, ann.token)
const practice = () => app.call(startPractice, { body: { id: randomUUID(), word_ids: ids } }, ann.token)
const remember = (wordId: number, state: number, stability: number) =>
  app.db
    .update(cards)
    .set({ state, stability, learningSteps: 0, due: app.now(), lastReview: new Date(app.now().getTime() - 10 * DAY) })
    .where(and(eq(cards.userId, ann.id), eq(cards.wordId, wordId)))
/** How far each of these words has faded. */
const stepsOf = (
  { words: all }: { words: readonly { id: number; faded_to?: 'both' | 'en' | undefined }[] },
  of = ids,
) => of.map((id) => all.find((word) => word.id === id)?.faded_to)

/** The three words: fresh, remembered for ten days, and for thirty. */
async function learnThree() {
  await practise(app, ann.token, await practice())
  for (const [index, stability] of [3, 10, 30].entries()) await remember(ids[index] ?? 0, 2, stability)
}

test('meanings stay as they are until the learner wants them to fade', async () => {
  await learnThree()
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ meanings_fade: false })
  const { words: plain } = await practice()
  expect(plain.filter((word) => 'faded_to' in word)).toEqual([])
  expect(await change({ meanings_fade: true })).toMatchObject({ meanings_fade: true, meanings_in: null })
  expect(stepsOf(await practice())).toEqual([undefined, 'both', 'en'])
  await change({ meanings_fade: false })
  expect(stepsOf(await practice())).toEqual([undefined, undefined, undefined])
})

test('a review follows the memory of each word, and a wrong answer brings Chinese back for that word alone', async () => {
  await learnThree()
  await change({ meanings_fade: true })
  const session = await app.call(startReview, { body: { id: randomUUID() } }, ann.token)
  expect(stepsOf(session)).toEqual([undefined, 'both', 'en'])
  const [, second, third] = ids
  app.advance(20_000)
  const right = practiceAnswers(session).filter(({ word_id }) => word_id === second)
  const wrong = practiceAnswers(session)
    .filter(({ word_id }) => word_id === third)
    .slice(0, 1)
    .map((answer) => ({ ...answer, given: 'nothing' }))
  expect([right.length, wrong.length]).toEqual([1, 1])
  await app.call(answerPractice, { params: { id: session.id }, body: { answers: [...right, ...wrong] } }, ann.token)
  const [, , after] = stepsOf(await app.call(getPractice, { params: { id: session.id } }, ann.token))
  expect(after).toBeUndefined()
  expect(stepsOf(await practice())[1]).toBeDefined()
  expect(stepsOf(await practice())[2]).toBeUndefined()
})

test('a level follows it, when it is started and when it is read again; other options are as they were', async () => {
  const { run: first } = await play(app, ann.token)
  const all = asked(first).map(({ wordId }) => wordId)
  for (const [index, wordId] of all.entries()) await remember(wordId, index === 0 ? 3 : 2, index === 1 ? 10 : 30)
  const expected = all.map((_, index) => [undefined, 'both'][index] ?? (index === 0 ? undefined : 'en'))
  await change({ meanings_fade: true })
  const run = await start(app, ann.token)
  expect(stepsOf(run, all)).toEqual(expected)
  expect(stepsOf(await app.call(getRun, { params: { id: run.id } }, ann.token), all)).toEqual(expected)
  const questioned = new Set(run.questions.flatMap(wordsAsked))
  expect(run.words.filter(({ id, faded_to: step }) => step && !questioned.has(id))).toEqual([])
})

test('the memory of one learner fades nothing for another', async () => {
  await learnThree()
  ann = await app.user()
  await change({ meanings_fade: true })
  expect(stepsOf(await practice())).toEqual([undefined, undefined, undefined])
})
