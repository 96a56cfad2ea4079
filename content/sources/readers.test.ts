import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ipaFromOldPhonetic } from '../old-phonetics.ts'
import { ipaFromArpabet } from '../phonetics.ts'
import { maskWords, parseTranslation, shortZh } from '../meanings.ts'
import { readCsv } from './csv.ts'
import { parseNearSynonyms } from './ecdict.ts'
import { parseGloss, parseSynset } from './wordnet.ts'

test('a table is read with quotes, commas and line ends inside; a missing file or an error of the reader is thrown', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'wordgrove-csv-')), 'table.csv')
  onTestFinished(() => rm(dirname(path), { recursive: true }))
  await writeFile(path, 'word,meaning\r\n"a, b","says ""hi"""\r\n"two\nlines",词\r\n')
  const rows: string[][] = []
  await readCsv(path, (some) => rows.push(...some))
  expect(rows).toEqual([
    ['word', 'meaning'],
    ['a, b', 'says "hi"'],
    ['two\nlines', '词'],
  ])
  const failing = readCsv(path, () => {
    throw new Error('other columns')
  })
  await expect(failing).rejects.toThrow('other columns')
  await expect(readCsv(`${path}.gone`, () => {})).rejects.toThrow('ENOENT')
})

test('a gloss is parted into what a word means and how it is used', () => {
  expect(parseGloss('a small pet; "the cat slept"; "a cat may look at a king"')).toEqual({
    definition: 'a small pet',
    examples: ['the cat slept', 'a cat may look at a king'],
  })
})

test('a synset gives words without their marks, and pointers with the word they start from', () => {
  const line = '00001740 03 a 02 able(p) 0 capable 1 002 ! 00002098 a 0101 + 05200169 n 0102 | having power'
  expect(parseSynset(line)).toMatchObject({
    words: ['able', 'capable'],
    definition: 'having power',
    pointers: [
      { symbol: '!', pos: 'adj', source: 1, target: 1 },
      { symbol: '+', pos: 'n', source: 1, target: 2 },
    ],
  })
})

test('notes on near-synonyms are parted by their groups', () => {
  const groups = parseNearSynonyms(
    '% big, large\nboth mean great in size\n- big: everyday\n\n% begin, start\nto set going\n',
  )
  expect(groups.map(({ words }) => words)).toEqual([
    ['big', 'large'],
    ['begin', 'start'],
  ])
})

test.each([
  ['AE1 P AH0 L', 'ˈæpəl'],
  ['N AH0 G OW1 SH IY0 EY2 T', 'nəˈɡoʊʃiˌeɪt'],
  ['K AE1 T', 'kæt'],
])('American phones %s are /%s/', (arpabet, ipa) => {
  expect(ipaFromArpabet(arpabet)).toBe(ipa)
})

test.each([
  ["'æpl", 'ˈæpəl'],
  ["ә'bændәn", 'əˈbændən'],
  ['kæt; kat', 'kæt'],
])('the old British phonetic %s is /%s/', (old, ipa) => {
  expect(ipaFromOldPhonetic(old)).toBe(ipa)
})

test('a translation loses its field marks and parts of speech, and the short one fits an answer', () => {
  const lines = parseTranslation('n. 苹果, 家伙\n[医] 苹果')
  expect(lines[0]).toMatchObject({ partOfSpeech: 'n', terms: ['苹果', '家伙'], field: false })
  expect(lines.slice(1).every(({ field }) => field)).toBe(true)
  expect((shortZh(['苹果', '家伙']) ?? '').length).toBeLessThanOrEqual(12)
})

test('a definition hides its own word in every form', () => {
  expect(maskWords('one who runs; running is his job', ['run', 'runs', 'running'])).toBe('one who ___; ___ is his job')
})
