import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['.csv, .txt', 'Words.CSV', '', true],
  ['.csv, .txt', 'words.csv.exe', 'text/csv', false],
  ['image/*', 'leaf.png', 'image/png', true],
  ['image/*', 'leaf.png', '', false],
  ['text/plain', 'notes.md', 'text/plain', true],
  ['', 'anything', 'text/plain', false],
])('%j takes %j of type %j: %j', (accept, name, type, taken) => {
  expect(accepts(accept, { name, type })).toBe(taken)
})
