import { expect, test } from 'vitest'
import { changesSince, faultsOf, isOvertaken, rowsText, withChange } from './blocks.ts'

test('what is no fault is left out', () => {
  const fault = { block: 'senses', row: 0, field: 'zh', message: 'x' }
  expect(faultsOf({ faults: [fault, null, 'x'] })).toEqual([fault])
  expect(faultsOf({})).toEqual([])
})

test('a change is overtaken once its block has another version, and given up alone', () => {
  const changes = withChange({ scene: { version: 1, value: [] } }, 'scene', { version: 2, value: ['a'] })
  expect(changes).toEqual({ scene: { version: 2, value: ['a'] } })
  expect(isOvertaken('scene', { scene: { version: 2 } }, changes)).toBe(false)
  expect(isOvertaken('scene', { scene: { version: 3 } }, changes)).toBe(true)
  expect(isOvertaken('words', { words: { version: 3 } }, changes)).toBe(false)
  expect(withChange(changes, 'scene', undefined)).toEqual({})
})

test('what is typed during a save stays, over the versions that the save made', () => {
  const saved = { forms: { version: 1, value: ['a'] }, tags: { version: 4, value: [] } }
  const now = { ...saved, forms: { version: 1, value: ['ab'] }, picture: { version: 0, value: 'x' } }
  const states = { forms: { version: 2 }, tags: { version: 5 }, picture: { version: 0 } }
  expect(changesSince(saved, now, states)).toEqual({
    forms: { version: 2, value: ['ab'] },
    picture: { version: 0, value: 'x' },
  })
  expect(changesSince(saved, saved, states)).toEqual({})
})

test('rows are told in one line, without what is empty', () => {
  expect(rowsText([{ speaker: null, en: 'Hello.', zh: '你好。' }, { en: 'Bye.' }])).toBe('Hello. · 你好。; Bye.')
  expect(rowsText({ title: 'At home' })).toBe('At home')
})
