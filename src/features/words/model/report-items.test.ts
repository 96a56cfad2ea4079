import { expect, test } from 'vitest'
import { reportItemsOf } from './report-items.ts'

test('a meaning is named by its English, else by its Chinese, and shown in both', () => {
  const items = [
    { part_of_speech: 'n' as const, zh: '苹果', en: 'a round fruit' },
    { part_of_speech: 'n' as const, zh: '苹果树', en: null },
  ]
  expect(reportItemsOf({ kind: 'definitions', source: ['wordgrove'], items })).toEqual([
    { value: 'a round fruit', label: '苹果 · a round fruit' },
    { value: '苹果树', label: '苹果树' },
  ])
})

test('an example, phrase, word, part or form is named by itself, each once', () => {
  const labels = (section: Parameters<typeof reportItemsOf>[0]) => reportItemsOf(section).map(({ label }) => label)
  const source = ['wordgrove' as const]
  expect(labels({ kind: 'examples', source, items: [{ id: null, en: 'I eat apples.', zh: null }] })).toEqual([
    'I eat apples.',
  ])
  expect(labels({ kind: 'collocations', source, items: [{ text: 'apple pie', meaning: '苹果派' }] })).toEqual([
    'apple pie',
  ])
  expect(labels({ kind: 'antonyms', source, items: ['big', 'tall'] })).toEqual(['big', 'tall'])
  expect(labels({ kind: 'word_structure', source, items: [{ part: 'un-', meaning: '不', origin: null }] })).toEqual([
    'un-',
  ])
  const forms = [
    { form: 'played', kind: 'past' as const },
    { form: 'played', kind: 'participle' as const },
  ]
  expect(labels({ kind: 'forms', source, items: forms })).toEqual(['played'])
})

test('prose has no items', () => {
  expect(reportItemsOf({ kind: 'etymology', source: ['wordgrove'], items: ['From Latin.'] })).toEqual([])
})
