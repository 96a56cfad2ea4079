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

test('a phrase is found as one, inflected or with any person in it', () => {
  expect(marked('The plane took off; others take off later, off we go.', 'take off')).toEqual(['took off', 'take off'])
  expect(marked('Two ice creams and a cream.', 'ice cream')).toEqual(['ice creams'])
  expect(marked('She made up her mind.', "make up one's mind")).toEqual(['made up her mind'])
  expect(marked('He did his best.', 'do your best')).toEqual(['did his best'])
  expect(marked('The lights went on, then go on.', 'go on')).toEqual(['went on', 'go on'])
  expect(marked("My driver's license (new).", "driver's license")).toEqual(["driver's license"])
})

test('nothing of the sentence is lost', () => {
  const sentence = '“Don’t!” he said — go.'
  expect(
    markWord(sentence, 'go')
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence)
})
