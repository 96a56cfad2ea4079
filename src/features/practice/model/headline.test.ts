import { expect, test } from 'vitest'
import { headlineOf, inWords } from './headline.ts'

test('small numbers are words, larger ones figures', () => {
  expect([1, 2, 8, 10, 11].map((count) => inWords(count, 'zh'))).toEqual(['一', '两', '八', '十', '11'])
  expect([1, 8, 32].map((count) => inWords(count, 'en'))).toEqual(['one', 'eight', '32'])
})

test('a headline names the one word that was missed, and counts what grew, never a zero', () => {
  expect(headlineOf(8, [], 'zh')).toMatchObject({ key: 'all', values: { total: '八' } })
  expect(headlineOf(8, ['dog'], 'zh')).toMatchObject({ key: 'one', values: { grown: '七', word: 'dog' } })
  expect(headlineOf(8, ['dog', 'fox', 'cat'], 'en')).toMatchObject({
    key: 'some',
    values: { grown: 'Five', missed: 'three' },
  })
  const none = headlineOf(2, ['dog', 'fox'], 'en')
  expect(none).toMatchObject({ key: 'none', values: { total: 'two', begun: 'Two' } })
})

test('one word has words of its own, in both languages', () => {
  expect(headlineOf(1, [], 'zh').key).toBe('single')
  expect(headlineOf(1, ['dog'], 'en').key).toBe('singleMissed')
})
