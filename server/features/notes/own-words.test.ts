import { randomUUID } from 'node:crypto'
import { answerFlashcards } from '#contract/flashcards'
import { answerPractice, finishPractice, startPractice, type Practice } from '#contract/practice'
import { getReviews, listKnown, listMissed, markKnown, startReview } from '#contract/reviews'
import type { Question } from '#contract/challenges'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { adding, makeNote, send } from '#tests/notes'
import type { Person } from '#tests/people'
import { practiceAnswers } from '#tests/practise'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { users } from '../../db/schema/accounts.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { rebuildCards } from '../answers/index.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

/** A note of this learner with own words on it. */
async function writeDown(person: Person, own: Record<string, string>) {
  const note = await makeNote(app, person.token)
  const page = note.pages[0]?.id ?? ''
  const changes = Object.entries(own).map(([word, meaning]) => ({ ...adding(page, word), meaning }))
  await send(app, person.token, note.id, note.version, changes)
  return { note, ids: changes.map(({ id }) => id) }
}

const begin = (body: object, token = ann.token) =>
  app.call(startPractice, { body: { id: randomUUID(), ...body } }, token)

async function playThrough(practice: Practice, token = ann.token) {
  app.advance(MINUTE)
  await app.call(answerPractice, { params: { id: practice.id }, body: { answers: practiceAnswers(practice) } }, token)
  return app.call(finishPractice, { params: { id: practice.id } }, token)
}

const cardsOf = (person: Person) => app.db.select().from(cards).where(eq(cards.userId, person.id))
const wordsOf = ({ words }: Practice) => Object.fromEntries(words.map(({ headword, id }) => [headword, id]))

test.each<[string, Question['kind'][]]>([
  ['typing', ['type_word']],
  ['listening', ['listen_and_type']],
  ['spelling', ['spell_word']],
  ['choosing the meaning', ['choose_meaning']],
  ['choosing the word', ['choose_word']],
])('an own word is practised by %s, moves a card and earns nothing', async (_, kinds) => {
  await writeDown(ann, { 'give up': '放弃' })
  const practice = await begin({ words: ['Give  up'], kinds })
  expect(practice.not_found).toEqual([])
  expect(practice.questions.map(({ kind }) => kind)).toEqual(kinds)
  const word = practice.words.find(({ headword }) => headword === 'give up')
  expect(word).toMatchObject({ meaning: { zh: '放弃', en: '放弃' }, picture: null, ipa_us: null })
  expect(word?.id).toBeLessThan(0)
  expect(await playThrough(practice)).toMatchObject({ right_at_first_try: 1, total: 1, points: 0 })
  expect(await cardsOf(ann)).toMatchObject([{ wordId: word?.id, reps: 1 }])
})

test('a quiz mixes own words with those of the dictionary, which earn points', async () => {
  await writeDown(ann, { 'give up': '放弃', 'look after': '照顾' })
  const practice = await begin({ words: ['give up', 'dog', 'look after', 'cat'] })
  const asked = new Set(practice.questions.flatMap((each) => ('word_id' in each ? each.word_id : each.left)))
  expect(asked.size).toBe(4)
  expect(await playThrough(practice)).toMatchObject({ right_at_first_try: 4, total: 4, points: 20 })
})

test('what was missed is in the book, practised again, and can be marked as known', async () => {
  await writeDown(ann, { 'give up': '放弃' })
  const practice = await begin({ words: ['give up'], kinds: ['type_word'] })
  const [right] = practiceAnswers(practice)
  if (!right) throw new Error('one word is asked')
  app.advance(MINUTE)
  const given = [{ ...right, id: randomUUID(), given: 'give in' }, right]
  await app.call(answerPractice, { params: { id: practice.id }, body: { answers: given } }, ann.token)
  const { missed } = await app.call(finishPractice, { params: { id: practice.id } }, ann.token)
  const id = wordsOf(practice)['give up'] ?? 0
  expect(missed).toEqual([{ word_id: id, given: 'give in' }])
  const book = await app.call(listMissed, { query: {} }, ann.token)
  expect(book.words).toMatchObject([{ word: { id, headword: 'give up' }, last: { given: 'give in' }, known: false }])
  expect((await begin({ word_ids: [id] })).questions.length).toBeGreaterThan(0)
  await app.call(markKnown, { body: { word_ids: [id], known: true } }, ann.token)
  expect((await app.call(listKnown, { query: {} }, ann.token)).words).toMatchObject([{ word: { headword: 'give up' } }])
  expect(await app.refused(startPractice, { body: { id: randomUUID(), word_ids: [id] } }, ann.token)).toMatchObject({
    code: 'practice_empty',
  })
})

test('what was right when it was answered stays right, though the word has gone since', async () => {
  await writeDown(ann, { 'give up': '放弃' })
  const practice = await begin({ words: ['give up'] })
  app.advance(MINUTE)
  const body = { answers: practiceAnswers(practice) }
  await app.call(answerPractice, { params: { id: practice.id }, body }, ann.token)
  await app.db.delete(ownWords).where(eq(ownWords.userId, ann.id))
  expect(await app.call(finishPractice, { params: { id: practice.id } }, ann.token)).toMatchObject({
    right_at_first_try: 1,
    missed: [],
  })
})

test('it comes back in reviews with the meaning that was written last', async () => {
  const { note, ids } = await writeDown(ann, { 'give up': '放弃' })
  await playThrough(await begin({ words: ['give up'] }))
  await send(app, ann.token, note.id, note.version + 1, [
    { type: 'set_entry', id: ids[0] ?? '', field: 'meaning', value: '放弃；认输', was: '放弃' },
  ])
  app.advance(10 * DAY)
  expect(await app.call(getReviews, {}, ann.token)).toMatchObject({ due: 1 })
  const review = await app.call(startReview, { body: { id: randomUUID() } }, ann.token)
  const asked = review.words.find(({ headword }) => headword === 'give up')
  expect(asked).toMatchObject({ meaning: { zh: '放弃；认输' } })
  expect(await playThrough(review)).toMatchObject({ total: 1, points: 0 })
  expect(await cardsOf(ann)).toMatchObject([{ wordId: asked?.id, reps: 2 }])
})

test('a flashcard of an own word moves its card; one that has not arrived yet is not acknowledged', async () => {
  await writeDown(ann, { 'give up': '放弃' })
  const answer = (word: string) => ({ id: randomUUID(), word, knew: true, ms: 1_500 })
  const [known, coming] = [answer('give up'), answer('look after')]
  const body = { round: randomUUID(), answers: [known, coming] }
  expect(await app.call(answerFlashcards, { body }, ann.token)).toEqual({ acknowledged: [known.id] })
  expect(await cardsOf(ann)).toHaveLength(1)
  await writeDown(ann, { 'look after': '照顾' })
  expect((await app.call(answerFlashcards, { body }, ann.token)).acknowledged).toHaveLength(2)
  expect(await cardsOf(ann)).toHaveLength(2)
})

test('without a meaning, or not spelled in letters, it is not asked about', async () => {
  await writeDown(ann, { 'give up': ' ', 放弃: 'give up' })
  const practice = await begin({ words: ['give up', '放弃', 'dog'] })
  expect(practice.not_found).toEqual(['give up', '放弃'])
  expect(await app.refused(startPractice, { body: { id: randomUUID(), words: ['give up'] } }, ann.token)).toMatchObject(
    { code: 'practice_empty' },
  )
})

test('no other learner reaches it by its text or its id', async () => {
  await writeDown(ann, { 'give up': '放弃' })
  const id = wordsOf(await begin({ words: ['give up'] }))['give up'] ?? 0
  const bob = await app.user()
  const other = await begin({ words: ['give up', 'dog'], word_ids: [id] }, bob.token)
  expect(other.not_found).toEqual(['give up'])
  expect(other.words.some(({ headword }) => headword === 'give up')).toBe(false)
  expect(await app.refused(markKnown, { body: { word_ids: [id], known: true } }, bob.token)).toMatchObject({
    code: 'word_invalid',
  })
  const card = { id: randomUUID(), word_id: id, knew: true, ms: 1_000 }
  await app.call(answerFlashcards, { body: { round: randomUUID(), answers: [card] } }, bob.token)
  expect(await cardsOf(bob)).toEqual([])
  expect(
    await app.refused(
      answerPractice,
      {
        params: { id: other.id },
        body: {
          answers: [
            { id: randomUUID(), word_id: id, kind: 'type_word', given: 'give up', hinted: false, slips: 0, ms: 900 },
          ],
        },
      },
      bob.token,
    ),
  ).toMatchObject({ code: 'answer_foreign' })
})

test('its card is built again from the log, and goes with the learner', async () => {
  await writeDown(ann, { 'give up': '放弃' })
  await playThrough(await begin({ words: ['give up', 'dog'] }))
  const before = await cardsOf(ann)
  await app.db.delete(cards).where(eq(cards.userId, ann.id))
  expect(await app.db.transaction((tx) => rebuildCards(tx, { id: ann.id, retention: 0.9, memoryWeights: null }))).toBe(
    2,
  )
  const byWord = (rows: typeof before) => rows.toSorted((a, b) => a.wordId - b.wordId)
  expect(byWord(await cardsOf(ann))).toEqual(byWord(before))
  await app.db.delete(users).where(eq(users.id, ann.id))
  expect(await app.db.$count(ownWords, eq(ownWords.userId, ann.id))).toBe(0)
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(0)
})
