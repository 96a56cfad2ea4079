import { expect, test } from 'vitest'
import { divide, findWord, wordIdsOf } from './divide.ts'

const known = {
  words: [
    { id: 7, headword: 'dog', state: 'new' as const, count: 2 },
    { id: 9, headword: 'see', state: 'known' as const, count: 1 },
  ],
  forms: { dog: 0, dogs: 0, sees: 1, quillby: -1, blorb: -2 },
  coverage: { running: 4, known: 1, growing: 0, new: 2, unknown: 1, share: 0.25 },
  helpers: { words: [0], share: 0.75 },
}
const paragraph = { text: 'Dogs! Quillby sees 12 blorb.', start: 100 }

test('a paragraph is its sentences, and loses nothing', () => {
  const sentences = divide(known, paragraph)
  expect(sentences.map(({ start }) => start)).toEqual([100, 106])
  expect(sentences.flatMap(({ parts }) => parts.map(({ text }) => text)).join('')).toBe(paragraph.text)
  const marked = sentences.flatMap(({ parts }) => parts.filter(({ mark }) => mark !== null))
  expect(marked).toEqual([
    { text: 'Dogs', start: 100, mark: 'new' },
    { text: 'Quillby', start: 106, mark: 'known' },
    { text: 'sees', start: 114, mark: 'known' },
    { text: 'blorb', start: 122, mark: 'unknown' },
  ])
})

test('the word of a form is found, whatever its case', () => {
  expect(findWord(known, 'DOGS')?.id).toBe(7)
  expect(findWord(known, 'Quillby')).toBeUndefined()
  expect(wordIdsOf(known, paragraph)).toEqual([7, 9])
})
