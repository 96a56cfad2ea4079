// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportNotePackage, exportPackage, readPackage, readPackageWords } from '#contract/anki'
import { MOST_PACKAGE_BYTES } from '#contract/anki-limits'
import { createNote } from '#contract/notes'
import { startPractice } from '#contract/practice'
import { legacyCollection, openPackage, packageBlob, zipOf } from '#tests/anki'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { makeNote, makeOfficialNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { practise } from '#tests/practise'
import { findWordId } from '#tests/word-ids'
import { answers, cards } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

async function learn(...list: string[]) {
  const ids = await Promise.all(list.map((headword) => findWordId(app.db, headword)))
  const practice = await app.call(startPractice, { body: { id: randomUUID(), word_ids: ids } }, ann.token)
  await practise(app, ann.token, practice)
}
const bytesOf = async (path: string, { token }: Person = ann) => {
  const response = await app.request(path, { token })
  expect(response.status).toBe(200)
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
}
const ofNote = (id: string) => exportNotePackage.path.replace('{id}', id)
const everything = async (person = ann) => openPackage((await bytesOf(exportPackage.path, person)).bytes)

const odd = {
  title: 'Odd :: <one>',
  pages: [
    {
      title: '第 1 页',
      entries: [
        { word: 'climb trees', meaning: '爬树 <b>&amp;', remark: 'line one\nline  two {{c1::x}} [sound:y]' },
        { word: 'dog', meaning: null, remark: null },
        { word: 'cat', meaning: '我的猫', remark: null },
      ],
    },
    { title: '第 2 页', entries: [{ word: 'dog' }, { word: 'apple', meaning: null, remark: '🍎' }] },
  ],
}

test('a note goes out as a package and comes back equal, to another learner', async () => {
  const id = randomUUID()
  await app.call(createNote, { body: { id, title: '我的/词', sections: [odd] } }, ann.token)
  const { bytes, headers } = await bytesOf(ofNote(id))
  expect(headers.get('Content-Disposition')).toContain(encodeURIComponent('我的/词'))
  const ben = await app.user()
  const file = packageBlob(bytes)
  const outline = await app.call(readPackage, { file }, ben.token)
  expect(outline).toMatchObject({
    types: [{ name: 'Wordgrove', notes: 4, guess: { word: 0, meaning: 2, remark: 6 } }],
    decks: [
      { name: '我的/词::Odd : <one>::第 1 页', notes: 3 },
      { name: '我的/词::Odd : <one>::第 2 页', notes: 1 },
    ],
  })
  const type = outline.types[0]?.id ?? ''
  const query = { type, word: '0', meaning: '2', remark: '6' }
  const place = { section: 'Odd : <one>', page: '第 1 页' }
  expect(await app.call(readPackageWords, { file, query }, ben.token)).toEqual({
    total: 4,
    words: [
      { ...place, word: 'climb trees', meaning: '爬树 <b>&amp;', remark: 'line one\nline  two {{c1::x}} [sound:y]' },
      { ...place, word: 'dog', meaning: null, remark: null },
      { ...place, word: 'cat', meaning: '我的猫', remark: null },
      { ...place, page: '第 2 页', word: 'apple', meaning: null, remark: '🍎' },
    ],
  })
})

test('everything that was learned or saved is in one package, each word once', async () => {
  await learn('bear', 'dog')
  await makeNote(app, ann.token)
  const database = await everything()
  const names = database
    .prepare('select sfld, did from notes join cards on nid = notes.id order by notes.id')
    .all()
    .map(({ sfld, did }) => ({ sfld, did: Number(did) }))
  expect(names.map(({ sfld }) => sfld)).toEqual(['dog', 'cat', 'bear', 'apple', 'pear'])
  const decks = JSON.parse(String(database.prepare('select decks from col').get()?.['decks'])) as Record<
    string,
    { name: string }
  >
  expect(names.map(({ did }) => decks[did]?.name)).toEqual([
    ...Array.from({ length: 3 }, () => 'Wordgrove::Garden::First::Animals'),
    ...Array.from({ length: 2 }, () => 'Wordgrove::Garden::First::Fruit'),
  ])
  expect(Object.values(decks).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Default', 'Wordgrove', 'Wordgrove::Garden', 'Wordgrove::Garden::First']),
  )
  await learn('banana')
  const more = await everything()
  expect(more.prepare('select count(*) as count from notes').get()).toEqual({ count: 6 })
})

test('memory and log are those of the learner: card states, stability, intervals, reviews', async () => {
  await learn('dog', 'cat')
  app.advance(3 * DAY)
  await learn('dog')
  await app.db.insert(knownWords).values({ userId: ann.id, wordId: await findWordId(app.db, 'cat'), at: app.now() })
  const note = await makeNote(app, ann.token)
  const database = openPackage((await bytesOf(ofNote(note.id))).bytes)
  const own = await app.db.select().from(cards).where(eq(cards.userId, ann.id))
  const rowOf = (word: string) =>
    database
      .prepare('select cards.*, notes.tags as tags, crt from cards join notes on nid = notes.id, col where sfld = ?')
      .get(word)
  for (const word of ['dog', 'cat']) {
    const wordId = await findWordId(app.db, word)
    const card = own.find((each) => each.wordId === wordId)
    expect(rowOf(word)).toMatchObject({ type: card?.state, reps: card?.reps, lapses: card?.lapses, factor: 2500 })
    const data = JSON.parse(String(rowOf(word)?.['data'])) as { s: number; d: number }
    expect(data.s).toBeCloseTo(card?.stability ?? 0, 3)
    expect(data.d).toBeCloseTo(card?.difficulty ?? 0, 2)
    if (rowOf(word)?.['type'] !== 2) continue
    const due = (Number(rowOf(word)?.['crt']) + Number(rowOf(word)?.['due']) * 86_400) * 1000
    expect(Math.abs(due - (card?.due.getTime() ?? 0))).toBeLessThan(DAY)
    expect(rowOf(word)?.['ivl']).toBe(Math.max(1, card?.scheduledDays ?? 0))
  }
  expect(rowOf('cat')).toMatchObject({ queue: -1, tags: expect.stringContaining(' wordgrove::known ') })
  expect(rowOf('bear')).toMatchObject({ type: 0, queue: 0, due: 3, ivl: 0, reps: 0, data: '{}' })
  const graded = (await app.db.select().from(answers).where(eq(answers.userId, ann.id))).filter(({ grade }) => grade)
  const log = database.prepare('select id, cid, ease, ivl, lastIvl, time, type from revlog order by id').all()
  expect(log).toHaveLength(graded.length)
  const dogs = log.filter(({ cid }) => cid === rowOf('dog')?.['id'])
  expect(dogs).toHaveLength(2)
  expect(dogs[1]?.['lastIvl']).toBe(dogs[0]?.['ivl'])
  for (const { time, ease } of log) {
    expect(time).toBeGreaterThan(0)
    expect([1, 2, 3, 4]).toContain(ease)
  }
})

test('the collection is one that Anki opens', async () => {
  await makeNote(app, ann.token)
  const database = await everything()
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const columns = (table: string) =>
    database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name)
  // As rslib/src/storage/schema11.sql of Anki has them.
  expect(columns('col').join()).toBe('id,crt,mod,scm,ver,dty,usn,ls,conf,models,decks,dconf,tags')
  expect(columns('notes').join()).toBe('id,guid,mid,mod,usn,tags,flds,sfld,csum,flags,data')
  expect(columns('cards').join()).toBe(
    'id,nid,did,ord,mod,usn,type,queue,due,ivl,factor,reps,lapses,left,odue,odid,flags,data',
  )
  expect(columns('revlog').join()).toBe('id,cid,usn,ease,ivl,lastIvl,factor,time,type')
  expect(columns('graves').join()).toBe('usn,oid,type')
  const row = database.prepare('select * from col').get() ?? {}
  expect(row).toMatchObject({ id: 1, ver: 11, dty: 0 })
  const json = (name: string) => JSON.parse(String(row[name])) as Record<string, Record<string, unknown>>
  const [[modelId, model] = ['', {}]] = Object.entries(json('models'))
  for (const name of [
    'id',
    'name',
    'type',
    'mod',
    'usn',
    'sortf',
    'did',
    'tmpls',
    'flds',
    'css',
    'latexPre',
    'latexPost',
    'req',
  ])
    expect(model).toHaveProperty(name)
  const fields = model['flds'] as Record<string, unknown>[]
  for (const field of fields)
    for (const name of ['name', 'ord', 'sticky', 'rtl', 'font', 'size']) expect(field).toHaveProperty(name)
  for (const [id, deck] of Object.entries(json('decks'))) {
    expect(String(deck['id'])).toBe(id)
    for (const name of [
      'name',
      'mod',
      'usn',
      'lrnToday',
      'revToday',
      'newToday',
      'timeToday',
      'collapsed',
      'dyn',
      'conf',
    ])
      expect(deck).toHaveProperty(name)
  }
  for (const name of ['id', 'name', 'mod', 'usn', 'maxTaken', 'autoplay', 'timer', 'replayq', 'new', 'rev', 'lapse'])
    expect(json('dconf')[1]).toHaveProperty(name)
  expect(json('conf')).toMatchObject({ schedVer: 2, curDeck: 1, nextPos: 6 })
  for (const note of database.prepare('select mid, flds, csum, sfld, guid from notes').all()) {
    expect(String(note['mid'])).toBe(modelId)
    expect(String(note['flds']).split('\u001F')).toHaveLength(fields.length)
    expect(Number(note['csum'])).toBeGreaterThan(0)
  }
  expect(
    database
      .prepare('select count(*) as count from cards where did not in (select value from json_each(?))')
      .get(JSON.stringify(Object.keys(json('decks')).map(Number))),
  ).toEqual({ count: 0 })
})

test('the next export updates the notes of the last one in Anki, and another learner’s are not taken for them', async () => {
  await makeNote(app, ann.token)
  const guids = async (person: Person) => (await everything(person)).prepare('select guid from notes order by id').all()
  const before = await guids(ann)
  app.advance(DAY)
  expect(await guids(ann)).toEqual(before)
  const ben = await app.user()
  await makeNote(app, ben.token)
  for (const guid of await guids(ben)) expect(before).not.toContainEqual(guid)
})

test('a learner with nothing gets an empty collection; an official note goes out like an own one', async () => {
  expect((await everything()).prepare('select count(*) as count from notes').get()).toEqual({ count: 0 })
  const official = openPackage((await bytesOf(ofNote(await makeOfficialNote(app)))).bytes)
  expect(
    official
      .prepare('select sfld from notes order by id')
      .all()
      .map(({ sfld }) => sfld),
  ).toEqual(['dog', 'cat', 'apple'])
})

test('a note of another learner, and one in the bin, cannot be exported', async () => {
  const { id } = await makeNote(app, ann.token)
  const ben = await app.user()
  for (const path of [ofNote(id), ofNote(randomUUID())])
    expect((await app.request(path, { token: ben.token })).status).toBe(404)
})

test('what cannot be read is refused at its field, in the language that was asked for', async () => {
  const file = packageBlob(new Uint8Array([1, 2, 3]))
  for (const endpoint of [readPackage, readPackageWords] as const) {
    const query = { type: '11', word: '0' }
    const input = endpoint === readPackage ? { file } : { file, query }
    const refusal = await app.refused(endpoint, input as never, ann.token, { language: 'en' })
    expect(refusal).toMatchObject({
      status: 400,
      code: 'package_unreadable',
      fields: { file: 'This file cannot be read. Export it from Anki as .apkg again, please.' },
    })
  }
  const empty = packageBlob(zipOf(legacyCollection({ notes: [] })))
  expect(await app.refused(readPackage, { file: empty }, ann.token)).toMatchObject({
    code: 'package_without_notes',
    fields: { file: '这个文件里没有笔记' },
  })
  const large = new Blob([new Uint8Array(MOST_PACKAGE_BYTES + 1)], { type: 'application/zip' })
  expect(await app.refused(readPackage, { file: large }, ann.token)).toMatchObject({
    status: 413,
    code: 'file_too_large',
  })
  const fine = packageBlob(zipOf(legacyCollection({ notes: [{ fields: ['oak', '橡树'] }] })))
  const query = { type: 'x', word: '-1' }
  expect(await app.refused(readPackageWords, { file: fine, query }, ann.token)).toMatchObject({ status: 400 })
})
