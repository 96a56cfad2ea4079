// @module-tag postgres
import { adminGetWord, addWord, adminListWords, saveWord, type BlockChanges } from '#contract/word-manager'
import { getWord } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { findWordId } from '#tests/word-ids'
import { asc, eq } from 'drizzle-orm'
import { eventually } from '#tests/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentWriter } from '../../../db/content-writer.ts'
import { examples } from '../../../db/schema/words.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

const idOf = (headword: string) => findWordId(app.db, headword)
const read = async (headword: string) => app.call(adminGetWord, { params: { word: await idOf(headword) } }, admin.token)
const save = async (headword: string, changes: BlockChanges) =>
  app.call(saveWord, { params: { word: await idOf(headword) }, body: { changes } }, admin.token)
const flagged = async (flag: 'edited' | 'source_changed' | 'hidden') =>
  (await app.call(adminListWords, { query: { flag } }, admin.token)).items.map(({ word }) => word.headword)

const wordRow = (headword: string, meaningZh: string) => ({
  headword,
  ipaUk: 'wɪm',
  ipaUs: 'wɪm',
  arpabet: null,
  tags: ['zk'],
  frequency: 7,
  meaningZh,
  meaningEn: 'a new meaning',
  partOfSpeech: 'n',
  topic: null,
  reviewed: false,
  unfit: false,
})
const senseRow = (headword: string, position: number, zh: string) => ({
  headword,
  position,
  partOfSpeech: 'n',
  zh,
  en: 'as imported',
  ipaUk: null,
  ipaUs: null,
  authored: false,
})
const exampleRow = (headword: string, position: number, en: string) => ({
  headword,
  position,
  en,
  zh: null,
  authored: false,
})
const mine = {
  senses: [{ part_of_speech: 'n', zh: '狗狗', en: 'an animal that barks', ipa_uk: null, ipa_us: null }],
  examples: [{ en: 'The dog barks at night.', zh: '狗在夜里叫。' }],
} as const

test('edits, added and hidden words stand above every import, which says what changed beneath them', async () => {
  const dog = await idOf('dog')
  await save('dog', {
    senses: { version: 0, value: [...mine.senses] },
    examples: { version: 0, value: [...mine.examples] },
    tags: { version: 0, value: ['gre'] },
  })
  await save('cat', { hidden: { version: 0, value: true } })
  await save('bear', { examples: { version: 0, value: [{ en: 'A bear likes honey.', zh: '熊喜欢蜂蜜。' }] } })
  const added = { headword: 'glowworm', part_of_speech: 'n', zh: '萤火虫', en: 'an insect that gives light' } as const
  await app.call(addWord, { body: added }, admin.token)
  expect(await flagged('source_changed')).toEqual([])

  const writer = await createContentWriter(app.db)
  await writer.write('words', [wordRow('dog', '狗二'), wordRow('cat', '猫二')])
  await writer.write('senses', [senseRow('dog', 1, '狗二'), senseRow('cat', 1, '猫二')])
  await writer.write('senses', [senseRow('dog', 2, '狗三')])
  await writer.write('examples', [exampleRow('dog', 1, 'Dogs are imported.'), exampleRow('cat', 1, 'Cats are.')])
  await writer.finish()

  const word = await read('dog')
  expect(word.id).toBe(dog)
  expect(word.word.meaning.zh).toBe('狗狗')
  expect(word.blocks.senses).toMatchObject({ value: mine.senses, edit: { source_changed: true } })
  expect(word.blocks.senses.source?.map(({ zh }) => zh)).toEqual(['狗二', '狗三'])
  expect(word.blocks.examples).toMatchObject({
    value: mine.examples,
    source: [{ en: 'Dogs are imported.', zh: null }],
    edit: { source_changed: true },
  })
  expect(word.blocks.tags).toMatchObject({ value: ['gre'], source: ['zk'], edit: { source_changed: true } })
  expect(await read('cat')).toMatchObject({
    word: { meaning: { zh: '猫二' } },
    blocks: { hidden: { value: true, source: false }, senses: { value: [{ zh: '猫二' }] } },
  })
  expect((await app.call(getWord, { params: { word: 'glowworm' } })).meaning.zh).toBe('萤火虫')
  // The dictionary dropped it: the edit waits for its return, the word itself is gone like every other.
  expect((await read('bear')).blocks).toMatchObject({ hidden: { value: true }, examples: { source: [] } })
  expect(await flagged('source_changed')).toEqual(['dog'])

  const back = await save('dog', {
    senses: { version: 1, value: null },
    examples: { version: 1, value: null },
    tags: { version: 1, value: null },
  })
  expect(back).toMatchObject({
    word: { meaning: { zh: '狗二' }, unreviewed: true },
    blocks: { senses: { value: [{ zh: '狗二' }, { zh: '狗三' }], edit: null }, tags: { value: ['zk'] } },
  })
  expect(await flagged('edited')).not.toContain('dog')
  const rows = await app.db.select().from(examples).where(eq(examples.wordId, dog)).orderBy(asc(examples.position))
  expect(rows.map(({ en, authored }) => [en, authored])).toEqual([['Dogs are imported.', false]])
})

test('an edit that is saved while an import runs is not overwritten by it', async () => {
  const writer = await createContentWriter(app.db)
  await writer.write('words', [wordRow('dog', '狗四'), wordRow('cat', '猫四')])
  const { blocks } = await read('dog')
  await save('dog', { senses: { version: blocks.senses.version, value: [...mine.senses] } })
  await writer.write('senses', [senseRow('dog', 1, '狗四'), senseRow('cat', 1, '猫四')])
  await writer.finish()
  const after = await read('dog')
  expect(after.blocks.senses).toMatchObject({ value: mine.senses, source: [{ zh: '狗四' }] })
  await eventually(async () => expect((await app.call(getWord, { params: { word: 'dog' } })).meaning.zh).toBe('狗狗'))
})
