import { expect, test } from 'vitest'
import { entryOf } from './entry-of.ts'

test('an own word takes its meaning into another note; one of the dictionary has its own there', () => {
  const meaning = { zh: '放弃', en: '放弃' }
  expect(entryOf({ id: -3, headword: 'give up', meaning })).toEqual({ word: 'give up', meaning: '放弃' })
  expect(entryOf({ id: 3, headword: 'dog', meaning: { zh: '狗', en: 'an animal' } })).toEqual({ word: 'dog' })
})
