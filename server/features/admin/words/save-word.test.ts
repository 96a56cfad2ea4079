// @module-tag postgres
import {
  adminGetWord,
  addWord,
  saveWord,
  saveWordDraft,
  type BlockChanges,
  type WordBlocks,
} from '#contract/word-manager'
import { getWord, searchWords } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { findWordId } from '#tests/word-ids'
import { and, asc, eq, like } from 'drizzle-orm'
import { eventually } from '#tests/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminLog } from '../../../db/schema/admin-log.ts'
import { wordDrafts } from '../../../db/schema/word-edits.ts'
import { lookAlikes, senses, words } from '../../../db/schema/words.ts'
import { readQuestionWords } from '../../practice/index.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

const idOf = (headword: string) => findWordId(app.db, headword)
const read = async (headword: string, by = admin) =>
  app.call(adminGetWord, { params: { word: await idOf(headword) } }, by.token)
const save = async (headword: string, changes: BlockChanges, by = admin) =>
  app.call(saveWord, { params: { word: await idOf(headword) }, body: { changes } }, by.token)
const refused = async (headword: string, changes: BlockChanges, by = admin) =>
  app.refused(saveWord, { params: { word: await idOf(headword) }, body: { changes } }, by.token)
/** The whole body of a refusal, with its further keys, in English. */
const refusedBody = async (headword: string, changes: BlockChanges): Promise<Record<string, unknown>> => {
  const response = await app.request(`/api/admin/words/${await idOf(headword)}`, {
    method: 'PUT',
    token: admin.token,
    json: { changes },
    headers: { 'Accept-Language': 'en' },
  })
  return { status: response.status, ...((await response.json()) as object) }
}
const lookUp = (word: string) => app.call(getWord, { params: { word } })

const sense = (zh: string, en: string, part: WordBlocks['senses'][number]['part_of_speech'] = 'n') => ({
  part_of_speech: part,
  zh,
  en,
  ipa_uk: null,
  ipa_us: null,
})

describe('an edit', () => {
  test('is what learners read at once, as ours and reviewed, until its source is brought back', async () => {
    const id = await idOf('ability')
    await app.db.update(words).set({ reviewed: false }).where(eq(words.id, id))
    await app.db.insert(senses).values([{ wordId: id, position: 2, partOfSpeech: 'v', zh: '别的', en: 'another' }])
    const before = await read('ability')
    expect(before.blocks.senses).toMatchObject({ version: 0, edit: null, source: null })
    const value = [sense('能力', 'the power to do something', 'n')]
    const edited = await save('ability', { senses: { version: 0, value } })
    expect(edited.blocks.senses).toMatchObject({
      value,
      version: 1,
      source: before.blocks.senses.value,
      sources: ['wordgrove'],
      edit: { author: admin.username, source_changed: false },
    })
    const shown = await lookUp('ability')
    expect(shown.unreviewed).toBeUndefined()
    expect(shown.meaning).toEqual({ zh: '能力', en: 'the power to do something' })
    expect(shown.sections.find(({ kind }) => kind === 'definitions')).toMatchObject({
      source: ['wordgrove'],
      items: [{ part_of_speech: 'n', zh: '能力', en: 'the power to do something' }],
    })
    const back = await save('ability', { senses: { version: 1, value: null } })
    expect(back.blocks.senses).toEqual({ ...before.blocks.senses, version: 2 })
    expect(await lookUp('ability')).toMatchObject({ unreviewed: true, meaning: before.word.meaning })
    const log = await app.db
      .select()
      .from(adminLog)
      .where(and(eq(adminLog.subject, 'ability'), eq(adminLog.action, 'word.update')))
      .orderBy(asc(adminLog.id))
    expect(log.map(({ actor, after }) => [actor, after])).toEqual([
      [admin.username, { senses: value }],
      [admin.username, { senses: before.blocks.senses.value }],
    ])
  })

  test('of every other block is read back as it was written, and its source comes back', async () => {
    const before = await read('fox')
    const changes: BlockChanges = {
      pronunciations: { version: 0, value: { ipa_uk: 'fɒks', ipa_us: 'fɑːks' } },
      forms: { version: 0, value: [{ form: 'foxes', kind: 'plural' }] },
      examples: { version: 0, value: [{ en: 'A fox ran across the road.', zh: '一只狐狸跑过马路。' }] },
      phrases: { version: 0, value: [{ text: 'honey', zh: '蜂蜜' }] },
      relations: { version: 0, value: [{ kind: 'related', other: 'wolf' }] },
      structure: {
        version: 0,
        value: [
          { part: 'fox', zh: '狐狸', en: null, origin: null },
          { part: '-y', zh: '像……的', en: 'like', origin: 'Old English' },
        ],
      },
      notes: {
        version: 0,
        value: [
          { kind: 'etymology', zh: '来自古英语 fox。', en: 'From Old English fox.' },
          { kind: 'memory', zh: '狐狸会躲进箱子 box。', en: 'A fox hides in a box.' },
        ],
      },
      picture: { version: 0, value: { file: '1f43a.webp' } },
      tags: { version: 0, value: ['zk', 'gk'] },
    }
    const edited = await save('fox', changes)
    for (const [block, change] of Object.entries(changes))
      expect(edited.blocks[block as keyof BlockChanges].value, block).toEqual(change?.value)
    expect(edited.same_picture).toEqual(['wolf'])
    const shown = await eventually(() => lookUp('foxes'))
    expect(shown).toMatchObject({
      headword: 'fox',
      ipa_uk: 'fɒks',
      picture: '/pictures/1f43a.webp',
      tags: ['zk', 'gk'],
    })
    expect(shown.sections.map(({ kind, source }) => [kind, source])).toEqual([
      ['definitions', expect.anything()],
      ['examples', ['wordgrove']],
      ['memory_aids', ['wordgrove']],
      ['collocations', ['wordgrove']],
      ['word_structure', ['wordgrove']],
      ['etymology', ['wordgrove']],
      ['related_words', ['wordgrove']],
      ['forms', ['wordgrove']],
    ])
    const taken = Object.keys(changes).map((block) => [block, { version: 1, value: null }])
    const back = await save('fox', Object.fromEntries(taken))
    for (const block of Object.keys(changes) as (keyof BlockChanges)[])
      expect(back.blocks[block], block).toEqual({ ...before.blocks[block], version: 2 })
  })

  test('of look-alikes holds for both words, and goes from both', async () => {
    const [wolf, owl] = [await idOf('wolf'), await idOf('owl')]
    await app.db.insert(lookAlikes).values([
      { wordId: wolf, other: 'owl' },
      { wordId: owl, other: 'wolf' },
    ])
    const alike = async (headword: string) => (await read(headword)).blocks.look_alikes
    await save('wolf', { look_alikes: { version: 0, value: ['bear', 'panda'] } })
    expect((await alike('wolf')).value).toEqual(['bear', 'panda'])
    expect(await alike('bear')).toMatchObject({
      value: ['wolf'],
      source: [],
      version: 1,
      edit: { author: admin.username },
    })
    expect(await alike('panda')).toMatchObject({ value: ['wolf'], version: 1 })
    expect(await alike('owl')).toMatchObject({ value: [], source: ['wolf'], version: 1 })
    const asked = await readQuestionWords(app.db, [wolf, owl])
    expect(asked.map(({ synonyms }) => [...synonyms].toSorted())).toEqual([['bear', 'panda'], []])

    // The same from the other side; who has the word open there is told.
    await save('bear', { look_alikes: { version: 1, value: null } })
    expect(await alike('wolf')).toMatchObject({ value: ['panda'], version: 2 })
    expect(await refusedBody('wolf', { look_alikes: { version: 1, value: ['owl'] } })).toMatchObject({ status: 409 })

    const back = await save('wolf', { look_alikes: { version: 2, value: null } })
    expect(back.blocks.look_alikes).toMatchObject({ value: ['owl'], source: null, edit: null })
    for (const [headword, value] of [
      ['owl', ['wolf']],
      ['panda', []],
      ['bear', []],
    ] as const)
      expect(await alike(headword), headword).toMatchObject({ value, source: null, edit: null })
    const log = await app.db.select().from(adminLog).where(eq(adminLog.subject, 'owl')).orderBy(asc(adminLog.id))
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ look_alikes: ['wolf'] }, { look_alikes: [] }],
      [{ look_alikes: [] }, { look_alikes: ['wolf'] }],
    ])
  })

  test('takes the g of a keyboard for the sign of the sound', async () => {
    const edited = await save('dog', {
      senses: { version: 0, value: [{ ...sense('狗', 'an animal that barks'), ipa_uk: 'dɒg', ipa_us: 'dɔːg' }] },
      pronunciations: { version: 0, value: { ipa_uk: 'dɒg', ipa_us: 'dɔːg' } },
    })
    expect(edited.blocks.pronunciations.value).toEqual({ ipa_uk: 'dɒɡ', ipa_us: 'dɔːɡ' })
    expect(edited.blocks.senses.value).toMatchObject([{ ipa_uk: 'dɒɡ', ipa_us: 'dɔːɡ' }])
    expect((await lookUp('dog')).ipa_uk).toBe('dɒɡ')
  })

  test('of a word with a picture asks for the sense that the picture shows', async () => {
    await save('bat', {
      senses: {
        version: 0,
        value: [sense('球棒', 'a stick that hits a ball'), sense('蝙蝠', 'an animal that flies at night')],
      },
    })
    expect((await lookUp('bat')).meaning).toEqual({ zh: '蝙蝠', en: 'an animal that flies at night' })
  })
})

describe('what is formally wrong', () => {
  test('is said at its field in the asked language, and nothing is saved', async () => {
    const changes: BlockChanges = {
      senses: { version: 0, value: [sense('', 'a cow.'), sense('奶牛', 'v. to cow')] },
      examples: { version: 0, value: [{ en: 'No such word here.', zh: '这里没有' }] },
      pronunciations: { version: 0, value: { ipa_uk: 'kaʊ', ipa_us: null } },
      forms: { version: 0, value: [{ form: 'Cows', kind: 'plural' }] },
      phrases: { version: 0, value: [{ text: 'holy cow', zh: 'wow' }] },
      relations: {
        version: 0,
        value: [
          { kind: 'synonym', other: 'cow' },
          { kind: 'antonym', other: 'cow' },
        ],
      },
      structure: { version: 0, value: [{ part: 'cow', zh: 'cow', en: '牛', origin: null }] },
      notes: {
        version: 0,
        value: [
          { kind: 'memory', zh: '没有句号', en: 'A cow has four legs' },
          { kind: 'memory', zh: 'wow', en: '哞。' },
        ],
      },
      picture: { version: 0, value: { file: '../secret.webp' } },
      look_alikes: { version: 0, value: ['cow', 'no such word', 'pig', 'pig'] },
    }
    const body = await refusedBody('cow', changes)
    expect(body).toMatchObject({ status: 400, code: 'input_invalid' })
    const faults = body['faults'] as { block: string; row: number | null; field: string | null; message: string }[]
    expect(faults.map(({ block, row, field }) => `${block} ${row} ${field}`)).toEqual(
      expect.arrayContaining([
        'senses 0 zh',
        'senses 0 en',
        'senses 1 en',
        'examples 0 en',
        'examples 0 zh',
        'pronunciations null ipa_us',
        'forms 0 form',
        'phrases 0 text',
        'phrases 0 zh',
        'relations 0 other',
        'relations 1 other',
        'structure null null',
        'structure 0 zh',
        'structure 0 en',
        'notes 0 zh',
        'notes 0 en',
        'notes 1 zh',
        'notes 1 en',
        'notes 1 kind',
        'picture null file',
        'look_alikes 0 other',
        'look_alikes 1 other',
        'look_alikes 3 other',
      ]),
    )
    expect(faults.find(({ block, row }) => block === 'senses' && row === 0)?.message).toBe(
      'Please write this in Chinese',
    )
    expect((await read('cow')).blocks.senses.version).toBe(0)
  })

  test.each([
    ['no sense', []],
    ['five senses', ['一', '二', '三', '四', '五'].map((zh) => sense(zh, 'an animal'))],
    ['a sense without a part of speech', [sense('猪', 'an animal', '')]],
  ])('%s', async (_, value) => {
    expect(await refused('pig', { senses: { version: 0, value } })).toMatchObject({ code: 'input_invalid' })
  })

  test('is refused for a word that does not exist, and for those who are no administrators', async () => {
    const body = { changes: {} }
    expect(await app.refused(saveWord, { params: { word: 999_999 }, body }, admin.token)).toMatchObject({ status: 404 })
    expect(await app.refused(adminGetWord, { params: { word: 999_999 } }, admin.token)).toMatchObject({ status: 404 })
    const nonsense = { params: { word: 'no such word' } }
    expect(await app.refused(adminGetWord, nonsense, admin.token)).toMatchObject({ code: 'not_found' })
    const byName = await app.call(adminGetWord, { params: { word: 'panda' } }, admin.token)
    expect(byName).toMatchObject({ id: await idOf('panda'), headword: 'panda' })
    expect(await app.refused(saveWordDraft, { params: { word: 999_999 }, body }, admin.token)).toMatchObject({
      status: 404,
    })
    const { token } = await app.user()
    expect(await app.refused(saveWord, { params: { word: 1 }, body }, token)).toMatchObject({ code: 'admin_only' })
  })
})

describe('two editors', () => {
  test('of one block: the second gets the text of the first and loses nothing; of different blocks: both are saved', async () => {
    const ben = await app.admin()
    const mine = [{ en: 'The lion sleeps in the sun.', zh: '狮子在太阳下睡觉。' }]
    const theirs = [{ en: 'A lion is a big cat.', zh: '狮子是一种大猫。' }]
    await save('lion', { examples: { version: 0, value: theirs } }, ben)
    const body = await refusedBody('lion', {
      examples: { version: 0, value: mine },
      tags: { version: 0, value: ['zk'] },
    })
    expect(body).toMatchObject({
      status: 409,
      code: 'edit_conflict',
      conflicts: [{ block: 'examples', version: 1, author: ben.username }],
      word: { blocks: { examples: { value: theirs, version: 1 }, tags: { version: 0 } } },
    })
    await save('lion', { tags: { version: 0, value: ['zk'] } })
    expect((await read('lion')).blocks.examples.value).toEqual(theirs)
    await save('lion', { examples: { version: 1, value: mine } })
    expect((await read('lion')).blocks.examples.value).toEqual(mine)
  })

  test('at once: one is saved, the other told', async () => {
    const ben = await app.admin()
    const id = await idOf('duck')
    const change = (by: Person, file: string) =>
      app.request(`/api/admin/words/${id}`, {
        method: 'PUT',
        token: by.token,
        json: { changes: { picture: { version: 0, value: { file } } } },
      })
    const answers = await Promise.all([change(admin, '1f986.webp'), change(ben, '1f9a2.webp')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('see one another by their drafts; a draft is kept until it is saved or discarded', async () => {
    const ben = await app.admin()
    const changes: BlockChanges = { tags: { version: 0, value: ['gre'] } }
    const params = { word: 'wolf' }
    await app.call(saveWordDraft, { params, body: { changes } }, ben.token)
    expect((await read('wolf', ben)).draft?.changes).toEqual(changes)
    expect(await read('wolf')).toMatchObject({ draft: null, editors: [{ username: ben.username }] })
    await app.call(saveWordDraft, { params, body: { changes: {} } }, ben.token)
    expect(await read('wolf')).toMatchObject({ editors: [] })
    await app.call(saveWordDraft, { params, body: { changes } }, ben.token)
    await save('wolf', changes, ben)
    expect(
      await app.db
        .select()
        .from(wordDrafts)
        .where(eq(wordDrafts.wordId, await idOf('wolf'))),
    ).toEqual([])
  })
})

describe('a new word', () => {
  const word = { headword: 'glowworm', part_of_speech: 'n', zh: '萤火虫', en: 'an insect that gives light' } as const

  test('is looked up and searched like any other; the same again leads to it', async () => {
    const added = await app.call(addWord, { body: word }, admin.token)
    expect(added).toMatchObject({ headword: 'glowworm', blocks: { hidden: { value: false, source: true } } })
    await eventually(async () => expect((await lookUp('glowworm')).meaning.zh).toBe('萤火虫'))
    expect((await app.call(searchWords, { query: { q: '萤火' } })).items.map(({ headword }) => headword)).toEqual([
      'glowworm',
    ])
    const again = await app.request('/api/admin/words', { method: 'POST', token: admin.token, json: word })
    expect(await again.json()).toMatchObject({ code: 'word_exists', id: added.id })
    const change = { senses: { version: 1, value: null } }
    expect(await refusedBody('glowworm', change)).toMatchObject({ faults: [{ block: 'senses', row: null }] })
  })

  test.each([
    ['Chinese', { ...word, headword: '萤火虫' }],
    ['a slur', { ...word, headword: 'nigger' }],
    ['a gloss with the word', { ...word, headword: 'firefly', en: 'a firefly' }],
  ])('%s is refused', async (_, body) => {
    expect(await app.refused(addWord, { body }, admin.token)).toMatchObject({ status: 400, code: 'input_invalid' })
    expect(await app.db.$count(words, like(words.headword, body.headword))).toBe(0)
  })
})

test('another replica shows a change of words and forms by itself', async () => {
  const other = await app.restarted({})
  const there = (word: string) => other.request(`/api/words/${word}`, { method: 'GET' })
  expect((await there('panda')).status).toBe(200)
  expect((await there('pandae')).status).toBe(404)
  await save('panda', { forms: { version: 0, value: [{ form: 'pandae', kind: 'plural' }] } })
  await eventually(async () => expect((await there('pandae')).status).toBe(200))
  await save('panda', { hidden: { version: 0, value: true } })
  await eventually(async () => expect((await there('panda')).status).toBe(404))
  await save('panda', { hidden: { version: 1, value: null } })
  await eventually(async () => expect((await there('panda')).status).toBe(200))
})
