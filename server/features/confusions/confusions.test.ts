// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { startRun, type Question } from '#contract/challenges'
import { listConfusions, startDrill, type ConfusionKind } from '#contract/confusions'
import { answerPractice, finishPractice, startPractice, type Practice } from '#contract/practice'
import { startReview } from '#contract/reviews'
import { wordsAsked } from '#rules/run'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { A_WHILE, DEMO } from '#tests/play'
import { practiceAnswers, practise, rightAnswers } from '#tests/practise'
import { findWordId } from '#tests/word-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { relations, words } from '../../db/schema/words.ts'

let app: TestApp
let ann: Person
let cat: number
let bear: number
let pear: number
beforeAll(async () => {
  app = await createTestApp()
  const idOf = (headword: string) => findWordId(app.db, headword)
  ;[cat, bear, pear] = [await idOf('cat'), await idOf('bear'), await idOf('pear')]
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

type Kind = Question['kind']
const ask = (wordIds: readonly number[], kinds: readonly Kind[], person = ann) =>
  app.call(startPractice, { body: { id: randomUUID(), word_ids: [...wordIds], kinds: [...kinds] } }, person.token)

/** Answers the question about a word with what is given, then everything right. */
async function give(practice: Practice, wordId: number, given: string, person = ann): Promise<void> {
  app.advance(A_WHILE)
  const question = practice.questions.find((each) => wordsAsked(each).includes(wordId))
  const [right] = question ? rightAnswers(practice, question) : []
  if (!right) throw new Error('The practice does not ask for the word.')
  const list = [{ ...right, given }, ...practiceAnswers(practice).map((answer) => ({ ...answer, id: randomUUID() }))]
  await app.call(answerPractice, { params: { id: practice.id }, body: { answers: list } }, person.token)
  await app.call(finishPractice, { params: { id: practice.id } }, person.token)
}
const type = async (wordId: number, given: string, kind: Kind = 'type_word', person = ann) =>
  give(await ask([wordId], [kind], person), wordId, given, person)
const read = async (word?: number, person = ann) =>
  (await app.call(listConfusions, { query: word === undefined ? {} : { word } }, person.token)).pairs
const told = (pairs: Awaited<ReturnType<typeof read>>) =>
  pairs.map(({ words: pair, kinds, held }) => [
    pair.map(({ headword }) => headword).join(' '),
    kinds.map(({ kind, times }) => `${kind} ${times.join()}`).join(' '),
    held,
  ])

describe('what a learner takes for what', () => {
  test('is empty before the first mistake, and no other learner’s', async () => {
    expect(await read()).toEqual([])
    const bo = await app.user()
    await type(bear, 'pear', 'type_word', bo)
    expect(await read()).toEqual([])
    expect(told(await read(undefined, bo))).toEqual([['bear pear', 'spelling 1,0', false]])
  })

  test('tells look-alikes, sound-alikes and meanings apart, and counts both directions', async () => {
    await type(bear, ' Pear')
    await type(pear, 'bear')
    await type(cat, 'bat', 'listen_and_type')
    await type(bear, 'tiger')
    await type(bear, 'beer') // No word of the dictionary.
    expect(told(await read())).toEqual([
      ['bear pear', 'spelling 1,1', false],
      ['bear tiger', 'meaning 1,0', false],
      ['cat bat', 'sound 1,0', false],
    ])
  })

  test('takes one wrong choice for a guess, and two for a confusion', async () => {
    const question = async () => {
      const practice = await ask([bear], ['choose_meaning'])
      const [first] = practice.questions
      return { practice, options: first && 'options' in first ? first.options : [] }
    }
    const { practice, options } = await question()
    const other = options.find((id) => id !== bear) ?? 0
    await give(practice, bear, String(other))
    expect(await read()).toEqual([])
    const again = await question()
    await give(again.practice, bear, String(other))
    const [pair] = await read()
    expect(pair?.words.map(({ id }) => id)).toEqual([bear, other].toSorted((a, b) => a - b))
    expect(pair?.kinds).toMatchObject([{ held: false }])
  })

  test('is of one word where a page asks for it, whichever was asked and whichever was given', async () => {
    await type(bear, 'pear')
    await type(cat, 'bat')
    for (const word of [bear, pear]) expect(told(await read(word))).toEqual([['bear pear', 'spelling 1,0', false]])
    expect(await read(await findWordId(app.db, 'dog'))).toEqual([])
    expect(await app.refused(listConfusions, { query: { word: 9e9 } }, ann.token)).toMatchObject({ status: 400 })
  })

  test('leaves out words that mean the same, and what a hidden word was', async () => {
    await type(bear, 'tiger')
    await app.db.insert(relations).values({ wordId: bear, kind: 'synonym', other: 'tiger' })
    expect(await read()).toEqual([])
    await app.db.delete(relations).where(eq(relations.wordId, bear))
    const tiger = eq(words.headword, 'tiger')
    await app.db.update(words).set({ hidden: true }).where(tiger)
    expect(await read()).toEqual([])
    await app.db.update(words).set({ hidden: false }).where(tiger)
    expect(await read()).toHaveLength(1)
  })

  test('leaves out answers faster than a person, later ones of a session, and those of more than a year ago', async () => {
    const practice = await ask([bear], ['type_word'])
    const [question] = practice.questions
    const [right] = question ? rightAnswers(practice, question) : []
    const quick = right ? [{ ...right, given: 'pear' }] : []
    await app.call(answerPractice, { params: { id: practice.id }, body: { answers: quick } }, ann.token)
    expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(1)
    expect(await read()).toEqual([])

    await type(cat, 'bat')
    expect(await read()).toHaveLength(1)
    await app.db
      .update(answers)
      .set({ at: new Date(app.now().getTime() - 366 * DAY) })
      .where(eq(answers.userId, ann.id))
    expect(await read()).toEqual([])
  })

  test('is held apart after two days with both right, and open again with the next mistake', async () => {
    await type(bear, 'pear')
    for (const held of [false, true]) {
      app.advance(DAY)
      await practise(app, ann.token, await ask([bear, pear], ['type_word']))
      expect(told(await read())).toEqual([['bear pear', 'spelling 1,0', held]])
    }
    app.advance(DAY)
    await type(pear, 'bear')
    expect(told(await read())).toEqual([['bear pear', 'spelling 1,1', false]])
  })
})

describe('a drill', () => {
  const drill = (kind: ConfusionKind, given: object = {}) =>
    app.call(startDrill, { body: { id: randomUUID(), word_ids: [bear, pear], kind, ...given } }, ann.token)

  test('asks about both words, what they are confused in first, and its answers count in the one log', async () => {
    await type(bear, 'pear')
    const practice = await drill('spelling')
    expect(practice.questions.slice(0, 2).map(({ kind }) => kind)).toEqual(['type_word', 'type_word'])
    expect([...new Set(practice.questions.flatMap(wordsAsked))].toSorted((a, b) => a - b)).toEqual(
      [bear, pear].toSorted((a, b) => a - b),
    )
    const choice = practice.questions.find((question) => 'options' in question)
    expect(choice).toMatchObject({ options: expect.arrayContaining([bear, pear]) as number[] })
    for (let day = 0; day < 2; day += 1) {
      app.advance(DAY)
      const result = await practise(app, ann.token, await drill('spelling'))
      expect(result).toMatchObject({ total: 2, right_at_first_try: 2 })
    }
    expect(await read()).toMatchObject([{ held: true }])
    const reps = await app.db.select({ wordId: cards.wordId }).from(cards).where(eq(cards.userId, ann.id))
    expect(reps.map(({ wordId }) => wordId)).toEqual(expect.arrayContaining([bear, pear]))
  })

  test('is the same for the same id, and asks nothing to be heard of who cannot listen', async () => {
    const id = randomUUID()
    const first = await drill('sound', { id })
    expect(await drill('meaning', { id })).toEqual(first)
    expect(first.questions[0]?.kind).toBe('listen_and_type')
    const silent = await drill('sound', { listening: false })
    expect(silent.questions.map(({ kind }) => kind)).not.toContain('listen_and_type')
  })

  test('is refused for one word twice, for words that are not there, and for another’s own', async () => {
    const refuse = (wordIds: [number, number]) =>
      app.refused(startDrill, { body: { id: randomUUID(), word_ids: wordIds, kind: 'meaning' } }, ann.token)
    for (const other of [bear, 2_000_000_000, -7])
      expect(await refuse([bear, other])).toMatchObject({ status: 404, code: 'practice_empty' })
  })
})

describe('a confused pair', () => {
  const meets = (practice: Pick<Practice, 'questions'>) =>
    practice.questions.some(
      (question) => 'options' in question && [bear, pear].every((id) => question.options.includes(id)),
    )

  test('never meets in a question of a practice, a review or a level until it is held apart', async () => {
    // In a level of their own the two would be options of each other.
    const level = ['bear', 'pear', 'panda', 'koala', 'fox', 'rabbit', 'mouse', 'dog']
    const ids = await Promise.all(level.map((headword) => findWordId(app.db, headword)))
    await practise(app, ann.token, await ask(ids, ['choose_meaning', 'choose_word']))
    await type(bear, 'pear')
    for (let time = 0; time < 5; time += 1) {
      const practice = await ask(ids, ['choose_meaning'])
      expect(meets(practice)).toBe(false)
      const asked = practice.questions.flatMap(wordsAsked)
      expect(Math.abs(asked.indexOf(bear) - asked.indexOf(pear))).toBeGreaterThan(3)
    }
    app.advance(3 * DAY)
    const review = await app.call(startReview, { body: { id: randomUUID() } }, ann.token)
    const asked = review.questions.flatMap(wordsAsked)
    expect(asked).toEqual(expect.arrayContaining([bear, pear]))
    expect(meets(review)).toBe(false)
    expect(Math.abs(asked.indexOf(bear) - asked.indexOf(pear))).toBeGreaterThan(3)
    for (let time = 0; time < 5; time += 1) {
      const run = await app.call(startRun, { body: { ...DEMO, id: randomUUID() } }, ann.token)
      expect(meets(run)).toBe(false)
    }
  })
})
