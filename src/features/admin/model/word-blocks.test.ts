import { expect, test } from 'vitest'
import { blockOfReport, blocksOfReport, emojiOf, pictureFileOf, rowOfReport, type ReportPlace } from './word-blocks.ts'

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

const place = (section: ReportPlace['section'], item: string | null = null): ReportPlace => ({ section, item })

test('a report leads to the block it speaks of, one of the whole word to none', () => {
  expect(blockOfReport(place('definitions'))).toBe('senses')
  expect(blockOfReport(place('antonyms'))).toBe('relations')
  expect(blockOfReport(place('memory_aids'))).toBe('notes')
  expect(blockOfReport(place('near_synonyms'))).toBeNull()
  expect(blockOfReport(place(null))).toBeNull()
  expect(blockOfReport(place(null, 'picture'))).toBe('picture')
  expect(blockOfReport(place(null, 'sound'))).toBe('pronunciations')
})

test('a report is mended in its block, one of the whole word in its sound and its picture', () => {
  expect(blocksOfReport(place('examples', 'A sheet.'))).toEqual(['examples'])
  expect(blocksOfReport(place(null, 'picture'))).toEqual(['picture'])
  expect(blocksOfReport(place(null))).toEqual(['pronunciations', 'picture'])
  expect(blocksOfReport(place('near_synonyms'))).toEqual([])
})

const relations = [
  { kind: 'synonym' as const, other: 'big' },
  { kind: 'antonym' as const, other: 'small' },
  { kind: 'antonym' as const, other: 'tiny' },
]

test('a report stands before the first row of what it speaks of, or above them all', () => {
  expect(rowOfReport(place('antonyms'), relations)).toBe(1)
  expect(rowOfReport(place('word_family'), relations)).toBeNull()
  expect(rowOfReport(place('examples'), [{ en: 'A sheet.', zh: null }])).toBeNull()
  expect(rowOfReport(place('etymology'), [{ kind: 'etymology', zh: '来自拉丁语。', en: 'From Latin.' }])).toBe(0)
  expect(rowOfReport(place(null), relations)).toBeNull()
})

test('a report that names an item stands before its row', () => {
  const sense = (zh: string, en: string | null) => ({
    part_of_speech: 'n' as const,
    zh,
    en,
    ipa_uk: null,
    ipa_us: null,
  })
  const senses = [sense('苹果', 'a round fruit'), sense('苹果树', null)]
  expect(rowOfReport(place('definitions', 'a round fruit'), senses)).toBe(0)
  expect(rowOfReport(place('definitions', '苹果树'), senses)).toBe(1)
  expect(rowOfReport(place('antonyms', 'tiny'), relations)).toBe(2)
  expect(rowOfReport(place('forms', 'Fridays'), [{ form: 'fridays', kind: 'plural' }])).toBe(0)
  expect(rowOfReport(place('examples', 'x'.repeat(500)), [{ en: 'x'.repeat(600), zh: null }])).toBe(0)
})

test('an item that an import has taken away stands above all rows, or at the first of its kind', () => {
  expect(rowOfReport(place('examples', 'It went.'), [{ en: 'A sheet.', zh: null }])).toBeNull()
  expect(rowOfReport(place('antonyms', 'little'), relations)).toBe(1)
})

test('a report stays at the row that a draft rewrites, and follows one that it moves', () => {
  const [first, second] = [
    { en: 'A sheet.', zh: null },
    { en: 'A bed.', zh: null },
  ]
  const bed = place('examples', 'A bed.')
  expect(rowOfReport(bed, [first, { en: 'A big bed.', zh: null }], [first, second])).toBe(1)
  expect(rowOfReport(bed, [second, first], [first, second])).toBe(0)
  expect(rowOfReport(bed, [first], [first, second])).toBeNull()
})
