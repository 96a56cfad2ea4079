import { expect, test } from 'vitest'
import { listChanges } from './list-changes.ts'

test('one value is one change, also where there was nothing', () => {
  expect(listChanges('"open"', '"closed"')).toEqual([{ field: null, before: 'open', after: 'closed' }])
  expect(listChanges(null, '"admin"')).toEqual([{ field: null, before: null, after: 'admin' }])
  expect(listChanges('[1,2]', null)).toEqual([{ field: null, before: '1; 2', after: null }])
  expect(listChanges(null, null)).toEqual([])
})

test('objects are told field by field, without what is the same', () => {
  expect(listChanges('{"zh":"苹果","en":"apple","tags":["a"]}', '{"zh":"苹果树","en":"apple","hidden":true}')).toEqual([
    { field: 'zh', before: '苹果', after: '苹果树' },
    { field: 'tags', before: 'a', after: null },
    { field: 'hidden', before: null, after: 'true' },
  ])
  expect(listChanges(null, '{"days":30,"reason":"sorry"}')).toEqual([
    { field: 'days', before: null, after: '30' },
    { field: 'reason', before: null, after: 'sorry' },
  ])
})

test('rows are told as people read them, and none at all as nothing', () => {
  const senses = [
    { part_of_speech: 'n', zh: '床单', en: 'bed linen', ipa_uk: null },
    { part_of_speech: 'n', zh: '纸', en: 'a piece of paper', ipa_uk: null },
  ]
  expect(listChanges('{"senses":[]}', JSON.stringify({ senses }))).toEqual([
    { field: 'senses', before: null, after: 'n · 床单 · bed linen; n · 纸 · a piece of paper' },
  ])
})

test('a value longer than a screen is cut off', () => {
  expect(listChanges(null, JSON.stringify('x'.repeat(400)))[0]?.after).toBe(`${'x'.repeat(300)}…`)
})
