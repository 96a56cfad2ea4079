// @module-tag postgres
import { adminListPictureSet, saveWord } from '#contract/word-manager'
import { createTestApp, type TestApp } from '#tests/app'
import { findWordId } from '#tests/word-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookAlikes, pictures } from '../../../db/schema/words.ts'
import { pictureFiles } from './picture-set.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const list = async () => (await app.call(adminListPictureSet, {}, (await app.admin()).token)).items

test('the picture set is every picture once, in the order of emoji, with names in both languages', async () => {
  const wordId = await findWordId(app.db, 'fox')
  await app.db.insert(lookAlikes).values(['raccoon', 'wolf'].map((other) => ({ wordId, other })))
  const items = await list()
  const files = items.map(({ file }) => file)
  expect(items).toHaveLength(1_852)
  expect(new Set(files).size).toBe(files.length)
  const set = await pictureFiles()
  expect(files.filter((file) => !set.has(file))).toEqual([])
  const [face, fox, apple, car] = ['1f600', '1f98a', '1f34e', '1f697'].map((code) => files.indexOf(`${code}.webp`))
  expect([face, fox, apple, car]).toEqual([face, fox, apple, car].toSorted((a = 0, b = 0) => a - b))
  expect(face).toBe(0)
  expect(items.filter(({ name }) => name.zh === '' || name.en === '')).toEqual([])
  expect(items[fox ?? -1]).toMatchObject({ name: { zh: '狐狸', en: 'fox' }, words: ['fox'] })
  expect(items[fox ?? -1]?.look_alikes).toEqual(['raccoon', 'wolf'])
})

test('a picture names the words that show it now, the first twenty', async () => {
  const wolf = async () => (await list()).find(({ file }) => file === '1f43a.webp')
  expect((await wolf())?.words).toEqual(['wolf'])
  const changes = { picture: { version: 0, value: { file: '1f43a.webp' } } }
  const id = await findWordId(app.db, 'ability')
  await app.call(saveWord, { params: { word: id }, body: { changes } }, (await app.admin()).token)
  expect((await wolf())?.words).toEqual(['ability', 'wolf'])
  await app.db.update(pictures).set({ file: '1f43a.webp' })
  expect((await wolf())?.words).toHaveLength(20)
})

test('the picture set is not for learners', async () => {
  const ann = await app.user()
  expect((await app.refused(adminListPictureSet, {}, ann.token)).status).toBe(403)
})
