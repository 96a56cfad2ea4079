import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { listPendingKeys, loadPending, removePending, savePending } from './pending-store.ts'
import type { PendingChannel } from './pending-store.ts'
import { clearUserStores, userStore } from './storage.ts'

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => (browser = stubBrowser()))
afterEach(() => vi.unstubAllGlobals())

const store = () => userStore('u1')
const ids = (channel: PendingChannel, key: string) => loadPending(store(), channel, key).map(({ id }) => id)

test('items of a key stay in order, apart from those of other keys, channels and users', () => {
  savePending(store(), 'run', 'r', [{ id: 'a' }, { id: 'b' }])
  savePending(store(), 'run', 'r', [{ id: 'b' }, { id: 'c' }])
  savePending(store(), 'run', 's', [{ id: 'x' }])
  savePending(store(), 'note', 'r', [{ id: 'y' }])
  expect(ids('run', 'r')).toEqual(['a', 'b', 'c'])
  expect(listPendingKeys(store(), 'run').toSorted()).toEqual(['r', 's'])
  expect(listPendingKeys(userStore('u2'), 'run')).toEqual([])
})

test('a key without items is not listed', () => {
  savePending(store(), 'run', 'r', [{ id: 'a' }])
  removePending(store(), 'run', 'r', new Set(['a']))
  expect(listPendingKeys(store(), 'run')).toEqual([])
  expect(browser.localStorage.length).toBe(0)
})

test('items that stay can be revised', () => {
  savePending(store(), 'note', 'n', [{ id: 'a' }, { id: 'b' }])
  removePending(store(), 'note', 'n', new Set(['a']), (item) => ({ ...item, own: [5] }))
  expect(loadPending(store(), 'note', 'n')).toEqual([{ id: 'b', own: [5] }])
})

test('they outlive sign-out and another user', () => {
  savePending(store(), 'note', 'n', [{ id: 'a' }])
  clearUserStores()
  clearUserStores('u2')
  expect(ids('note', 'n')).toEqual(['a'])
})

// What version 0.1 wrote, as it stands in browsers: one string for each shape.
const answer = '{"id":"a1","word_id":7,"kind":"choose_picture","given":"7","hinted":false,"slips":0,"ms":900}'
const flashcard = '{"id":"f1","word_id":7,"knew":true,"ms":1200}'
const batch = '{"id":"b1","base":4,"own":[3],"changes":[{"type":"set_note","field":"title","value":"x","was":null}]}'

test.each([
  ['answers of a level', 'unsent:5d0f7f0e', `[${answer}]`, 'run', '5d0f7f0e'],
  ['answers of a practice', 'unsent:practice/9a1b', `[${answer}]`, 'practice', '9a1b'],
  ['flashcards', 'unsent:cards/77c2', `[${flashcard}]`, 'flashcards', '77c2'],
  ['changes of a note', 'unsent-note/note-1', `[${batch}]`, 'note', 'note-1'],
] as const)('%s that wait under the names of version 0.1 are taken over once', (_, former, text, channel, key) => {
  const name = `wordgrove:u1:${former}`
  browser.localStorage.setItem(name, text)
  browser.localStorage.setItem('wordgrove:u1:unsent-runs', '["5d0f7f0e","practice/9a1b","cards/77c2"]')
  expect(listPendingKeys(store(), channel)).toEqual([key])
  expect(loadPending(store(), channel, key)).toEqual(JSON.parse(text))
  expect(Object.keys(all())).toEqual([`wordgrove:u1:unsent/${channel}/${key}`])
  // A tab that still runs the former version appends under the former name.
  browser.localStorage.setItem(name, text.replace(/"id":"(\w)1"/, '"id":"$12"'))
  expect(ids(channel, key)).toHaveLength(2)
})

test('what another user left under the names of version 0.1 stays theirs', () => {
  browser.localStorage.setItem('wordgrove:u2:unsent:r', `[${answer}]`)
  expect(listPendingKeys(store(), 'run')).toEqual([])
  expect(listPendingKeys(userStore('u2'), 'run')).toEqual(['r'])
})

const all = () =>
  Object.fromEntries(
    Array.from({ length: browser.localStorage.length }, (_, index) => browser.localStorage.key(index) ?? '').map(
      (name) => [name, browser.localStorage.getItem(name)],
    ),
  )
