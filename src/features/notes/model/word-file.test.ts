import type { Change } from '#contract/note-changes'
import { applyChange, type NoteState } from '#rules/note-changes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importChanges, previewOf, takenOf } from './importing.ts'
import { outlineOf, rowsOf } from './rows.ts'
import { readWordFile, writeWordFile, writeWordTsv, type FileWord } from './word-file.ts'

const blank = (): NoteState => ({
  title: { zh: 'n', en: 'n' },
  tag: null,
  cover: null,
  sections: new Map(),
  pages: new Map(),
  entries: new Map(),
})
const apply = (note: NoteState, changes: readonly Change[]): NoteState => {
  for (const change of changes)
    applyChange(note, change, { base: 1, own: [], version: 2, at: '2026-03-04T04:00:00Z', wordIdOf: () => null })
  return note
}
const titles = { section: 'S', page: 'P' }
const texts = { section: '章节', page: '页', word: '单词', meaning: '释义', remark: '备注', dictionary: '词典释义' }
const words = async (text: string) =>
  (await readWordFile(text)).words.map(({ word, meaning }) => (meaning ? [word, meaning] : [word]))

test.each([
  ['one word on a line', 'oak\ngive up\n', [['oak'], ['give up']]],
  ['several on a line', 'oak, elm, ash', [['oak'], ['elm'], ['ash']]],
  [
    'words with Chinese meanings',
    'oak,橡树\nelm,榆树',
    [
      ['oak', '橡树'],
      ['elm', '榆树'],
    ],
  ],
  ['words with English meanings', 'oak,a tall and very old tree', [['oak', 'a tall and very old tree']]],
  ['a header, columns in any order', '释义,单词\n橡树,oak', [['oak', '橡树']]],
  ['an English header', 'Word;Meaning\noak;a tree', [['oak', 'a tree']]],
  ['the word "word" itself', 'word\nterm', [['word'], ['term']]],
])('%s', async (_, text, expected) => {
  expect(await words(text)).toEqual(expected)
})

test('duplicates and what the note has already are told, not dropped silently', async () => {
  const note = apply(blank(), [
    { type: 'add_section', id: 's', title: 's', position: 'V' },
    { type: 'add_page', id: 'p', section: 's', title: 'p', position: 'V' },
    { type: 'add_entry', id: 'e', page: 'p', word: 'elm', position: 'V' },
  ])
  const { words: file } = await readWordFile('oak\nOak\nelm\nwent')
  const check = (word: string, headword: string, state: 'found' | 'corrected') => ({
    word,
    headword,
    state,
    meaning: null,
  })
  const preview = previewOf(
    file,
    [check('oak', 'oak', 'found'), check('Oak', 'oak', 'found'), check('went', 'go', 'corrected')],
    note,
  )
  expect(preview.words.map(({ isDuplicate, isSame, check: { state } }) => [isDuplicate, isSame, state])).toEqual([
    [false, false, 'found'],
    [true, false, 'found'],
    [false, true, 'unknown'],
    [false, false, 'corrected'],
  ])
  expect(takenOf(preview, { keepDuplicates: false, correct: true }).map(({ word }) => word)).toEqual(['oak', 'went'])
  const changes = importChanges(note, preview, { keepDuplicates: false, correct: true }, { page: null, titles })
  expect(changes.map((change) => ('word' in change ? change.word : change.type))).toEqual(['oak', 'go'])
})

test('more than 2,000 words at once are counted and not taken', async () => {
  const { words: file } = await readWordFile(Array.from({ length: 2_003 }, (_, index) => `word${index}`).join('\n'))
  const preview = previewOf(file, [], null)
  expect([preview.words.length, preview.rest]).toEqual([2_000, 3])
})

test('a note that goes out and comes in again is the same note', async () => {
  const title = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const text = fc.oneof(title, fc.constant(null), fc.constantFrom('=1+1', '- 1', "'x", '意思，两个', 'a\r\nb'))
  const page = fc.record({
    title,
    words: fc.array(fc.record({ word: title, meaning: text, remark: text }), { maxLength: 5 }),
  })
  const sections = fc.uniqueArray(
    fc.record({ title, pages: fc.uniqueArray(page, { minLength: 1, maxLength: 3, selector: (each) => each.title }) }),
    { maxLength: 3, selector: (each) => each.title },
  )
  const shape = (note: NoteState) =>
    outlineOf(note).map((section) => [
      section.title.zh,
      section.pages.map((each) => [
        each.title.zh,
        rowsOf(note, new Map(), { page: each.id, sort: 'order', filter: 'all' }).map(({ word, meaning, remark }) => [
          word,
          meaning,
          remark,
        ]),
      ]),
    ])
  await fc.assert(
    fc.asyncProperty(sections, async (given) => {
      const file = given.flatMap((section) =>
        section.pages.flatMap((each) => {
          const place = { section: section.title, page: each.title }
          if (each.words.length === 0) return [{ ...place, word: '', meaning: null, remark: null }]
          return each.words.map((word) => ({ ...place, ...word }))
        }),
      )
      const asIs = { keepDuplicates: true, correct: false }
      const enter = (read: readonly FileWord[]) =>
        apply(blank(), importChanges(blank(), previewOf(read, [], null), asIs, { page: null, titles }))
      const note = enter(file)
      const csv = writeWordFile(note, new Map(), { texts, meanings: 'zh', language: 'zh' })
      const again = await readWordFile(csv)
      expect(again.hasPages).toBe(true)
      expect(shape(enter(again.words))).toEqual(shape(note))
    }),
  )
})

test('as TSV each word has its meaning behind a tab, on one line', async () => {
  const { words: read } = await readWordFile('word,meaning,page\noak,"a tall\n\ttree",One\nelm,,One')
  const note = apply(
    blank(),
    importChanges(blank(), previewOf(read, [], null), { keepDuplicates: true, correct: false }, { page: null, titles }),
  )
  expect(writeWordTsv(note, new Map(), 'zh')).toBe('oak\ta tall tree\nelm\t\n')
})
