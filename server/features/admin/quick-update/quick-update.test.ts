// @module-tag postgres
import {
  applyQuickUpdate,
  exportQuickUpdate,
  listQuickUpdates,
  previewQuickUpdate,
  undoQuickUpdate,
} from '#contract/quick-update'
import type { Endpoint } from '#contract/core'
import { adminGetWord, saveWord, type BlockChanges } from '#contract/word-manager'
import { getWord } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import type { Person } from '#tests/people'
import { findWordId } from '#tests/word-ids'
import { asc, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { eventually } from '#tests/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminLog } from '../../../db/schema/admin-log.ts'
import { words } from '../../../db/schema/words.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

type Format = 'csv' | 'json'
const preview = (data: string, format: Format = 'csv') =>
  app.call(previewQuickUpdate, { body: { format, data } }, admin.token, { language: 'en' })
const apply = (data: string, more: { id?: string; revision?: string; format?: Format } = {}, by = admin) =>
  app.call(applyQuickUpdate, { body: { format: 'csv', data, ...more } }, by.token)
/** The whole body of a refusal, with its further keys. */
const refusal = async (endpoint: Endpoint, json: unknown): Promise<Record<string, unknown>> => {
  const response = await app.request(endpoint.path, { token: admin.token, json })
  return { status: response.status, ...((await response.json()) as object) }
}
const refusedApply = (data: string, more: { revision?: string } = {}) =>
  refusal(applyQuickUpdate, { format: 'csv', data, ...more })
const undo = (id?: string) => app.call(undoQuickUpdate, { body: { id } }, admin.token)
const refusedUndo = (id?: string) => refusal(undoQuickUpdate, { id })
const lookUp = async (word: string) => (await app.call(getWord, { params: { word } })).meaning.zh
const read = async (word: string) =>
  app.call(adminGetWord, { params: { word: await findWordId(app.db, word) } }, admin.token)
const edit = async (word: string, changes: BlockChanges) =>
  app.call(saveWord, { params: { word: await findWordId(app.db, word) }, body: { changes } }, admin.token)
const exported = async (query: Record<string, string>) => {
  const response = await app.request(addressOf(exportQuickUpdate, { query }), { token: admin.token })
  expect(response.status).toBe(200)
  return response
}

const sense = (word: string, zh: string, en: string) => `word,part_of_speech,zh,en\n${word},n,${zh},${en}\n`

describe('a preview', () => {
  test('says of every row what it would do, with both texts, and saves nothing', async () => {
    const before = await read('fox')
    const file = [
      'word,part_of_speech,zh,en,tags',
      `fox,n,狐狸狸,an animal with red fur,zk; gk`,
      'glowworm,n,萤火虫,an insect that gives light,',
      `wolf,n,wolf,an animal like a dog,`,
      'fox,n,狐狸,twice,',
    ].join('\n')
    const { rows, counts } = await preview(file)
    expect(counts).toEqual({ new: 1, changed: 1, same: 0, wrong: 2 })
    expect(rows.map(({ row, word, state }) => [row, word, state])).toEqual([
      [2, 'fox', 'changed'],
      [3, 'glowworm', 'new'],
      [4, 'wolf', 'wrong'],
      [5, 'fox', 'wrong'],
    ])
    expect(rows[0]?.changes).toContainEqual({
      column: 'zh',
      old: before.blocks.senses.value[0]?.zh,
      new: '狐狸狸',
    })
    expect(rows[2]?.faults).toContainEqual({ column: 'zh', text: 'wolf', message: 'Please write this in Chinese' })
    expect(rows[3]?.faults).toEqual([{ column: 'word', text: 'fox', message: 'Row 2 has this word already.' }])
    expect((await read('fox')).blocks).toEqual(before.blocks)
  })

  test('names every fault of a row, that of a cell itself once', async () => {
    const { rows } = await preview('word,part_of_speech,zh,en,picture\nbear,x,bear,=1+1,nothing.webp\nbear,n\n')
    expect(rows[0]?.faults.map(({ column }) => column)).toEqual(['en', 'part_of_speech', 'picture'])
    expect(rows[1]?.faults.map(({ column }) => column)).toEqual([null, 'word'])
  })

  test('leaves columns alone that the file does not have, and clears those that are empty', async () => {
    const file = 'word,example_en,example_zh,synonyms\nbear,A bear likes honey.,熊喜欢蜂蜜。,\n'
    await apply(file)
    const edited = await read('bear')
    expect(edited.blocks.examples.value).toContainEqual({ en: 'A bear likes honey.', zh: '熊喜欢蜂蜜。' })
    expect(edited.blocks.relations.value.filter(({ kind }) => kind === 'synonym')).toEqual([])
    expect(edited.blocks.senses.edit).toBeNull()
    expect((await preview(file)).counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
  })

  test('has columns for parts and notes, and says at each what is wrong with it', async () => {
    const head = 'word,part,part_zh,part_en,part_2,part_zh_2,part_en_2,etymology_zh,etymology_en,memory_zh,memory_en\n'
    const row = "tiger,tig,虎,tig,'-er,者,one that does,来自希腊语。,From Greek.,,\n"
    await apply(head + row)
    const { structure, notes } = (await read('tiger')).blocks
    expect(structure.value).toEqual([
      { part: 'tig', zh: '虎', en: 'tig', origin: null },
      { part: '-er', zh: '者', en: 'one that does', origin: null },
    ])
    expect(notes.value).toEqual([{ kind: 'etymology', zh: '来自希腊语。', en: 'From Greek.' }])
    expect((await preview(head + row)).counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
    const { rows } = await preview(`${head}tiger,tig,tig,,,,,来自希腊语,,,A tiger is big.\n`)
    expect(rows[0]?.faults.map(({ column }) => column).toSorted()).toEqual(
      ['etymology_en', 'etymology_zh', 'memory_zh', 'part', 'part_zh'].toSorted(),
    )
  })

  test('takes the g of a keyboard for the sign of the sound, which then is no change', async () => {
    const file = 'word,ipa_uk,ipa_us\ndog,dɒg,dɔːg\n'
    await apply(file)
    expect((await read('dog')).blocks.pronunciations.value).toEqual({ ipa_uk: 'dɒɡ', ipa_us: 'dɔːɡ' })
    expect((await preview(file)).counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
  })
})

describe('an update', () => {
  test('is what learners read, is logged by word, and is one however often its id comes', async () => {
    const file = `${sense('cat', '猫咪', 'a small animal that hunts mice')}lynx,n,猞猁,a wild animal with short tail\n`
    const id = randomUUID()
    const { revision } = await preview(file)
    const made = await apply(file, { id, revision })
    expect(made).toMatchObject({ id, author: admin.username, new_words: 1, changed_words: 1, undone: null })
    expect(await apply(file, { id, revision })).toEqual(made)
    expect(await lookUp('cat')).toBe('猫咪')
    await eventually(async () => expect(await lookUp('lynx')).toBe('猞猁'))
    const log = await app.db
      .select()
      .from(adminLog)
      .where(inArray(adminLog.subject, ['cat', 'lynx', id]))
      .orderBy(asc(adminLog.id))
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['word.update', 'cat'],
      ['word.add', 'lynx'],
      ['quick_update.apply', id],
    ])
    expect(await app.call(listQuickUpdates, {}, admin.token)).toMatchObject({ undoable: id })
  })

  test('is all or nothing', async () => {
    const before = await read('dog')
    const file = `${sense('dog', '狗狗', 'an animal that barks')}horse,n,,no Chinese\n`
    expect(await refusedApply(file)).toMatchObject({
      status: 400,
      code: 'quick_update_refused',
      message: '没有保存：3 · horse · zh: 请用中文填写',
      faults: [{ row: 3, word: 'horse', column: 'zh' }],
    })
    expect((await read('dog')).blocks).toEqual(before.blocks)
  })

  test('is refused where somebody has edited a word since its preview, and says which', async () => {
    const file = `${sense('cow', '母牛', 'a large farm animal')}pig,n,小猪,a farm animal with short legs\n`
    const { revision } = await preview(file)
    const value = [{ part_of_speech: 'n' as const, zh: '肉猪', en: 'a pink animal', ipa_uk: null, ipa_us: null }]
    await edit('pig', { senses: { version: 0, value } })
    expect(await refusedApply(file, { revision })).toMatchObject({
      status: 409,
      code: 'quick_update_conflict',
      conflicts: [{ row: 3, word: 'pig' }],
    })
    expect((await read('cow')).blocks.senses.edit).toBeNull()
    expect(await refusedApply(`${file}hen,n,母鸡,a bird\n`, { revision })).toMatchObject({
      code: 'quick_update_refused',
      message: '没有保存：文件和预览的不一样，请重新预览。',
    })
  })
})

describe('undo', () => {
  test('brings back what stood before, edits and the source, and takes new words away', async () => {
    await apply(sense('duck', '鸭鸭', 'a water bird'))
    const before = { duck: await read('duck'), owl: await read('owl') }
    const file = `${sense('duck', '鸭子', 'a bird with wide feet')}owl,n,猫头鹰,a bird that flies at night\nstoat,n,白鼬,a small animal with thin body\n`
    const { id } = await apply(file)
    const undone = await undo(id)
    expect(undone.undone).toMatchObject({ author: admin.username })
    expect(await undo(id)).toEqual(undone)
    const { duck, owl } = { duck: await read('duck'), owl: await read('owl') }
    expect(duck.blocks.senses.value).toEqual(before.duck.blocks.senses.value)
    expect(duck.blocks.senses.edit).not.toBeNull()
    expect(owl.blocks.senses).toMatchObject({ value: before.owl.blocks.senses.value, edit: null })
    expect(owl.word.meaning).toEqual(before.owl.word.meaning)
    expect((await read('stoat')).blocks.hidden.value).toBe(true)
    // It is new again, and can be added once more.
    expect((await preview(file)).counts).toMatchObject({ new: 1, changed: 2 })
    const again = await apply(file)
    expect(again).toMatchObject({ new_words: 1 })
    expect((await read('stoat')).blocks.hidden.value).toBe(false)
    await undo(again.id)
  })

  test('is refused where something newer stands, and says which rows', async () => {
    const first = await apply(sense('hen', '鸡妈妈', 'a bird that lays eggs'))
    const second = await apply(`${sense('ability', '羊', 'an animal with horns')}hen,n,母鸡,a bird that gives eggs\n`)
    expect(await refusedUndo(first.id)).toMatchObject({ status: 409, code: 'quick_update_conflict', conflicts: [] })
    const { blocks } = await read('ability')
    await edit('ability', { senses: { version: blocks.senses.version, value: null } })
    expect(await refusedUndo(second.id)).toMatchObject({ conflicts: [{ row: 2, word: 'ability' }] })
    expect((await read('hen')).word.meaning.zh).toBe('母鸡')
  })

  test('of two updates goes back one after the other', async () => {
    const before = await lookUp('mouse')
    const one = await apply(sense('mouse', '老鼠一', 'a small animal'))
    const two = await apply(sense('mouse', '老鼠二', 'a small animal'))
    await undo(two.id)
    expect(await lookUp('mouse')).toBe('老鼠一')
    await undo(one.id)
    expect(await lookUp('mouse')).toBe(before)
  })

  test('of an id that is none is not found', async () => {
    expect(await refusedUndo(randomUUID())).toMatchObject({ status: 404 })
  })
})

describe('look-alikes', () => {
  const alike = async (word: string) => (await read(word)).blocks.look_alikes.value
  const file = (...rows: string[]) => `word,look_alikes\n${rows.join('\n')}\n`
  const set = async (word: string, value: string[]) =>
    edit(word, { look_alikes: { version: (await read(word)).blocks.look_alikes.version, value } })

  test('are pairs: the row of one word changes the other one, and an undo takes both back', async () => {
    await set('lion', ['panda'])
    const before = { lion: await alike('lion'), panda: await alike('panda'), wolf: await alike('wolf') }
    expect(before.panda).toContain('lion')
    // The second row is as an export wrote it; the third word is in no row.
    const { id, changed_words } = await apply(file('lion,wolf', `panda,${before.panda.join('; ')}`))
    expect(changed_words).toBe(1)
    expect(await alike('lion')).toEqual(['wolf'])
    expect(await alike('panda')).toEqual(before.panda.filter((word) => word !== 'lion'))
    expect(await alike('wolf')).toEqual([...before.wolf, 'lion'].toSorted())
    await undo(id)
    expect({ lion: await alike('lion'), panda: await alike('panda'), wolf: await alike('wolf') }).toEqual(before)
  })

  test('are undone as long as neither word is newer', async () => {
    const { id } = await apply(file('lion,wolf'))
    await set('wolf', [])
    expect(await refusedUndo(id)).toMatchObject({
      conflicts: [
        { row: 2, word: 'lion' },
        { row: 2, word: 'wolf' },
      ],
    })
  })

  test('are words of the dictionary or of the file, others than their word', async () => {
    const { rows } = await preview(file('lion,lion', 'panda,no such word'))
    expect(rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([['look_alikes'], ['look_alikes']])
    const added = 'word,part_of_speech,zh,en,look_alikes\nibex,n,羱羊,a wild animal with long horns,lion\n'
    await apply(added)
    expect(await alike('lion')).toContain('ibex')
  })
})

describe('an export', () => {
  test.each(['csv', 'json'] as const)('as %s is the same when it is read again', async (format) => {
    const response = await exported({ format })
    const text = await response.text()
    const { counts, rows } = await preview(text, format)
    expect(rows.filter(({ state }) => state !== 'same')).toEqual([])
    const shown = await app.db.select().from(words).where(eq(words.hidden, false))
    expect(counts.same).toBeGreaterThanOrEqual(shown.length)
  })

  test('neutralises formulas, and the update takes that back', async () => {
    const id = await findWordId(app.db, 'tiger')
    await app.db
      .update(words)
      .set({ ipaUk: '=1+1', ipaUs: "'@x" })
      .where(inArray(words.id, [id]))
    const text = await (await exported({ format: 'csv', q: 'tiger' })).text()
    expect(text).toContain(",'=1+1,''@x,")
    expect((await preview(text)).counts).toMatchObject({ same: 1, wrong: 0, changed: 0 })
  })

  test('of more words than a file takes leads to the next file', async () => {
    const first = await exported({ format: 'json', limit: '3' })
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
    const [rows, rest] = [await first.json(), await (await app.request(next ?? '', { token: admin.token })).json()]
    const headwords = [...(rows as { word: string }[]), ...(rest as { word: string }[])].map(({ word }) => word)
    expect(headwords).toHaveLength(6)
    expect(new Set(headwords).size).toBe(6)
  })
})
