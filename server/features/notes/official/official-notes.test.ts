// @module-tag postgres
import { checkWords, copyNote, getNote, listEntries, listNotes } from '#contract/notes'
import type { Change } from '#contract/note-changes'
import {
  adminGetNote,
  adminListNotes,
  changeOfficialNote,
  createOfficialNote,
  placeNote,
  publishNote,
  readOfficialChanges,
} from '#contract/official-notes'
import { createTestApp, type TestApp } from '#tests/app'
import { adding, entriesOf, makeNote, makeOfficialNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminLog } from '../../../db/schema/admin-log.ts'
import { notes } from '../../../db/schema/notes.ts'
import { words } from '../../../db/schema/words.ts'

let app: TestApp
let admin: Person
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
  ann = await app.user()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(notes).where(isNull(notes.userId))
})

const create = (zh: string, en: string, id: string = randomUUID(), tag: 'daily' | null = null) =>
  app.call(createOfficialNote, { body: { id, title: { zh, en }, tag } }, admin.token)
const read = (id: string) => app.call(adminGetNote, { params: { id } }, admin.token)
const body = (base: number, changes: Change[], batch: string = randomUUID()) => ({ batch, since: base, base, changes })
const change = (id: string, base: number, changes: Change[], by = admin, batch?: string) =>
  app.call(changeOfficialNote, { params: { id }, body: body(base, changes, batch) }, by.token)
const refused = (id: string, changes: Change[]) =>
  app.refused(changeOfficialNote, { params: { id }, body: body(1, changes) }, admin.token)
const publish = async (id: string, published = true) =>
  app.call(publishNote, { params: { id }, body: { published, version: (await read(id)).version } }, admin.token)
const listed = async (query: object = {}) => (await app.call(adminListNotes, { query }, admin.token)).items
const shown = async () => (await app.call(listNotes, { query: { kind: 'official' } }, ann.token)).notes
const logOf = (subject: string) =>
  app.db.select().from(adminLog).where(eq(adminLog.subject, subject)).orderBy(asc(adminLog.id))

const section = randomUUID()
const page = randomUUID()
const firstPage: Change[] = [
  { type: 'add_section', id: section, title: '厨房', title_en: 'In the kitchen', position: 'V' },
  { type: 'add_page', id: page, section, title: '锅', title_en: 'Pots', position: 'V' },
]

/** A note of one page: dog cat. */
async function withWords(zh = '家里', en = 'At home'): Promise<string> {
  const { id, version } = await create(zh, en)
  await change(id, version, [...firstPage, adding(page, 'dog'), adding(page, 'cat')])
  return id
}

test('a new note stands behind the others, empty and unseen; the same id makes it once', async () => {
  await makeOfficialNote(app)
  const id = randomUUID()
  const [note, again] = [await create('家里', 'At home', id, 'daily'), await create('别的', 'Other', id)]
  expect(again).toEqual(note)
  expect(note).toMatchObject({ kind: 'official', title: { zh: '家里', en: 'At home' }, published_at: null, words: 0 })
  expect((await listed()).map(({ title, place }) => [title.en, place])).toEqual([
    ['Picture memory: animals', 1],
    ['At home', 2],
  ])
  expect(await shown()).toHaveLength(1)
  expect(await app.refused(getNote, { params: { id } }, ann.token)).toMatchObject({ code: 'not_found' })
  expect(await app.refused(listEntries, { params: { id }, query: {} }, ann.token)).toMatchObject({ code: 'not_found' })
  const copy = { params: { id }, body: { copy: randomUUID() } }
  expect(await app.refused(copyNote, copy, ann.token)).toMatchObject({ code: 'not_found' })
  // The administrator sees it as a learner would.
  expect(await app.call(getNote, { params: { id } }, admin.token)).toMatchObject({ id, kind: 'official' })
  expect(await logOf(id)).toMatchObject([
    { action: 'note.create', actor: admin.username, after: { title_zh: '家里', title_en: 'At home', tag: 'daily' } },
  ])
})

test('sections, pages, words, tag, cover and both titles are edited, and each batch is logged once', async () => {
  const { id, version } = await create('家里', 'At home')
  const batch = randomUUID()
  const changes: Change[] = [
    ...firstPage,
    adding(page, 'dog'),
    { type: 'set_note', field: 'title_en', value: 'Our home', was: 'At home' },
    { type: 'set_note', field: 'tag', value: 'daily', was: null },
    { type: 'set_note', field: 'cover', value: '/pictures/1f436.webp', was: null },
  ]
  const first = await change(id, version, changes, admin, batch)
  expect(await change(id, version, changes, admin, batch)).toEqual(first)
  expect(await read(id)).toMatchObject({
    title: { zh: '家里', en: 'Our home' },
    tag: 'daily',
    cover: '/pictures/1f436.webp',
    words: 1,
    sections: [{ title: { zh: '厨房', en: 'In the kitchen' } }],
    pages: [{ title: { zh: '锅', en: 'Pots' }, words: 1 }],
  })
  await change(id, first.version, [{ type: 'set_section', id: section, field: 'title_zh', value: '客厅', was: '厨房' }])
  expect((await logOf(id)).slice(1)).toMatchObject([
    {
      action: 'note.change',
      before: { title_en: 'At home', tag: null, cover: null, sections: [], pages: [], words: [] },
      after: { title_en: 'Our home', sections: ['厨房 / In the kitchen'], pages: ['锅 / Pots'], words: ['dog'] },
    },
    { before: { sections: ['厨房 / In the kitchen'] }, after: { sections: ['客厅 / In the kitchen'] } },
  ])
})

test('words that the dictionary does not have, or that are unfit, are refused with the whole batch', async () => {
  const { id, version } = await create('家里', 'At home')
  await change(id, version, firstPage)
  expect(await refused(id, [adding(page, 'dog'), adding(page, 'zzyzx')])).toMatchObject({
    code: 'note_word_unknown',
    message: expect.stringContaining('zzyzx'),
  })
  const unfit = 'bordello'
  await app.db.insert(words).values({ headword: unfit, meaningZh: '词', meaningEn: 'a word', hidden: false })
  expect(await refused(id, [adding(page, unfit)])).toMatchObject({ code: 'note_word_unfit' })
  const given = { words: [unfit, 'dog', 'zzyzx'], official: true }
  expect((await app.call(checkWords, { body: given }, admin.token)).words).toMatchObject([
    { state: 'unknown', meaning: null },
    { state: 'found', headword: 'dog' },
    { state: 'unknown' },
  ])
  expect((await read(id)).words).toBe(0)
  expect(await refused(id, [{ type: 'set_note', field: 'title', value: 'x', was: null }])).toMatchObject({
    status: 400,
  })
  expect(
    await refused(id, [{ type: 'set_note', field: 'cover', value: '/pictures/ffff.webp', was: null }]),
  ).toMatchObject({ code: 'field_invalid' })
  expect(await refused(id, [{ type: 'set_note', field: 'cover', value: '/etc/passwd.webp', was: null }])).toMatchObject(
    { code: 'field_invalid' },
  )
  expect(
    await refused(id, [{ type: 'set_page', id: page, field: 'title_en', value: 'x'.repeat(121), was: null }]),
  ).toMatchObject({ code: 'text_too_long' })
  expect(await refused(id, [{ type: 'set_page', id: page, field: 'title_en', value: ' ', was: null }])).toMatchObject({
    status: 400,
  })
  expect(
    await app.refused(createOfficialNote, { body: { id, title: { zh: '', en: 'x' }, tag: null } }, admin.token),
  ).toMatchObject({ fields: { 'title.zh': expect.any(String) } })
})

test('two editors lose nothing: both write, the second hears what it wrote over, and what it did not see stays', async () => {
  const id = await withWords()
  const other = await app.admin()
  const { version } = await read(id)
  const rename = (value: string): Change => ({ type: 'set_page', id: page, field: 'title_zh', value, was: '锅' })
  await change(id, version, [rename('盘子'), adding(page, 'bear')], other)
  const answer = await change(id, version, [rename('碗'), { type: 'delete', kind: 'page', id: page }])
  expect(answer.notices).toMatchObject([{ kind: 'overwritten', theirs: '盘子' }, { kind: 'kept' }])
  expect((await entriesOf(app, admin.token, id)).map(({ word }) => word)).toEqual(['bear'])
  const delta = await app.call(readOfficialChanges, { params: { id }, query: { since: String(version) } }, other.token)
  expect(delta).toMatchObject({ version: answer.version, pages: [{ title: { zh: '碗' } }] })
})

describe('publishing', () => {
  test('shows a note to learners; withdrawn, it is gone for them, and their copies stay', async () => {
    const id = await withWords()
    expect(await publish(id)).toMatchObject({ published_at: expect.any(String) })
    await publish(id)
    expect(await shown()).toMatchObject([{ id, title: { zh: '家里' }, words: 2 }])
    const copy = await app.call(copyNote, { params: { id }, body: { copy: randomUUID() } }, ann.token)
    const { version } = await read(id)
    await change(id, version, [{ type: 'delete', kind: 'page', id: page }])
    expect(await app.call(listEntries, { params: { id }, query: {} }, ann.token)).toMatchObject({ total: 0 })
    await publish(id, false)
    expect(await shown()).toEqual([])
    expect(await app.refused(getNote, { params: { id } }, ann.token)).toMatchObject({ code: 'not_found' })
    expect((await entriesOf(app, ann.token, copy.id)).map(({ word }) => word).toSorted()).toEqual(['cat', 'dog'])
    const actions = (await logOf(id)).map(({ action }) => action)
    expect(actions).toEqual(['note.create', 'note.change', 'note.publish', 'note.change', 'note.withdraw'])
  })

  test('takes what its administrator saw, and no empty note', async () => {
    const empty = await create('空', 'Empty')
    const put = (id: string, published: boolean, version: number) =>
      app.refused(publishNote, { params: { id }, body: { published, version } }, admin.token)
    expect(await put(empty.id, true, empty.version)).toMatchObject({ status: 400, code: 'note_empty' })
    const id = await withWords()
    expect(await put(id, true, 1)).toMatchObject({ status: 409, code: 'note_edit_conflict' })
    expect(await put(randomUUID(), true, 1)).toMatchObject({ code: 'not_found' })
    // To withdraw is right whatever changed.
    await publish(id)
    await app.call(publishNote, { params: { id }, body: { published: false, version: 0 } }, admin.token)
    expect(await shown()).toEqual([])
  })
})

test('the order is changed place by place; who saw another order is told', async () => {
  const ids: string[] = []
  for (const name of ['a', 'b', 'c']) {
    const id = await withWords(name, name)
    await publish(id)
    ids.push(id)
  }
  const [a = '', b = '', c = ''] = ids
  const place = (id: string, to: number, was: number) => ({ params: { id }, body: { place: to, was } })
  await app.call(placeNote, place(c, 1, 3), admin.token)
  await app.call(placeNote, place(c, 1, 3), admin.token)
  expect((await shown()).map(({ title }) => title.en)).toEqual(['c', 'a', 'b'])
  expect(await app.refused(placeNote, place(a, 3, 1), admin.token)).toMatchObject({
    status: 409,
    code: 'note_order_conflict',
  })
  await app.call(placeNote, place(c, 99, 1), admin.token)
  expect((await listed()).map(({ id }) => id)).toEqual([a, b, c])
  expect(await app.refused(placeNote, place(randomUUID(), 1, 1), admin.token)).toMatchObject({ code: 'not_found' })
  expect(await app.refused(placeNote, place(a, 0, 1), admin.token)).toMatchObject({ status: 400 })
  expect((await logOf(c)).slice(3)).toMatchObject([
    { action: 'note.move', before: 3, after: 1 },
    { action: 'note.move', before: 1, after: 3 },
  ])
})

test('the list is filtered by title, tag and state, and paged', async () => {
  await makeOfficialNote(app)
  const home = await withWords()
  const { id } = await create('100% 地道', 'Idioms', randomUUID(), 'daily')
  expect((await listed({ q: 'HOME' })).map((note) => note.id)).toEqual([home])
  expect((await listed({ q: '0% 地' })).map((note) => note.id)).toEqual([id])
  expect((await listed({ tag: 'daily' })).map((note) => note.id)).toEqual([id])
  expect((await listed({ state: 'published' })).map(({ place }) => place)).toEqual([1])
  expect((await listed({ state: 'withdrawn' })).map(({ place }) => place)).toEqual([2, 3])
  expect((await listed({ state: 'edited' })).map(({ place }) => place)).toEqual([2, 3])
  for (let count = 0; count < 50; count += 1) await create(`n${count}`, `n${count}`)
  const first = await app.call(adminListNotes, { query: {} }, admin.token)
  expect(first).toMatchObject({ total: 53 })
  expect(first.items).toHaveLength(50)
  const rest = await app.call(adminListNotes, { query: { cursor: first.next ?? '' } }, admin.token)
  expect(rest).toMatchObject({ next: null, items: [{ place: 51 }, { place: 52 }, { place: 53 }] })
  expect(await app.refused(adminListNotes, { query: { cursor: 'x' } }, admin.token)).toMatchObject({ status: 400 })
})

test('an import passes by what an administrator edited, and keeps order and publication of the others', async () => {
  const id = await makeOfficialNote(app)
  const other = await withWords()
  await app.call(placeNote, { params: { id: other }, body: { place: 1, was: 2 } }, admin.token)
  await publish(id, false)
  await makeOfficialNote(app)
  expect(await listed()).toMatchObject([
    { id: other, place: 1 },
    { id, place: 2, published_at: null, edited_at: null },
  ])
  const { version } = await read(id)
  await change(id, version, [{ type: 'set_note', field: 'title_zh', value: '动物', was: null }])
  await makeOfficialNote(app)
  expect(await read(id)).toMatchObject({ title: { zh: '动物', en: 'Picture memory: animals' } })
})

test('a learner’s note is no official one, for administrators neither; and learners have no titles in two languages', async () => {
  const { id, pages } = await makeNote(app, ann.token)
  const params = { id }
  expect(await app.refused(adminGetNote, { params }, admin.token)).toMatchObject({ code: 'not_found' })
  expect(await app.refused(readOfficialChanges, { params, query: { since: '0' } }, admin.token)).toMatchObject({
    code: 'not_found',
  })
  expect(await refused(id, [adding(pages[0]?.id ?? '', 'dog')])).toMatchObject({ code: 'not_found' })
  expect(
    await app.refused(createOfficialNote, { body: { id, title: { zh: 'x', en: 'x' }, tag: null } }, admin.token),
  ).toMatchObject({ code: 'not_found' })
  expect(await app.refused(publishNote, { params, body: { published: true, version: 1 } }, admin.token)).toMatchObject({
    code: 'not_found',
  })
  const [row] = await app.db
    .select()
    .from(notes)
    .where(and(eq(notes.id, id)))
  expect(row?.publishedAt).toBeNull()
  const own: Change[] = [
    { type: 'set_note', field: 'title_en', value: 'x', was: null },
    { type: 'set_note', field: 'cover', value: '/pictures/1f436.webp', was: null },
    { type: 'add_section', id: randomUUID(), title: 'x', title_en: 'y', position: 'V' },
  ]
  for (const each of own) {
    const sent = await app.request(`/api/notes/${id}/changes`, { token: ann.token, json: body(1, [each]) })
    expect(sent.status).toBe(400)
  }
})
