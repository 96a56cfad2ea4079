import { randomUUID } from 'node:crypto'
import type { Answer } from '#contract/challenges'
import { answerPractice, finishPractice, getPractice, startPractice, type Practice } from '#contract/practice'
import { markKnown } from '#contract/reviews'
import { getStats } from '#contract/profile'
import { wordsAsked } from '#rules/run'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { practiceAnswers, rightAnswers } from '#tests/practise'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { examples, forms, words } from '../../db/schema/words.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  const [mouse] = await app.db.select().from(words).where(eq(words.headword, 'mouse'))
  await app.db.insert(forms).values({ form: 'mice', wordId: mouse?.id ?? 0, kind: 'plural' })
  const [phrase] = await app.db
    .insert(words)
    .values({ headword: 'run away', meaningZh: '逃跑', meaningEn: 'to leave fast', reviewed: true })
    .returning()
  await app.db.insert(forms).values({ form: 'ran away', wordId: phrase?.id ?? 0, kind: 'past' })
  await app.db
    .insert(examples)
    .values({ wordId: mouse?.id ?? 0, position: 1, en: 'The mouse ran under the bed.', zh: '老鼠跑到了床底下。' })
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const begin = (body: object, token = ann.token) =>
  app.call(startPractice, { body: { id: randomUUID(), ...body } }, token)

async function playThrough(practice: Practice, token = ann.token) {
  app.advance(MINUTE)
  const given = practiceAnswers(practice)
  await app.call(answerPractice, { params: { id: practice.id }, body: { answers: given } }, token)
  return app.call(finishPractice, { params: { id: practice.id } }, token)
}

describe('a practice', () => {
  test('takes words as they were typed, and says which it does not know', async () => {
    const practice = await begin({ words: ['mice', 'DOG', 'dog', 'blorb', ' '] })
    expect(practice.not_found).toEqual(['blorb'])
    const asked = new Set(practice.questions.flatMap((each) => ('word_id' in each ? [each.word_id] : each.left)))
    const named = practice.words.filter(({ id }) => asked.has(id)).map(({ headword }) => headword)
    expect(named.toSorted()).toEqual(['dog', 'mouse'])
    expect(practice.questions).toHaveLength(6)
  })

  test('is played like everything: points, cards, the day, and one result however often it is ended', async () => {
    const practice = await begin({ words: ['mouse', 'cat', 'dog', 'fox', 'bear', 'lion'] })
    const result = await playThrough(practice)
    expect(result).toMatchObject({ right_at_first_try: 6, total: 6, points: 60, missed: [], current_streak: 1 })
    expect(await app.call(finishPractice, { params: { id: practice.id } }, ann.token)).toEqual(result)
    expect((await app.call(getPractice, { params: { id: practice.id } }, ann.token)).result).toEqual(result)
    expect(await app.db.$count(cards, eq(cards.userId, ann.id))).toBe(6)
    expect(await app.call(getStats, {}, ann.token)).toMatchObject({ points: 60, current_streak: 1 })
  })

  test('asks a word in several ways, of which the first counts', async () => {
    const practice = await begin({ words: ['mouse'] })
    expect(practice.questions.map(({ kind }) => kind)).toHaveLength(3)
    expect(await playThrough(practice)).toMatchObject({ right_at_first_try: 1, total: 1, points: 10 })
    const counted = and(eq(answers.userId, ann.id), eq(answers.first, true))
    expect(await app.db.$count(answers, counted)).toBe(1)
  })

  test.each(['choose_meaning', 'choose_word', 'spell_word', 'type_word', 'listen_and_type'] as const)(
    'asks a phrase by %s, also when it was typed inflected',
    async (kind) => {
      const practice = await begin({ words: ['ran away'], kinds: [kind] })
      expect(practice.not_found).toEqual([])
      expect(practice.questions.map((question) => question.kind)).toEqual([kind])
      expect(await playThrough(practice)).toMatchObject({ right_at_first_try: 1, points: 10 })
    },
  )

  test('with a sentence to put in order is right whatever its capitals', async () => {
    const practice = await begin({ words: ['mouse'], kinds: ['arrange_sentence'] })
    expect(practice.questions).toMatchObject([{ sentence: 'The mouse ran under the bed.', zh: '老鼠跑到了床底下。' }])
    expect(await playThrough(practice)).toMatchObject({ right_at_first_try: 1 })
  })

  test('cannot be ended while a word is open; a missed one is named in the result', async () => {
    const practice = await begin({ words: ['dog', 'cat'], kinds: ['type_word'] })
    app.advance(MINUTE)
    const [first, second] = practice.questions
    if (!first || !second) throw new Error('two questions are asked')
    const wrong = rightAnswers(practice, first).map((answer) => ({ ...answer, given: 'blorb' }))
    const params = { id: practice.id }
    const give = (given: Answer[]) => app.call(answerPractice, { params, body: { answers: given } }, ann.token)
    await give([...wrong, ...rightAnswers(practice, second)])
    expect((await app.refused(finishPractice, { params }, ann.token)).code).toBe('run_unfinished')
    await give(rightAnswers(practice, first))
    expect(await app.call(finishPractice, { params }, ann.token)).toMatchObject({
      right_at_first_try: 1,
      missed: [{ given: 'blorb' }],
    })
  })

  test('skips words marked as known, however they were asked for, until the mark is taken back', async () => {
    const [dog, cat] = (await begin({ words: ['dog', 'cat'], kinds: ['type_word'] })).words.map(({ id }) => id)
    const asked = async (body: object) => (await begin({ ...body, kinds: ['type_word'] })).questions.flatMap(wordsAsked)
    const mark = (word_ids: unknown[], known: boolean) =>
      app.call(markKnown, { body: { word_ids: word_ids.map(Number), known } }, ann.token)
    await mark([dog], true)
    expect(await asked({ words: ['dog', 'cat'] })).toEqual([cat])
    expect(await asked({ word_ids: [dog, cat] })).toEqual([cat])
    await mark([cat], true)
    const none = { body: { id: randomUUID(), words: ['dog', 'cat'] } }
    expect((await app.refused(startPractice, none, ann.token)).code).toBe('practice_empty')
    await mark([dog, cat], false)
    expect(await asked({ words: ['dog', 'cat'] })).toHaveLength(2)
  })

  test('the same id is the same practice, and goes on where it was', async () => {
    const id = randomUUID()
    const practice = await begin({ id, words: ['dog', 'cat'] })
    const [question] = practice.questions
    if (!question) throw new Error('a question is asked')
    app.advance(MINUTE)
    const given = rightAnswers(practice, question)
    const body = { answers: [...given, ...given] }
    expect(await app.call(answerPractice, { params: { id }, body }, ann.token)).toMatchObject({ points: 10 })
    expect(await app.call(answerPractice, { params: { id }, body }, ann.token)).toMatchObject({ points: 0 })
    const again = await begin({ id, words: ['lion'] })
    expect(again).toEqual({ ...practice, answers: given })
  })

  test('asks nothing to be heard when nothing can be heard', async () => {
    const practice = await begin({ words: ['dog', 'cat', 'fox', 'bear', 'lion', 'pig', 'cow'], listening: false })
    expect(practice.questions.map(({ kind }) => kind)).not.toContain('listen_and_type')
  })

  test('answers faster than a person are worth nothing', async () => {
    const practice = await begin({ words: ['dog', 'cat'], kinds: ['type_word'] })
    const given = practiceAnswers(practice)
    const params = { id: practice.id }
    await app.call(answerPractice, { params, body: { answers: given } }, ann.token)
    expect(await app.call(finishPractice, { params }, ann.token)).toMatchObject({ points: 0, current_streak: 0 })
  })
})

describe('no practice', () => {
  const refusal = (body: object, token = ann.token) =>
    app.refused(startPractice, { body: { id: randomUUID(), ...body } }, token)

  test('without words, or without a question that fits', async () => {
    expect((await refusal({ words: [] })).code).toBe('practice_empty')
    expect((await refusal({ words: ['blorb'], word_ids: [2_147_483_647] })).code).toBe('practice_empty')
    expect((await refusal({ words: ['dog'], kinds: ['arrange_sentence'] })).code).toBe('quiz_impossible')
  })

  test('of more than fifty words', async () => {
    expect((await refusal({ words: Array.from({ length: 51 }, () => 'dog') })).status).toBe(400)
  })

  test('for guests, after a day, or with another’s answers', async () => {
    expect((await refusal({ words: ['dog'] }, (await app.guest()).token)).code).toBe('guest_not_allowed')
    const practice = await begin({ words: ['dog'] })
    const [question] = practice.questions
    if (!question) throw new Error('a question is asked')
    const foreign = rightAnswers(practice, question).map((answer) => ({ ...answer, word_id: answer.word_id + 1 }))
    const params = { id: practice.id }
    const give = (given: Answer[]) => app.refused(answerPractice, { params, body: { answers: given } }, ann.token)
    expect((await give(foreign)).code).toBe('answer_foreign')
    app.advance(DAY + 1)
    expect((await give(rightAnswers(practice, question))).code).toBe('run_expired')
  })
})
