// @module-tag postgres
import { applyQuickUpdate, listSourceChanges } from '#contract/quick-update'
import { createTestApp, type TestApp } from '#tests/app'
import { findWordId } from '#tests/word-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentWriter } from '../../../db/content-writer.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const senseRow = (zh: string) => ({
  headword: 'dog',
  position: 1,
  partOfSpeech: 'n',
  zh,
  en: 'as imported',
  ipaUk: null,
  ipaUs: null,
  authored: false,
})

const wordRow = {
  headword: 'dog',
  ipaUk: null,
  ipaUs: null,
  arpabet: null,
  tags: [],
  frequency: 7,
  meaningZh: '狗二',
  meaningEn: 'as imported',
  partOfSpeech: 'n',
  topic: null,
  reviewed: false,
  unfit: false,
}

test('an edit whose source an import changed is reported with both texts', async () => {
  const admin = await app.admin()
  const data = 'word,part_of_speech,zh,en\ndog,n,狗狗,an animal that barks\ncat,n,猫咪,a small animal that hunts mice\n'
  await app.call(applyQuickUpdate, { body: { format: 'csv', data } }, admin.token)
  const reported = () => app.call(listSourceChanges, {}, admin.token)
  expect(await reported()).toEqual({ items: [], next: null })
  const writer = await createContentWriter(app.db)
  await writer.write('words', [wordRow])
  await writer.write('senses', [senseRow('狗二')])
  expect(await reported()).toEqual({
    items: [
      {
        word_id: await findWordId(app.db, 'dog'),
        word: 'dog',
        author: admin.username,
        at: app.now().toISOString(),
        cells: [
          { column: 'zh', old: '狗二', new: '狗狗' },
          { column: 'en', old: 'as imported', new: 'an animal that barks' },
        ],
      },
    ],
    next: null,
  })
})
