import { expect, test } from 'vitest'
import { markWord } from './mark-word.ts'

const marked = (sentence: string, word: string) =>
  markWord(sentence, word)
    .filter((part) => part.marked)
    .map(({ text }) => text)

test('the word is found in its common forms, and nothing that only begins like it', () => {
  expect(marked('The Cat sat with two cats in a category.', 'cat')).toEqual(['Cat', 'cats'])
  expect(marked('She studies; he studied, they study.', 'study')).toEqual(['studies', 'studied', 'study'])
  expect(marked('Running is fun, so we run.', 'run')).toEqual(['Running', 'run'])
  expect(marked('Making cakes, she makes a mess.', 'make')).toEqual(['Making', 'makes'])
  expect(marked('As we go, the goat is going.', 'go')).toEqual(['go', 'going'])
})

test('nothing of the sentence is lost', () => {
  const sentence = '“Don’t!” he said — go.'
  expect(
    markWord(sentence, 'go')
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence)
})
