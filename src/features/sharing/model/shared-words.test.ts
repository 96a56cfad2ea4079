import { expect, test } from 'vitest'
import { splitWords } from './shared-words.ts'

test.each([
  ['dog\ncat', ['dog', 'cat']],
  ['dog, give up，cat、 fish；', ['dog', 'give up', 'cat', 'fish']],
  ['dog,dog\n\n', ['dog']],
  [' , ', []],
])('%j is %j', (written, words) => {
  expect(splitWords(written)).toEqual(words)
})
