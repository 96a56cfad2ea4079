import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSentences } from './compare.ts'

test('says what went and what came', () => {
  expect(compareSentences('My dog bark at me.', 'My dog barks at me.')).toEqual([
    { kind: 'same', text: 'My dog' },
    { kind: 'removed', text: 'bark' },
    { kind: 'added', text: 'barks' },
    { kind: 'same', text: 'at me.' },
  ])
  expect(compareSentences('A dog.', 'A dog.')).toEqual([{ kind: 'same', text: 'A dog.' }])
  expect(compareSentences('', 'A dog.')).toEqual([{ kind: 'added', text: 'A dog.' }])
})

test('each sentence can be read out of it', () => {
  const words = fc.array(fc.constantFrom('a', 'dog', 'barks', 'at', 'me.'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = compareSentences(before.join(' '), after.join(' '))
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join(' ')
      expect(without('added')).toBe(before.join(' '))
      expect(without('removed')).toBe(after.join(' '))
    }),
  )
})
