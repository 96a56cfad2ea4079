import { randomUUID } from 'node:crypto'
import { adminGetWord, adminListWords, saveWord } from '#contract/word-manager'
import { finishRun, getRun, type Question } from '#contract/challenges'
import { finishPractice, getPractice, startPractice } from '#contract/practice'
import { getReviews, startReview } from '#contract/reviews'
import { getWord, reportWord, searchWords } from '#contract/words'
import { wordsAsked } from '#rules/run'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { start } from '#tests/play'
import { practise } from '#tests/practise'
import { findWordId } from '#tests/word-ids'
import { and, eq } from 'drizzle-orm'
import { eventually } from '#tests/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards } from '../../../db/schema/learning.ts'
import { words } from '../../../db/schema/words.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

const idOf = (headword: string) => findWordId(app.db, headword)
const hide = async (headword: string, version: number, value: boolean | null) =>
  app.call(
    saveWord,
    { params: { word: await idOf(headword) }, body: { changes: { hidden: { version, value } } } },
    admin.token,
  )

/** The same over whatever version stands. */
const hideNow = async (headword: string, value: boolean | null) => {
  const { version } = (await app.call(adminGetWord, { params: { word: headword } }, admin.token)).blocks.hidden
  await hide(headword, version, value)
}

test('a hidden word is asked nowhere and found nowhere, its cards rest, and all comes back with it', async () => {
  const ann = await app.user()
  const [dog, cat] = [await idOf('dog'), await idOf('cat')]
  const practice = await app.call(startPractice, { body: { id: randomUUID(), word_ids: [dog, cat] } }, ann.token)
  await practise(app, ann.token, practice, [])
  app.advance(9 * DAY)
  const due = async () => (await app.call(getReviews, {}, ann.token)).due
  expect(await due()).toBe(2)
  const level = await start(app, ann.token)
  expect(level.words.map(({ headword }) => headword)).toContain('dog')

  await hide('dog', 0, true)
  expect(await due()).toBe(1)
  const review = await app.call(startReview, { body: { id: randomUUID() } }, ann.token)
  expect(review.questions.flatMap(wordsAsked)).toEqual([cat])
  expect(review.words.map(({ id }) => id)).not.toContain(dog)
  await eventually(async () => {
    const { words: shown } = await start(app, ann.token)
    expect(shown.map(({ id }) => id)).not.toContain(dog)
    expect(shown.length).toBeGreaterThanOrEqual(7)
  })
  await eventually(async () =>
    expect(await app.refused(getWord, { params: { word: 'dog' } })).toMatchObject({ code: 'word_invalid' }),
  )
  const told = async (word: string) => (await (await app.request(`/api/words/${word}`)).json()) as { hidden?: true }
  expect(await told('dog')).toMatchObject({ hidden: true })
  expect(await told('dogg')).not.toHaveProperty('hidden')
  const found = await app.call(searchWords, { query: { q: 'dog' } })
  expect(found.items.map(({ id }) => id)).not.toContain(dog)
  const body = { id: randomUUID(), word_ids: [dog, cat] }
  const again = await app.call(startPractice, { body }, ann.token)
  expect(again.questions.flatMap(wordsAsked)).not.toContain(dog)
  expect(await app.db.$count(cards, and(eq(cards.userId, ann.id), eq(cards.wordId, dog)))).toBe(1)

  await hide('dog', 1, null)
  expect(await due()).toBe(2)
  await eventually(async () => expect((await app.call(getWord, { params: { word: 'dog' } })).id).toBe(dog))
})

test('a session that was issued before a word was hidden no longer asks it, and ends without it', async () => {
  const ann = await app.user()
  const [fox, wolf] = [await idOf('fox'), await idOf('wolf')]
  const body = { id: randomUUID(), word_ids: [fox, wolf], offline: true as const, kinds: ['type_word' as const] }
  const practice = await app.call(startPractice, { body }, ann.token)
  const run = await start(app, ann.token, { offline: true })
  expect(new Set(practice.questions.flatMap(wordsAsked))).toEqual(new Set([fox, wolf]))

  const { version } = (await app.call(adminGetWord, { params: { word: 'fox' } }, admin.token)).blocks.hidden
  await hide('fox', version, true)
  const again = await app.call(startPractice, { body }, ann.token)
  expect(again.id).toBe(practice.id)
  expect(again.questions.flatMap(wordsAsked)).toEqual([wolf])
  expect(again.words.map(({ id }) => id)).not.toContain(fox)
  const level = await app.call(getRun, { params: { id: run.id } }, ann.token)
  expect(level.questions.flatMap(wordsAsked)).toEqual(run.questions.flatMap(wordsAsked).filter((id) => id !== fox))
  expect(await practise(app, ann.token, again)).toMatchObject({ total: 1, right_at_first_try: 1 })

  await hide('fox', version + 1, null)
})

test('a session whose words are all hidden is over: it is neither asked nor ended', async () => {
  const ann = await app.user()
  const wolf = await idOf('wolf')
  const body = { id: randomUUID(), word_ids: [wolf], kinds: ['type_word' as const] }
  const practice = await app.call(startPractice, { body }, ann.token)
  await hideNow('wolf', true)
  const params = { id: practice.id }
  for (const refusal of [
    await app.refused(getPractice, { params }, ann.token),
    await app.refused(startPractice, { body }, ann.token),
    await app.refused(finishPractice, { params }, ann.token),
  ])
    expect(refusal).toMatchObject({ status: 410, code: 'run_expired' })
  const run = await start(app, ann.token)
  for (const { headword } of run.words) await hideNow(headword, true)
  expect(await app.refused(getRun, { params: { id: run.id } }, ann.token)).toMatchObject({ code: 'run_expired' })

  for (const headword of ['wolf', ...run.words.map((word) => word.headword)]) await hideNow(headword, null)
  expect((await app.call(getPractice, { params }, ann.token)).questions.flatMap(wordsAsked)).toEqual([wolf])
})

test('a hidden word is no option of a session that was issued before', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token)
  const optionsOf = (question: Question) => ('options' in question ? question.options : [])
  const [first] = run.questions
  const [own] = first ? wordsAsked(first) : []
  const others = first ? optionsOf(first).filter((id) => id !== own) : []
  const names = run.words.filter(({ id }) => others.includes(id)).map(({ headword }) => headword)
  expect(names.length).toBeGreaterThan(1)
  const read = async () => (await app.call(getRun, { params: { id: run.id } }, ann.token)).questions

  const [hidden = ''] = names
  const id = await idOf(hidden)
  await hideNow(hidden, true)
  const asked = run.questions.filter((question) => !wordsAsked(question).includes(id))
  expect((await read()).map(optionsOf)).toEqual(
    asked.map((question) => optionsOf(question).filter((option) => option !== id)),
  )

  // A question that is left with its right option alone asks nothing.
  for (const name of names) await hideNow(name, true)
  const left = await read()
  expect(left.flatMap(wordsAsked)).not.toContain(own)
  expect(left.every((question) => optionsOf(question).length > 1)).toBe(true)
  for (const name of names) await hideNow(name, null)
})

test('a session ends without a word that was hidden for a while, whoever read it in between', async () => {
  const ann = await app.user()
  const [fox, wolf] = [await idOf('fox'), await idOf('wolf')]
  const body = { id: randomUUID(), word_ids: [fox, wolf], kinds: ['type_word' as const] }
  await app.call(startPractice, { body }, ann.token)
  await hideNow('fox', true)
  const read = await app.call(getPractice, { params: { id: body.id } }, ann.token)
  expect(read.questions.flatMap(wordsAsked)).toEqual([wolf])
  await hideNow('fox', null)
  expect(await practise(app, ann.token, read)).toMatchObject({ total: 1, right_at_first_try: 1, missed: [] })

  const run = await start(app, ann.token)
  expect(await app.refused(finishRun, { params: { id: run.id } }, ann.token)).toMatchObject({ code: 'run_unfinished' })
})

test('the list finds words by their beginning, by Chinese, and by what is wrong with them, page by page', async () => {
  const list = (query: object) => app.call(adminListWords, { query }, admin.token)
  const headwords = async (query: object) => (await list(query)).items.map(({ word }) => word.headword)
  expect(await headwords({ q: 'CO' })).toEqual(['coconut', 'corn', 'cow'])
  expect(await headwords({ q: '%' })).toEqual([])
  expect(await headwords({ q: '熊猫' })).toEqual(['panda'])
  expect(await headwords({ q: 'zzz' })).toEqual([])
  await app.db
    .update(words)
    .set({ tags: ['zk', 'gre'] })
    .where(eq(words.headword, 'panda'))
  expect(await headwords({ list: 'gre' })).toContain('panda')
  expect(await headwords({ list: 'gre', q: '熊猫' })).toEqual(['panda'])
  expect(await headwords({ list: 'gre', q: 'cow' })).toEqual([])

  const ann = await app.user()
  await app.call(reportWord, { params: { word: 'tiger' }, body: { text: 'Wrong', section: 'definitions' } }, ann.token)
  await app.call(reportWord, { params: { word: 'tiger' }, body: { text: 'Odd' } }, ann.token)
  expect((await list({ flag: 'reported' })).items).toMatchObject([{ word: { headword: 'tiger' }, reports: 2 }])
  await hide('owl', 0, true)
  expect((await list({ flag: 'hidden' })).items).toMatchObject([
    { word: { headword: 'owl' }, hidden: true, edited: true },
  ])
  expect(await headwords({ flag: 'edited' })).toContain('owl')
  expect(await headwords({ flag: 'without_example', q: 'ow' })).toEqual([])
  await app.db.update(words).set({ reviewed: false }).where(eq(words.headword, 'zebra'))
  expect(await headwords({ flag: 'unreviewed' })).toEqual(['zebra'])

  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ cursor })
    seen.push(...page.items.map(({ word }) => word.headword))
    cursor = page.next
  }
  expect(seen).toHaveLength(await app.db.$count(words))
  expect(new Set(seen).size).toBe(seen.length)
})

test('the list is for administrators, and a broken cursor is refused', async () => {
  const { token } = await app.user()
  expect(await app.refused(adminListWords, { query: {} }, token)).toMatchObject({ code: 'admin_only' })
  for (const query of [{ cursor: 'x' }, { list: 'hsk' as 'zk' }])
    expect(await app.refused(adminListWords, { query }, admin.token)).toMatchObject({ status: 400 })
})
