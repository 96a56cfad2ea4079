import { deleteNote, findNotesWith } from '#contract/notes'
import { createTestApp, type TestApp } from '#tests/app'
import { adding, makeNote, makeOfficialNote, send } from '#tests/notes'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const notesWith = async (token: string, words: string) =>
  (await app.call(findNotesWith, { query: { words } }, token)).notes

test('says which words stand in which own notes, whatever their letter case', async () => {
  const ann = await app.user()
  const garden = await makeNote(app, ann.token)
  const second = await makeNote(app, ann.token, 'Second')
  app.advance(1_000)
  await makeOfficialNote(app)
  await makeNote(app, (await app.user()).token)
  const page = garden.pages[0]?.id ?? ''
  await send(app, ann.token, garden.id, 1, [adding(page, 'my cat Mimi'), adding(page, 'dog')])
  const title = { zh: 'Garden', en: 'Garden' }
  // The latest changed comes first; a word that stands there twice is named once.
  expect(await notesWith(ann.token, 'Dog, tree,apple')).toEqual([
    { id: garden.id, title, words: ['Dog', 'apple'] },
    { id: second.id, title: { zh: 'Second', en: 'Second' }, words: ['Dog', 'apple'] },
  ])
  expect(await notesWith(ann.token, 'My cat mimi')).toEqual([{ id: garden.id, title, words: ['My cat mimi'] }])
  expect(await notesWith(ann.token, ' , ')).toEqual([])
})

test('leaves out what was deleted, and notes in the bin', async () => {
  const ann = await app.user()
  const note = await makeNote(app, ann.token)
  const entry = adding(note.pages[0]?.id ?? '', 'horse')
  await send(app, ann.token, note.id, 1, [entry])
  expect(await notesWith(ann.token, 'horse')).toHaveLength(1)
  await send(app, ann.token, note.id, 2, [{ type: 'delete', kind: 'entry', id: entry.id }])
  expect(await notesWith(ann.token, 'horse')).toEqual([])
  await app.call(deleteNote, { params: { id: note.id } }, ann.token)
  expect(await notesWith(ann.token, 'dog')).toEqual([])
})
