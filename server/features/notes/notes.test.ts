// @module-tag postgres
import {
  checkWords,
  copyNote,
  createNote,
  deleteNote,
  getNote,
  getSheet,
  listEntries,
  listNotes,
  mergeNote,
  readBin,
  restoreNote,
} from '#contract/notes'
import { changeNote, readChanges } from '#contract/note-changes'
import { answerFlashcards } from '#contract/flashcards'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { adding, entriesOf, makeNote, makeOfficialNote, send } from '#tests/notes'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { removeOldBin } from './bin.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const wordsOf = async (token: string, id: string) => (await entriesOf(app, token, id)).map(({ word }) => word)
const own = (token: string, query: object = {}) => app.call(listNotes, { query: { kind: 'own', ...query } }, token)

test('a note is made whole in one call, and the same id makes it once', async () => {
  const ann = await app.user()
  const id = randomUUID()
  const [note, again] = [await makeNote(app, ann.token, 'Garden', id), await makeNote(app, ann.token, 'Other', id)]
  expect(again).toEqual(note)
  expect(note).toMatchObject({ kind: 'own', title: { zh: 'Garden', en: 'Garden' }, tag: 'daily', words: 5 })
  expect(note.pages.map(({ title, words }) => [title.en, words])).toEqual([
    ['Animals', 3],
    ['Fruit', 2],
  ])
  expect(note.cover).toMatch(/^\/pictures\//)
  const entries = await entriesOf(app, ann.token, id)
  expect(entries.map(({ word }) => word)).toEqual(['dog', 'cat', 'bear', 'apple', 'pear'])
  expect(entries[0]?.known).toMatchObject({ meaning: { zh: '狗' }, parts_of_speech: ['n'] })
})

test('entries can be read page by page and in portions', async () => {
  const ann = await app.user()
  const { id, pages } = await makeNote(app, ann.token)
  const page = pages[1]?.id
  const read = (query: object) => app.call(listEntries, { params: { id }, query }, ann.token)
  expect(await read({ page })).toMatchObject({ total: 2, entries: [{ word: 'apple' }, { word: 'pear' }] })
  expect(await read({ from: '2', count: '2' })).toMatchObject({
    total: 5,
    entries: [{ word: 'bear' }, { word: 'apple' }],
  })
})

test('the list knows tag, title and order', async () => {
  const ann = await app.user()
  await makeNote(app, ann.token, 'Zoo')
  app.advance(1_000)
  await makeNote(app, ann.token, 'bakery 100%')
  await app.call(createNote, { body: { id: randomUUID(), title: 'Campus', tag: 'university' } }, ann.token)
  const titles = async (query: object) => (await own(ann.token, query)).notes.map(({ title }) => title.en)
  expect((await titles({})).at(-1)).toBe('Zoo')
  expect(await titles({ sort: 'alphabetical' })).toEqual(['bakery 100%', 'Campus', 'Zoo'])
  expect(await titles({ tag: 'university' })).toEqual(['Campus'])
  expect(await titles({ q: '0%' })).toEqual(['bakery 100%'])
  expect(await titles({ q: '_' })).toEqual([])
})

test('a word that the dictionary lacks is the learner’s own, and gets no meaning of others', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const [page] = note.pages
  const id = randomUUID()
  const answer = await send(app, ann.token, note.id, note.version, [
    { ...adding(page?.id ?? '', 'give up', id), meaning: '放弃' },
    adding(page?.id ?? '', ' Dog '),
  ])
  expect(answer.entries).toMatchObject([
    { word: 'give up', meaning: '放弃', known: null },
    { word: 'Dog', known: { meaning: { zh: '狗' } } },
  ])
})

test('a sheet for paper is a VIP’s: the whole note or one page, own words and official ones', async () => {
  const ann = await app.user()
  const vip = await app.user({ vipUntil: new Date(app.now().getTime() + DAY) })
  const [note, mine] = [await makeNote(app, vip.token), await makeNote(app, ann.token)]
  const sheetOf = async (id: string, query: object = {}) => {
    const { parts, left } = await app.call(getSheet, { params: { id }, query }, vip.token)
    expect(left).toBe(0)
    return parts.map(({ section, title, entries }) => [section.en, title.en, ...entries.map(({ word }) => word)])
  }
  expect(await sheetOf(note.id)).toEqual([
    ['First', 'Animals', 'dog', 'cat', 'bear'],
    ['First', 'Fruit', 'apple', 'pear'],
  ])
  expect(await sheetOf(note.id, { page: note.pages[1]?.id })).toEqual([['First', 'Fruit', 'apple', 'pear']])
  expect(await sheetOf(await makeOfficialNote(app))).toHaveLength(2)
  const refused = await app.refused(getSheet, { params: { id: mine.id }, query: {} }, ann.token)
  expect(refused).toMatchObject({ status: 402, code: 'vip_required' })
})

test('a batch counts once, however often it is sent', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const batch = randomUUID()
  const changes = [adding(note.pages[0]?.id ?? '', 'cow')]
  const answers = await Promise.all([1, 2, 3].map(() => send(app, ann.token, note.id, note.version, changes, batch)))
  for (const answer of answers) expect(answer).toMatchObject({ version: note.version + 1, entries: [{ word: 'cow' }] })
  expect(await wordsOf(ann.token, note.id)).toHaveLength(6)
})

test('two tabs: other fields are merged, the last writer wins the same field and learns of it', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const [dog] = await entriesOf(app, ann.token, note.id)
  const set = (field: 'meaning' | 'remark', value: string) =>
    ({ type: 'set_entry', id: dog?.id ?? '', field, value, was: null }) as const
  await send(app, ann.token, note.id, note.version, [set('meaning', '小狗')])
  const second = await send(app, ann.token, note.id, note.version, [set('remark', 'woof'), set('meaning', '狗狗')])
  expect(second.notices).toEqual([{ kind: 'overwritten', id: dog?.id, field: 'meaning', theirs: '小狗' }])
  expect(second.entries).toMatchObject([{ meaning: '狗狗', remark: 'woof' }])
})

test('a word that comes onto a page while another tab deletes the page is kept', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const page = note.pages[0]?.id ?? ''
  await send(app, ann.token, note.id, note.version, [adding(page, 'cow')])
  const deleted = await send(app, ann.token, note.id, note.version, [{ type: 'delete', kind: 'page', id: page }])
  expect(deleted.notices).toMatchObject([{ kind: 'kept', id: page }])
  expect(await wordsOf(ann.token, note.id)).toEqual(['cow', 'apple', 'pear'])
  // The other way round: the page comes back for the word.
  const fruit = note.pages[1]?.id ?? ''
  await send(app, ann.token, note.id, deleted.version, [{ type: 'delete', kind: 'page', id: fruit }])
  await send(app, ann.token, note.id, deleted.version, [adding(fruit, 'mango')])
  expect(await wordsOf(ann.token, note.id)).toEqual(['cow', 'mango'])
})

test('what was deleted lies in the bin for 30 days and comes back as it was', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const page = note.pages[0]?.id ?? ''
  const [dog] = await entriesOf(app, ann.token, note.id)
  const first = await send(app, ann.token, note.id, note.version, [
    { type: 'delete', kind: 'entry', id: dog?.id ?? '' },
  ])
  const second = await send(app, ann.token, note.id, first.version, [{ type: 'delete', kind: 'page', id: page }])
  const { items } = await app.call(readBin, {}, ann.token)
  expect(items.map(({ kind, title, words }) => [kind, title.en, words]).toSorted()).toEqual([
    ['entry', 'dog', 1],
    ['page', 'Animals', 2],
  ])
  await send(app, ann.token, note.id, second.version, [{ type: 'restore', kind: 'page', id: page }])
  expect(await wordsOf(ann.token, note.id)).toEqual(['cat', 'bear', 'apple', 'pear'])
  await removeOldBin(app.db, new Date(app.now().getTime() + 31 * DAY))
  expect((await app.call(readBin, {}, ann.token)).items).toEqual([])
  expect(await wordsOf(ann.token, note.id)).toHaveLength(4)
})

test('a note goes into the bin and comes back', async () => {
  const ann = await app.user()
  const { id } = await makeNote(app, ann.token)
  await app.call(deleteNote, { params: { id } }, ann.token)
  expect((await own(ann.token)).notes).toEqual([])
  expect(await app.refused(getNote, { params: { id } }, ann.token)).toMatchObject({ status: 404 })
  expect((await app.call(readBin, {}, ann.token)).items).toMatchObject([{ kind: 'note', id, words: 5 }])
  await app.call(restoreNote, { params: { id } }, ann.token)
  expect(await wordsOf(ann.token, id)).toHaveLength(5)
})

test('ten notes and 2,000 words are free; VIP has more', async () => {
  const ann = await app.user()
  const entries = Array.from({ length: 1_000 }, () => ({ word: 'dog' }))
  const sections = [{ title: 'a', pages: [{ title: 'a', entries }] }]
  const make = (body: object = {}) => ({ body: { id: randomUUID(), title: 'n', ...body } })
  const first = await app.call(createNote, make({ sections }), ann.token)
  await app.call(createNote, make({ sections }), ann.token)
  const page = first.pages[0]?.id ?? ''
  const over = {
    params: { id: first.id },
    body: { batch: randomUUID(), since: 1, base: 1, changes: [adding(page, 'cat')] },
  }
  expect(await app.refused(changeNote, over, ann.token)).toMatchObject({ status: 402, code: 'vip_required' })
  // Nothing of a refused batch stays, its id neither: it can be sent again when there is room.
  const [entry] = await entriesOf(app, ann.token, first.id)
  await send(app, ann.token, first.id, 1, [{ type: 'delete', kind: 'entry', id: entry?.id ?? '' }])
  await app.call(changeNote, over, ann.token)
  for (let index = 2; index < 10; index += 1) await app.call(createNote, make(), ann.token)
  expect(await app.refused(createNote, make(), ann.token)).toMatchObject({ status: 402, code: 'vip_required' })
  const vip = await app.user({ vipUntil: new Date(app.now().getTime() + DAY) })
  for (let index = 0; index < 11; index += 1) await app.call(createNote, make(), vip.token)
  expect((await own(vip.token)).notes).toHaveLength(11)
})

test('ten parallel creations at the limit let one through', async () => {
  const ann = await app.user()
  for (let index = 0; index < 9; index += 1) await makeNote(app, ann.token)
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => makeNote(app, ann.token)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a page is copied into a note, once however often it is asked for', async () => {
  const ann = await app.user()
  const [from, into] = [await makeNote(app, ann.token), await makeNote(app, ann.token, 'Mine')]
  const body = { copy: randomUUID(), into: into.id, page: from.pages[1]?.id ?? '' }
  const copies = await Promise.all([1, 2].map(() => app.call(copyNote, { params: { id: from.id }, body }, ann.token)))
  expect(copies.map(({ words }) => words)).toEqual([7, 7])
  expect(await wordsOf(ann.token, into.id)).toEqual(['dog', 'cat', 'bear', 'apple', 'pear', 'apple', 'pear'])
  const whole = await app.call(copyNote, { params: { id: from.id }, body: { copy: randomUUID() } }, ann.token)
  expect(whole).toMatchObject({ kind: 'own', title: { en: 'Garden' }, words: 5 })
})

test('two notes become one, and the other can be taken back', async () => {
  const ann = await app.user()
  const [into, from] = [await makeNote(app, ann.token, 'A'), await makeNote(app, ann.token, 'B')]
  const merged = await app.call(mergeNote, { params: { id: into.id }, body: { from: from.id } }, ann.token)
  expect(merged.words).toBe(10)
  expect((await own(ann.token)).notes.map(({ title }) => title.en)).toEqual(['A'])
  expect((await app.call(restoreNote, { params: { id: from.id } }, ann.token)).words).toBe(5)
})

test('words of an import are found, corrected or unknown, and none is dropped', async () => {
  const ann = await app.user()
  const given = ['dog', 'DOG', 'give up', 'xyzzy', 'ＣＡＴ', 'dog']
  const { words } = await app.call(checkWords, { body: { words: given } }, ann.token)
  expect(words.map(({ word, state, headword }) => [word, state, headword])).toEqual([
    ['dog', 'found', 'dog'],
    ['DOG', 'found', 'dog'],
    ['give up', 'unknown', 'give up'],
    ['xyzzy', 'unknown', 'xyzzy'],
    ['ＣＡＴ', 'found', 'cat'],
    ['dog', 'found', 'dog'],
  ])
})

test('another learner’s note and its entries answer not_found', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const [hers, his] = [await makeNote(app, ann.token), await makeNote(app, ben.token)]
  const params = { id: hers.id }
  const [entry] = await entriesOf(app, ann.token, hers.id)
  const page = hers.pages[0]?.id ?? ''
  const section = hers.sections[0]?.id ?? ''
  const batch = (changes: object[]) => ({ batch: randomUUID(), since: 1, base: 1, changes: changes as never })
  const set = { value: 'x', was: null }
  const refusals = [
    await app.refused(getNote, { params }, ben.token),
    await app.refused(listEntries, { params, query: {} }, ben.token),
    await app.refused(changeNote, { params, body: batch([adding(page, 'cow')]) }, ben.token),
    await app.refused(readChanges, { params, query: { since: '0' } }, ben.token),
    await app.refused(deleteNote, { params }, ben.token),
    await app.refused(restoreNote, { params }, ben.token),
    await app.refused(copyNote, { params, body: { copy: randomUUID() } }, ben.token),
    await app.refused(copyNote, { params: { id: his.id }, body: { copy: randomUUID(), into: hers.id } }, ben.token),
    await app.refused(copyNote, { params: { id: his.id }, body: { copy: randomUUID(), page } }, ben.token),
    await app.refused(copyNote, { params: { id: his.id }, body: { copy: randomUUID(), section } }, ben.token),
    await app.refused(mergeNote, { params, body: { from: his.id } }, ben.token),
    await app.refused(mergeNote, { params: { id: his.id }, body: { from: hers.id } }, ben.token),
    await app.refused(createNote, { body: { id: hers.id, title: 'mine' } }, ben.token),
  ]
  for (const change of [
    adding(page, 'cow'),
    { type: 'add_page', id: randomUUID(), section, title: 'x', position: 'V' },
    { type: 'set_section', id: section, field: 'title', ...set },
    { type: 'set_page', id: page, field: 'title', ...set },
    { type: 'set_entry', id: entry?.id, field: 'meaning', ...set },
    { type: 'set_page', id: his.pages[0]?.id, field: 'section', value: section, was: null },
    { type: 'set_entry', id: (await entriesOf(app, ben.token, his.id))[0]?.id, field: 'page', value: page, was: null },
    ...['delete', 'restore'].flatMap((type) => [
      { type, kind: 'section', id: section },
      { type, kind: 'page', id: page },
      { type, kind: 'entry', id: entry?.id },
    ]),
  ])
    refusals.push(await app.refused(changeNote, { params: { id: his.id }, body: batch([change]) }, ben.token))
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'not_found' })
  expect(await wordsOf(ann.token, hers.id)).toHaveLength(5)
  expect(await wordsOf(ben.token, his.id)).toHaveLength(5)
})

test('everyone reads and copies official notes, and no learner changes them', async () => {
  const [ann, guest, admin] = [await app.user(), await app.guest(), await app.admin()]
  const id = await makeOfficialNote(app)
  const { notes } = await app.call(listNotes, { query: { kind: 'official', tag: 'picture' } }, guest.token)
  expect(notes).toMatchObject([{ id, kind: 'official', title: { zh: '看图记：动物' }, words: 3 }])
  expect(await wordsOf(guest.token, id)).toEqual(['dog', 'cat', 'apple'])
  const { pages } = await app.call(getNote, { params: { id } }, guest.token)
  const changes = [adding(pages[0]?.id ?? '', 'cow')]
  for (const { token } of [ann, admin])
    for (const refusal of [
      await app.refused(
        changeNote,
        { params: { id }, body: { batch: randomUUID(), since: 1, base: 1, changes } },
        token,
      ),
      await app.refused(deleteNote, { params: { id } }, token),
      await app.refused(mergeNote, { params: { id: (await makeNote(app, token)).id }, body: { from: id } }, token),
    ])
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' })
  const body = { copy: randomUUID(), page: pages[1]?.id ?? '' }
  const own = await app.call(copyNote, { params: { id }, body }, ann.token, { language: 'en' })
  expect(own).toMatchObject({ kind: 'own', title: { en: 'Picture memory: animals · Page 2' }, words: 1 })
  // A new import writes it again, at the same addresses.
  expect(await makeOfficialNote(app)).toBe(id)
  expect((await app.call(getNote, { params: { id } }, ann.token)).pages.map((page) => page.id)).toEqual(
    pages.map((page) => page.id),
  )
})

test('cards move the memory once, and earn nothing', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const [dog, cat] = (await entriesOf(app, ann.token, note.id)).flatMap(({ known }) => known?.id ?? [])
  const answer = (word_id = 0, knew = true) => ({ id: randomUUID(), word_id, knew, ms: 1_500 })
  const body = { round: randomUUID(), answers: [answer(dog), answer(cat, false)] }
  for (const _ of [1, 2]) await app.call(answerFlashcards, { body }, ann.token)
  const log = await app.db.select().from(answers).where(eq(answers.userId, ann.id))
  expect(log.map(({ kind, correct, points }) => [kind, correct, points]).toSorted()).toEqual([
    ['flashcard', false, 0],
    ['flashcard', true, 0],
  ])
  expect(await app.db.$count(cards, eq(cards.userId, ann.id))).toBe(2)
})

test('a card about a word that is gone is done with, and takes no other answer along', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const [dog = 0, cat = 0] = (await entriesOf(app, ann.token, note.id)).flatMap(({ known }) => known?.id ?? [])
  const given = [dog, 999_999, cat].map((word_id) => ({ id: randomUUID(), word_id, knew: true, ms: 1_500 }))
  const body = { round: randomUUID(), answers: given }
  for (const _ of [1, 2])
    expect(await app.call(answerFlashcards, { body }, ann.token)).toEqual({ acknowledged: given.map(({ id }) => id) })
  const log = await app.db.select().from(answers).where(eq(answers.userId, ann.id))
  expect(log.map(({ wordId }) => wordId).toSorted((a, b) => a - b)).toEqual([dog, cat].toSorted((a, b) => a - b))
})
