import { expect, test } from 'vitest'
import type { AuthoredWord } from '../authored-words.ts'
import { parseEntryLines } from './entry-lines.ts'
import { mergeEntries } from './merge-entries.ts'
import { fingerprintOf } from './reviews.ts'

const VITAL = 'vital | adj | 至关重要的 | extremely important | Water is vital for plants. | 水对植物至关重要。'
const linesOf = (text: string) => parseEntryLines(text)
const memory = { zh: 'vita 是生命', en: 'vita is life' }

test('an entry that lines repeat stays as it is, further examples and all, so that its verdict holds', () => {
  const old: AuthoredWord = {
    ...linesOf(VITAL).get('vital'),
    examples: [{ en: 'Sleep is vital.', zh: '睡眠至关重要。' }],
    memory,
  }
  const { words, changed, unchanged } = mergeEntries(new Map([['vital', old]]), linesOf(VITAL))
  expect({ changed, unchanged }).toEqual({ changed: [], unchanged: ['vital'] })
  expect(fingerprintOf(words.get('vital') ?? {})).toBe(fingerprintOf(old))
})

test.each([
  ['a text', VITAL.replace('extremely important', 'of great importance')],
  ['a relation', `${VITAL} | = essential`],
  ['the mark of unfit words', VITAL.replace('vital |', 'vital #unfit |')],
])('an entry that differs in %s is written anew and keeps its notes', (_, text) => {
  const old: AuthoredWord = { ...linesOf(VITAL).get('vital'), memory }
  const { words, changed, unchanged } = mergeEntries(new Map([['vital', old]]), linesOf(text))
  expect({ changed, unchanged }).toEqual({ changed: ['vital'], unchanged: [] })
  expect(words.get('vital')).toEqual({ ...linesOf(text).get('vital'), memory })
})

test('other words stay', () => {
  const { words, changed } = mergeEntries(new Map([['levels', { formOf: 'level' }]]), linesOf(VITAL))
  expect([...words.keys()]).toEqual(['levels', 'vital'])
  expect(changed).toEqual(['vital'])
})
