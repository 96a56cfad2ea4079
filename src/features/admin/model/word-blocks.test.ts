import { expect, test } from 'vitest'
import { blockOfReport, emojiOf, pictureFileOf, rowOfReport } from './word-blocks.ts'

test('an emoji is its file, joined ones and those with a variation sign too', () => {
  for (const [emoji, file] of [
    ['🦊', '1f98a.webp'],
    ['#️⃣', '0023-fe0f-20e3.webp'],
    ['👩‍🏫', '1f469-200d-1f3eb.webp'],
  ] as const) {
    expect(pictureFileOf(` ${emoji} `)).toBe(file)
    expect(emojiOf(file)).toBe(emoji)
  }
  expect(pictureFileOf('  ')).toBeNull()
  expect(emojiOf(null)).toBe('')
  expect(emojiOf('photo.webp')).toBe('')
})

test('a report leads to the block it speaks of, one of the whole word to none', () => {
  expect(blockOfReport('definitions')).toBe('senses')
  expect(blockOfReport('antonyms')).toBe('relations')
  expect(blockOfReport('memory_aids')).toBe('notes')
  expect(blockOfReport('near_synonyms')).toBeNull()
  expect(blockOfReport(null)).toBeNull()
})

test('a report stands before the first row of what it speaks of, or above them all', () => {
  const relations = [
    { kind: 'synonym' as const, other: 'big' },
    { kind: 'antonym' as const, other: 'small' },
    { kind: 'antonym' as const, other: 'tiny' },
  ]
  expect(rowOfReport('antonyms', relations)).toBe(1)
  expect(rowOfReport('word_family', relations)).toBeNull()
  expect(rowOfReport('examples', [{ en: 'A sheet.', zh: null }])).toBeNull()
  expect(rowOfReport('etymology', [{ kind: 'etymology', zh: '来自拉丁语。', en: 'From Latin.' }])).toBe(0)
  expect(rowOfReport(null, relations)).toBeNull()
})
