import { expect, test } from 'vitest'
import { markFindings } from './mark-findings.ts'

test('marks what a finding is about, once where two overlap, and never the whole', () => {
  const spans = [
    { start: 3, end: 10 },
    { start: 0, end: 2 },
    { start: 7, end: 10 },
    { start: 0, end: 24 },
  ]
  expect(markFindings('my dog dog eats a apple.', spans)).toEqual([
    { text: 'my', isMarked: true },
    { text: ' ', isMarked: false },
    { text: 'dog dog', isMarked: true },
    { text: ' eats a apple.', isMarked: false },
  ])
  expect(markFindings('A dog.', [])).toEqual([{ text: 'A dog.', isMarked: false }])
})
