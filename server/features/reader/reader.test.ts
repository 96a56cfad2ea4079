// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { keepGradedText, listGradedTexts } from '#contract/graded-texts'
import {
  addReaderText,
  deleteReaderText,
  getReaderText,
  getReaderWords,
  listReaderTexts,
  readMeanings,
  renameReaderText,
  restoreReaderText,
  saveReaderPosition,
} from '#contract/reader'
import { readingLevels } from '#contract/reading-levels'
import { MOST_READER_TEXTS, READER_CHARACTERS } from '#contract/reader-limits'
import { markKnown } from '#contract/reviews'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { learn } from '#tests/learning'
import type { Person } from '#tests/people'
import { findWordId } from '#tests/word-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards } from '../../db/schema/learning.ts'
import { readerTexts } from '../../db/schema/reader-texts.ts'
import { forms, words } from '../../db/schema/words.ts'
import { removeOldTexts } from './index.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  await app.db
    .insert(words)
    .values([{ headword: 'the', meaningZh: '这', meaningEn: 'that one', frequency: 1, topic: 'grammar' }])
  await app.db.insert(forms).values([{ form: 'dogs', wordId: await findWordId(app.db, 'dog'), kind: 'plural' }])
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const add = (text: string, person = ann, id: string = randomUUID()) =>
  app.call(addReaderText, { body: { id, title: 'A text', text } }, person.token)
const list = async (cursor?: string) => app.call(listReaderTexts, { query: cursor ? { cursor } : {} }, ann.token)
const read = (id: string) => app.call(getReaderText, { params: { id } }, ann.token)
const coverage = (id: string) => app.call(getReaderWords, { params: { id } }, ann.token)
const NOT_FOUND = { status: 404, code: 'not_found' }

describe('a text', () => {
  test('is kept once, however often it is sent, and for its learner alone', async () => {
    const id = randomUUID()
    const made = await add('The dog sees the cat.', ann, id)
    expect(made).toMatchObject({ id, title: 'A text', characters: 21, position: 0 })
    expect(await add('The dog sees the cat.', ann, id)).toEqual(made)
    expect((await list()).texts).toEqual([made])
    expect(await read(id)).toMatchObject({ text: 'The dog sees the cat.' })
    const other = await app.user()
    for (const endpoint of [getReaderText, getReaderWords, deleteReaderText, restoreReaderText])
      expect(await app.refused(endpoint, { params: { id } }, other.token)).toMatchObject(NOT_FOUND)
    // The same id of another learner is another text.
    expect(await add('A dog.', other, id)).toMatchObject({ characters: 6 })
    expect(await read(id)).toMatchObject({ characters: 21 })
  })

  test('needs words, a title, and no more than 300,000 characters', async () => {
    const refuse = (text: string, title = 'A') =>
      app.refused(addReaderText, { body: { id: randomUUID(), title, text } }, ann.token)
    expect(await refuse('你好 1984')).toMatchObject({ status: 400, code: 'reader_text_empty' })
    expect(await refuse('  ')).toMatchObject({ status: 400, fields: { text: expect.any(String) } })
    expect(await refuse('dog', ' ')).toMatchObject({ status: 400, fields: { title: expect.any(String) } })
    expect(await refuse('d'.repeat(READER_CHARACTERS + 1))).toMatchObject({ status: 400, code: 'text_too_long' })
    expect(await add('词'.repeat(READER_CHARACTERS - 4).concat(' dog'))).toMatchObject({
      characters: READER_CHARACTERS,
    })
  })

  test('is renamed, and says on every device where reading goes on', async () => {
    const { id } = await add('The dog sees the cat.')
    await app.call(renameReaderText, { params: { id }, body: { title: 'Dogs' } }, ann.token)
    await app.call(saveReaderPosition, { params: { id }, body: { position: 8 } }, ann.token)
    expect(await read(id)).toMatchObject({ title: 'Dogs', position: 8 })
    await app.call(saveReaderPosition, { params: { id }, body: { position: READER_CHARACTERS } }, ann.token)
    expect(await read(id)).toMatchObject({ position: 21 })
  })

  test('is taken back within ten minutes, and then goes for good', async () => {
    const { id } = await add('The dog.')
    const params = { id }
    await app.call(deleteReaderText, { params }, ann.token)
    expect((await list()).texts).toEqual([])
    for (const endpoint of [getReaderText, getReaderWords, deleteReaderText])
      expect(await app.refused(endpoint, { params }, ann.token)).toMatchObject(NOT_FOUND)
    expect(await app.refused(addReaderText, { body: { id, title: 'A', text: 'The dog.' } }, ann.token)).toMatchObject(
      NOT_FOUND,
    )
    await app.call(restoreReaderText, { params }, ann.token)
    await app.call(restoreReaderText, { params }, ann.token)
    expect((await list()).texts).toHaveLength(1)

    await app.call(deleteReaderText, { params }, ann.token)
    app.advance(HOUR)
    expect(await app.refused(restoreReaderText, { params }, ann.token)).toMatchObject(NOT_FOUND)
    await removeOldTexts(app.db, app.now())
    expect(await app.db.$count(readerTexts, eq(readerTexts.userId, ann.id))).toBe(0)
    app.advance(-HOUR)
  })

  test('is one of 200 at most, also when several are added at once or taken back', async () => {
    const { id } = await add('The dog.')
    const row = (await app.db.select().from(readerTexts).where(eq(readerTexts.userId, ann.id)))[0]
    if (!row) throw new Error('The text is not there.')
    const copies = Array.from({ length: MOST_READER_TEXTS - 2 }, () => ({ ...row, id: randomUUID() }))
    await app.db.insert(readerTexts).values(copies)
    const added = await Promise.allSettled([add('One dog.'), add('Two dogs.'), add('Three dogs.')])
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.call(deleteReaderText, { params: { id } }, ann.token)
    await add('The last dog.')
    const full = await app.refused(restoreReaderText, { params: { id } }, ann.token)
    expect(full).toMatchObject({ status: 409, code: 'reader_full' })
    expect(full.message).toContain('200')
  })
})

test('a list comes in pages, the latest first', async () => {
  for (let index = 0; index < 13; index += 1) {
    await add(`The dog ${'again '.repeat(index)}.`)
    app.advance(1_000)
  }
  const first = await list()
  expect(first.texts).toHaveLength(12)
  const second = await list(first.next ?? '')
  expect(second).toMatchObject({ texts: [{ characters: 'The dog .'.length }], next: null })
})

describe('coverage', () => {
  const text = 'The dog saw Quillby. Dogs and the blorb: 12 dogs, a cat, an apple; a bear.'
  const stateOf = ({ words: list_ }: Awaited<ReturnType<typeof coverage>>) =>
    Object.fromEntries(list_.map(({ headword, state, count }) => [headword, `${state} ${count}`]))

  test('is what the learner’s memory says of the running words', async () => {
    const { id } = await add(text)
    const before = await coverage(id)
    expect(stateOf(before)).toMatchObject({ the: 'known 2', dog: 'new 3', cat: 'new 1', bear: 'new 1' })
    expect(before.forms).toMatchObject({ quillby: -1, blorb: -2 })
    expect(Object.keys(before.forms)).not.toContain('12')
    expect(before.words[before.forms['dogs'] ?? -1]?.headword).toBe('dog')
    expect(before.coverage.known + before.coverage.new + before.coverage.unknown).toBe(before.coverage.running)
    expect(before.words[before.helpers.words[0] ?? -1]?.headword).toBe('dog')

    await learn(app, ann.id)
    expect(stateOf(await coverage(id))['dog']).toBe('growing 3')
    await app.db
      .update(cards)
      .set({ begunAt: new Date(app.now().getTime() - 2 * DAY) })
      .where(eq(cards.userId, ann.id))
    await app.call(markKnown, { body: { word_ids: [await findWordId(app.db, 'bear')], known: true } }, ann.token)
    const after = await coverage(id)
    expect(stateOf(after)).toMatchObject({ dog: 'known 3', bear: 'known 1' })
    expect(after.coverage.share).toBeGreaterThan(before.coverage.share)
    expect((await list()).texts[0]?.share).toBeCloseTo(after.coverage.share, 10)
  })

  test('has its meanings by the ids of its words', async () => {
    const { id } = await add('The dog and the cat.')
    const [cat] = (await coverage(id)).words.filter(({ headword }) => headword === 'cat')
    expect(await app.call(readMeanings, { query: { ids: `${cat?.id},999999999` } }, ann.token)).toMatchObject({
      words: [{ headword: 'cat', meaning: { zh: '猫' } }],
    })
  })
})

test.each(['', 'dog', '-1', '1,', '1'.padEnd(300, ',1')])('meanings are not read for %o', async (ids) => {
  expect(await app.refused(readMeanings, { query: { ids } }, ann.token)).toMatchObject({ status: 400 })
})

describe('texts of ours', () => {
  const listGraded = async (person = ann) => (await app.call(listGradedTexts, {}, person.token)).texts
  const keep = (id: string) => app.call(keepGradedText, { body: { id } }, ann.token)

  test('come from the easiest level to the hardest, with what the learner knows of each', async () => {
    const before = await listGraded()
    expect(before).toHaveLength(60)
    expect([...new Set(before.map(({ level }) => level))]).toEqual([...readingLevels])
    expect(new Set(before.map(({ id }) => id)).size).toBe(60)
    expect(before.every(({ words, share, kept }) => words > 50 && share >= 0 && share < 1 && !kept)).toBe(true)
    await app.call(markKnown, { body: { word_ids: [await findWordId(app.db, 'dog')], known: true } }, ann.token)
    const sum = (texts: readonly { share: number }[]) => texts.reduce((total, { share }) => total + share, 0)
    expect(sum(await listGraded())).toBeGreaterThan(sum(before))
  })

  test('one is put among the learner’s own once, and again after it was deleted', async () => {
    const [first] = await listGraded()
    const id = first?.id ?? ''
    const card = await keep(id)
    expect(card).toMatchObject({ id, title: first?.title.en, share: first?.share })
    expect(await keep(id)).toEqual(card)
    expect((await list()).texts).toEqual([card])
    expect((await listGraded())[0]?.kept).toBe(true)
    expect((await listGraded(await app.user()))[0]?.kept).toBe(false)
    await app.call(deleteReaderText, { params: { id } }, ann.token)
    expect((await listGraded())[0]?.kept).toBe(false)
    app.advance(HOUR)
    expect(await keep(id)).toMatchObject({ id })
    expect((await list()).texts).toHaveLength(1)
  })

  test('an id that is none of them is not found', async () => {
    expect(await app.refused(keepGradedText, { body: { id: randomUUID() } }, ann.token)).toMatchObject(NOT_FOUND)
  })
})
