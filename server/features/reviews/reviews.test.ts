import { randomUUID } from 'node:crypto'
import { answerPractice, finishPractice, getPractice, startPractice } from '#contract/practice'
import { getReviews, listKnown, listMissed, markKnown, startReview } from '#contract/reviews'
import { getProgress, getStats, updateUser } from '#contract/profile'
import { wordsAsked } from '#rules/run'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { answerAll, practiceAnswers, practise } from '#tests/practise'
import { toldScorer } from '#tests/scorers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards } from '../../db/schema/learning.ts'
import { examples, words } from '../../db/schema/words.ts'
import { rebuildCards } from '../answers/index.ts'

let app: TestApp
let ann: Person
let ids: number[]
beforeAll(async () => {
  app = await createTestApp({ scorer: toldScorer() })
  ids = (await app.db.select({ id: words.id }).from(words).orderBy(asc(words.id))).map(({ id }) => id)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const meet = async (wordIds: readonly number[], missed: readonly number[] = []) => {
  const practice = await app.call(startPractice, { body: { id: randomUUID(), word_ids: [...wordIds] } }, ann.token)
  return practise(app, ann.token, practice, missed)
}
const reviews = () => app.call(getReviews, {}, ann.token)
const begin = (body: object = {}) => app.call(startReview, { body: { id: randomUUID(), ...body } }, ann.token)
const cardsOf = () => app.db.select().from(cards).where(eq(cards.userId, ann.id)).orderBy(asc(cards.wordId))

describe('a review session', () => {
  test('is refused while nothing is due, and says when something will be', async () => {
    expect(await reviews()).toMatchObject({ due: 0, next: null, open: null, plan: null })
    expect(await app.refused(startReview, { body: { id: randomUUID() } }, ann.token)).toMatchObject({
      status: 404,
      code: 'review_none',
    })
    await meet(ids.slice(0, 8))
    const { due, next } = await reviews()
    expect(due).toBe(0)
    expect(next?.words).toBe(8)
    expect(new Date(next?.at ?? 0).getTime()).toBeGreaterThan(app.now().getTime())
  })

  test('asks the likeliest forgotten first, each word once, and moves every card on', async () => {
    await meet(ids.slice(0, 6), ids.slice(0, 3))
    await meet(ids.slice(6, 12))
    app.advance(2 * DAY)
    const at = app.now()
    const before = await cardsOf()
    const session = await begin()
    const asked = session.questions.flatMap(wordsAsked)
    expect([...asked].sort((a, b) => a - b)).toEqual(before.map(({ wordId }) => wordId))
    const risk = new Map(
      before.map(({ wordId, lastReview, stability }) => [
        wordId,
        (at.getTime() - (lastReview?.getTime() ?? 0)) / stability,
      ]),
    )
    const risks = asked.map((id) => risk.get(id) ?? 0)
    expect(risks).toEqual(risks.toSorted((a, b) => b - a))
    const result = await practise(app, ann.token, session)
    // Ten points for the first try, five on top because each was due.
    expect(result).toMatchObject({ right_at_first_try: 12, points: 12 * 15 })
    const own = await cardsOf()
    expect(own.length).toBeGreaterThanOrEqual(12)
    expect(own.filter(({ due }) => due <= app.now())).toEqual([])
    expect(await reviews()).toMatchObject({ due: 0, open: null })
  })

  test('goes on where it was left, on any device, and counts no answer twice', async () => {
    await meet(ids.slice(0, 20))
    app.advance(3 * DAY)
    const session = await begin({ words: 20 })
    const answers = practiceAnswers(session)
    app.advance(HOUR)
    const half = answers.slice(0, 10)
    const send = (list: typeof answers) =>
      app.call(answerPractice, { params: { id: session.id }, body: { answers: list } }, ann.token)
    const { points } = await send(half)
    expect(await send(half)).toMatchObject({ points: 0, acknowledged: half.map(({ id }) => id) })
    const { open } = await reviews()
    expect(open).toBe(session.id)
    const again = await app.call(getPractice, { params: { id: open ?? '' } }, ann.token)
    expect(again.answers.map(({ id }) => id)).toEqual(half.map(({ id }) => id))
    const rest = await send([...half.slice(-3), ...answers.slice(10)])
    const result = await app.call(finishPractice, { params: { id: session.id } }, ann.token)
    expect(result).toMatchObject({ total: 20, right_at_first_try: 20, points: points + rest.points })
  })

  test('asks a word that was forgotten eight times by its picture or in a sentence', async () => {
    const [first = 0, second = 0] = ids
    await meet([first, second])
    const due = { state: 2, stability: 60, lapses: 8, due: app.now() }
    await app.db.update(cards).set(due).where(eq(cards.userId, ann.id))
    const sentence = { wordId: first, position: 0, en: 'The dog ran home.', zh: '狗跑回了家。' }
    await app.db.insert(examples).values(sentence)
    const kindsAt = async (reps: number) => {
      for (const id of [first, second])
        await app.db
          .update(cards)
          .set({ reps: reps - id })
          .where(and(eq(cards.userId, ann.id), eq(cards.wordId, id)))
      const { questions } = await begin()
      return [first, second].map((id) => questions.find((each) => wordsAsked(each).includes(id))?.kind)
    }
    const turn = 3 * (first + second)
    expect(await kindsAt(turn)).toEqual(['choose_picture', 'choose_picture'])
    expect(await kindsAt(turn + 1)).toEqual(['arrange_sentence', 'choose_picture'])
    expect(await kindsAt(turn + 2)).toEqual(['spell_word', 'spell_word'])
    await app.db.delete(examples).where(eq(examples.wordId, first))
  })

  test('asks nothing that has to be heard when told so', async () => {
    await meet(ids.slice(0, 12))
    await app.db.update(cards).set({ state: 2, stability: 8, due: app.now() }).where(eq(cards.userId, ann.id))
    const heard = async (listening: boolean) =>
      (await begin({ listening })).questions.some(({ kind }) => kind === 'listen_and_type')
    expect([await heard(true), await heard(false)]).toEqual([true, false])
  })

  test('asks words to be said when the learner allows the microphone, online', async () => {
    await meet(ids.slice(0, 12))
    await app.db.update(cards).set({ state: 2, stability: 8, due: app.now() }).where(eq(cards.userId, ann.id))
    const isSaid = async (body: object) => (await begin(body)).questions.some(({ kind }) => kind === 'say_word')
    expect([await isSaid({ speaking: true }), await isSaid({})]).toEqual([true, false])
    expect(await isSaid({ speaking: true, offline: true })).toBe(false)
  })
})

describe('cards', () => {
  test('are what the log leads to, and follow the retention that is asked for', async () => {
    await meet(ids.slice(0, 8), ids.slice(0, 2))
    for (let round = 0; round < 4; round += 1) {
      app.advance(5 * DAY)
      if ((await reviews()).due > 0) await practise(app, ann.token, await begin(), [ids[round] ?? 0])
    }
    const before = await cardsOf()
    await app.db.update(cards).set({ stability: 99, reps: 0 }).where(eq(cards.userId, ann.id))
    await app.db.delete(cards).where(and(eq(cards.userId, ann.id), inArray(cards.wordId, ids.slice(0, 3))))
    expect(
      await app.db.transaction((tx) => rebuildCards(tx, { id: ann.id, retention: 0.9, memoryWeights: null })),
    ).toBe(8)
    expect(await cardsOf()).toEqual(before)

    await app.call(updateUser, { body: { retention: 0.8 } }, ann.token)
    const later = await cardsOf()
    expect(later.map(({ stability }) => stability)).toEqual(before.map(({ stability }) => stability))
    expect(later.filter((card, index) => card.due > (before[index]?.due ?? card.due)).length).toBeGreaterThan(4)
    await app.call(updateUser, { body: { retention: 0.9 } }, ann.token)
    expect(await cardsOf()).toEqual(before)
    expect(await app.refused(updateUser, { body: { retention: 0.99 } }, ann.token)).toMatchObject({ status: 400 })
  })

  test('are not built again for a retention that stays, nor more than twenty times an hour', async () => {
    await meet(ids.slice(0, 2))
    const wish = { retention: 0.9 }
    const spoilt = { stability: 99 }
    await app.db.update(cards).set(spoilt).where(eq(cards.userId, ann.id))
    await app.call(updateUser, { body: wish }, ann.token)
    expect(await cardsOf()).toMatchObject([spoilt, spoilt])
    for (let time = 0; time < 20; time += 1)
      await app.call(updateUser, { body: { retention: time % 2 ? 0.9 : 0.8 } }, ann.token)
    expect(await app.refused(updateUser, { body: { retention: 0.85 } }, ann.token)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    })
    await app.call(updateUser, { body: { ...wish, weekly_goal: 30 } }, ann.token)
    app.advance(HOUR)
    expect(await app.call(updateUser, { body: { retention: 0.85 } }, ann.token)).toMatchObject({ retention: 0.85 })
  })
})

describe('words', () => {
  test('that were missed stand in the book with what was answered, until they are right again', async () => {
    const [first = 0, second = 0] = ids
    await meet(ids.slice(0, 8), [first, second])
    const { words: book } = await app.call(listMissed, { query: {} }, ann.token)
    expect(book.map(({ word }) => word.id)).toEqual([first, second])
    expect(book[0]).toMatchObject({ times: 1, recovered: false, known: false, last: { given: 'nothing' } })
    const session = await begin({ words_from: 'missed' })
    expect(session.questions.flatMap(wordsAsked).toSorted((a, b) => a - b)).toEqual([first, second])
    await practise(app, ann.token, session, [second])
    const { words: after } = await app.call(listMissed, { query: {} }, ann.token)
    expect(after.map(({ word, times, recovered }) => [word.id, times, recovered])).toEqual([
      [second, 2, false],
      [first, 1, true],
    ])
  })

  test('marked as known are asked no more among those missed', async () => {
    await meet(ids.slice(0, 8), ids.slice(0, 2))
    await app.call(markKnown, { body: { word_ids: ids.slice(0, 1), known: true } }, ann.token)
    expect((await begin({ words_from: 'missed' })).questions.flatMap(wordsAsked)).toEqual([ids[1]])
    await app.call(markKnown, { body: { word_ids: ids.slice(1, 2), known: true } }, ann.token)
    const again = { body: { id: randomUUID(), words_from: 'missed' as const } }
    expect((await app.refused(startReview, again, ann.token)).code).toBe('review_none')
  })

  test('marked as known are never due, until the mark is taken back', async () => {
    await meet(ids.slice(0, 5))
    app.advance(5 * DAY)
    const mark = (known: boolean) => app.call(markKnown, { body: { word_ids: ids.slice(0, 2), known } }, ann.token)
    await mark(true)
    await mark(true)
    expect(await reviews()).toMatchObject({ due: 3 })
    expect(await app.call(getStats, {}, ann.token)).toMatchObject({ due: 3, total_words: 5 })
    expect((await begin()).questions.flatMap(wordsAsked)).toHaveLength(3)
    expect((await app.call(listKnown, { query: {} }, ann.token)).words).toHaveLength(2)
    await mark(false)
    expect(await reviews()).toMatchObject({ due: 5 })
    expect(await app.refused(markKnown, { body: { word_ids: [2_000_000_000], known: true } }, ann.token)).toMatchObject(
      { status: 404 },
    )
  })
})

test('words that the dictionary has lost are due nowhere: on no screen, in no count, on no coming day', async () => {
  await meet(ids.slice(0, 5))
  const hide = (hidden: boolean) =>
    app.db
      .update(words)
      .set({ hidden })
      .where(inArray(words.id, ids.slice(0, 2)))
  const forecast = async () =>
    (await app.call(getProgress, {}, ann.token)).forecast.reduce((sum, { count }) => sum + count, 0)
  await hide(true)
  try {
    expect((await reviews()).next).toMatchObject({ words: 3 })
    expect(await forecast()).toBe(3)
    app.advance(5 * DAY)
    expect(await reviews()).toMatchObject({ due: 3, next: null })
    expect(await app.call(getStats, {}, ann.token)).toMatchObject({ due: 3, total_words: 5 })
    expect(await forecast()).toBe(3)
  } finally {
    await hide(false)
  }
  expect(await app.call(getStats, {}, ann.token)).toMatchObject({ due: 5 })
})

test('ten new words a day are good, fewer are left after some, none while much is due', async () => {
  const fresh = async () => (await reviews()).new_words
  expect(await fresh()).toEqual({ per_day: 10, begun: 0, left: 10, waiting: false })
  await meet(ids.slice(0, 8))
  await meet(ids.slice(4, 8))
  expect(await fresh()).toMatchObject({ begun: 8, left: 2 })
  await meet(ids.slice(6, 14))
  expect(await fresh()).toMatchObject({ begun: 14, left: 0, waiting: false })
  app.advance(DAY)
  await meet(ids.slice(0, 12))
  // Known words answered again are not new.
  expect(await fresh()).toMatchObject({ begun: 0, left: 10 })
  const others = await app.db
    .insert(words)
    .values(Array.from({ length: 101 }, (_, nth) => ({ headword: `due${nth}`, meaningZh: '词', meaningEn: 'a word' })))
    .returning({ id: words.id })
  const card = { stability: 1, difficulty: 5, scheduledDays: 1, learningSteps: 0, reps: 1, lapses: 0, state: 2 }
  const due = others.map(({ id }) => ({ ...card, userId: ann.id, wordId: id, due: app.now() }))
  await app.db.insert(cards).values(due)
  expect(await fresh()).toMatchObject({ left: 0, waiting: true })
  await app.db
    .update(words)
    .set({ hidden: true })
    .where(
      inArray(
        words.id,
        others.map(({ id }) => id),
      ),
    )
})

test('who comes back after days away is offered a plan, and who is here is not', async () => {
  await meet(ids.slice(0, 50))
  app.advance(DAY)
  expect((await reviews()).plan).toBeNull()
  app.advance(5 * DAY)
  const { due, plan, at_risk } = await reviews()
  expect(due).toBe(50)
  expect(plan).toEqual({ per_day: 10, days: 5, left_today: 10 })
  expect(at_risk).toBeGreaterThan(0)
  const session = await begin({ words: 10 })
  await answerAll(app, ann.token, session)
  await app.call(finishPractice, { params: { id: session.id } }, ann.token)
  expect((await reviews()).plan).toMatchObject({ left_today: 0 })
})
