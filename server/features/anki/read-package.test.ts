import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_COLLECTION_BYTES, MOST_PACKAGE_NOTES } from '#contract/anki-limits'
import { legacyCollection, newCollection, zipOf } from '#tests/anki'
import { STORED } from '#rules/zip'
import { fieldHtml } from './field-html.ts'
import { plainText } from './plain-text.ts'
import { readOutline, readWords } from './read-collection.ts'
import { PackageError, readCollectionFile } from './read-package.ts'
import { runPackageProcess } from './run-package-process.ts'

const outlineOf = (bytes: Uint8Array) => readOutline(readCollectionFile(bytes))
const faultOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof PackageError ? error.code : error
  }
  return null
}

const notes = [
  { fields: ['<b>oak</b>', '橡树<br>一种树'], deck: 2 },
  { fields: ['give&nbsp;up [sound:up.mp3]', '{{c1::放弃::verb}}'], deck: 3 },
]
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ note: 1, at: new Date(index + 1), ease: 3 }))
const decks = { 1: 'Default', 2: 'GRE::Verbal::Unit 1', 3: 'Phrases' }

test.each([
  ['schema 11, deflated', zipOf(legacyCollection({ notes, decks, reviews: lines(7) })), 7],
  ['schema 11, stored', zipOf(legacyCollection({ notes, decks }), { method: STORED, name: 'collection.anki21' }), 0],
  ['schema 18 in Zstandard', zipOf(newCollection({ notes, decks }), { name: 'collection.anki21b', method: STORED }), 0],
])('%s: types, decks and words', (_, bytes, reviews) => {
  expect(outlineOf(bytes)).toEqual({
    types: [
      {
        id: '11',
        name: 'Basic',
        notes: 2,
        fields: ['Front', 'Back'],
        samples: [
          ['oak', '橡树\n一种树'],
          ['give up', '放弃'],
        ],
        guess: { word: 0, meaning: 1, remark: null },
      },
    ],
    decks: [
      { id: '2', name: 'GRE::Verbal::Unit 1', notes: 1 },
      { id: '3', name: 'Phrases', notes: 1 },
    ],
    reviews,
  })
  const choice = { type: '11', word: '0', meaning: '1' }
  expect(readWords(readCollectionFile(bytes), choice)).toEqual({
    total: 2,
    words: [
      { section: 'Verbal', page: 'Unit 1', word: 'oak', meaning: '橡树\n一种树', remark: null },
      { section: null, page: 'Phrases', word: 'give up', meaning: '放弃', remark: null },
    ],
  })
  expect(readWords(readCollectionFile(bytes), { ...choice, deck: '3', from: '0' }).words).toHaveLength(1)
  expect(readWords(readCollectionFile(bytes), { ...choice, from: '1' })).toMatchObject({
    total: 2,
    words: [{ word: 'give up' }],
  })
  expect(readWords(readCollectionFile(bytes), { type: '12', word: '0' })).toEqual({ total: 0, words: [] })
  expect(readWords(readCollectionFile(bytes), { type: '11', word: '99' })).toEqual({ total: 0, words: [] })
})

test('the collection of the newest form counts', () => {
  const files = [
    ['collection.anki2', 'Please update'],
    ['collection.anki21', 'newer'],
  ] as const
  const parts = files.map(([name, word]) => zipOf(legacyCollection({ notes: [{ fields: [word, ''] }] }), { name }))
  // Two archives one after the other, with the directory of both at the end.
  expect(outlineOf(parts[1] ?? new Uint8Array()).types[0]?.samples).toEqual([['newer', '']])
})

const evil = (sql: string) => {
  const database = legacyCollection({ notes: [{ fields: ['oak', '橡树'] }] })
  database.exec(sql)
  return zipOf(database)
}
const endless = 'with recursive c(x) as (select 1 union all select x + 1 from c) select'

test.each([
  ['no ZIP file', () => outlineOf(new TextEncoder().encode('oak,橡树')), 'package_unreadable'],
  ['an empty file', () => outlineOf(new Uint8Array()), 'package_unreadable'],
  [
    'a ZIP file without a collection',
    () => outlineOf(zipOf(new Uint8Array(9), { name: 'words.csv' })),
    'package_unreadable',
  ],
  [
    'a collection under the path of another folder',
    () => outlineOf(zipOf(legacyCollection({ notes }), { name: '../collection.anki2' })),
    'package_unreadable',
  ],
  ['a collection that is no database', () => outlineOf(zipOf(new Uint8Array(5_000).fill(7))), 'package_unreadable'],
  ['another database', () => outlineOf(zipOf(new DatabaseSync(':memory:'))), 'package_unreadable'],
  ['a bomb', () => readCollectionFile(zipOf(new Uint8Array(MOST_COLLECTION_BYTES + 1))), 'package_too_large'],
  [
    'a bomb in Zstandard',
    () =>
      readCollectionFile(
        zipOf(new Uint8Array(MOST_COLLECTION_BYTES + 1), { name: 'collection.anki21b', method: STORED }),
      ),
    'package_too_large',
  ],
  ['no notes', () => outlineOf(zipOf(legacyCollection({ notes: [] }))), 'package_without_notes'],
  [
    'a view in place of the notes, which never ends',
    () => outlineOf(evil(`drop table notes; create view notes as ${endless} x as id, 11 as mid, '' as flds from c`)),
    'package_unreadable',
  ],
  [
    'a column that is a function',
    () =>
      outlineOf(
        evil(
          'drop table notes; create table notes (id integer primary key, mid, flds as (hex(zeroblob(100000000)))); insert into notes (id, mid) values (1, 11)',
        ),
      ),
    'package_unreadable',
  ],
  ['note types that are no JSON', () => outlineOf(evil("update col set models = 'oak'")), 'package_unreadable'],
] as const)('%s is refused', (_, work, fault) => {
  expect(faultOf(work)).toBe(fault)
})

test('triggers and other tables of a package do nothing', () => {
  const bytes = evil(`create table more (x); create trigger t after insert on notes begin delete from cards; end`)
  expect(outlineOf(bytes).types[0]?.notes).toBe(1)
})

test('more notes than a learner has are refused', () => {
  const many = Array.from({ length: MOST_PACKAGE_NOTES + 1 }, () => ({ fields: ['oak', '橡树'] }))
  expect(faultOf(() => outlineOf(zipOf(legacyCollection({ notes: many }), { method: STORED })))).toBe(
    'package_too_large',
  )
})

test('whatever is cut off or changed in a package, it is read or refused as such', () => {
  const bytes = zipOf(legacyCollection({ notes, decks }), { method: STORED })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 40 }),
      fc.nat(bytes.length),
      (changes, cut) => {
        const broken = Uint8Array.from(bytes)
        for (const [at, value] of changes) broken[at] = value
        const fault = faultOf(() => outlineOf(changes.length > 0 ? broken : broken.subarray(0, cut)))
        expect([null, 'package_unreadable', 'package_too_large', 'package_without_notes']).toContain(fault)
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['<div>one</div><div>two</div>', 'one\ntwo'],
  ['<div>one<br></div><div><br></div>\n<ul><li>two</li><li>three</li></ul>', 'one\n\ntwo\nthree'],
  ['a &lt;b&gt; &amp; c &#20013;&#x6587;', 'a <b> & c 中文'],
  ['{{c1::oak::tree}} and {{c2::elm}}', 'oak and elm'],
  ['{{c1::an {{c2::old}} oak}}', 'an old oak'],
  ['<style>.a{}</style><script>alert(1)</script>oak<img src=x onerror=alert(1)>', 'oak'],
  ['<script>never ends', ''],
  ['[sound:oak.mp3]oak [anki:play:q:0]', 'oak'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['  oak \n tree ', 'oak tree'],
  ['an <b> </b> oak', 'an oak'],
])('of the field %j a person reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a text that was written as a field is read as it was', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/[\p{C}\p{Z}]/gu, ' '))
  fc.assert(
    fc.property(
      fc.array(fc.oneof(line, fc.constantFrom('{{c1::a::b}}', '[sound:a.mp3]', '<br>', '&amp;', 'a\tb')), {
        maxLength: 3,
      }),
      (lines) => {
        const text = lines.join('\n').trim()
        expect(plainText(fieldHtml(text))).toBe(text)
      },
    ),
  )
})

test('a process reads a package; one that takes too long is ended, and the learner is told', async () => {
  const file = zipOf(legacyCollection({ notes, decks }))
  expect(await runPackageProcess({ file, wanted: { outline: true } })).toMatchObject({ types: [{ notes: 2 }] })
  expect(await runPackageProcess({ file, wanted: { words: { type: '11', word: '0' } } })).toMatchObject({ total: 2 })
  await expect(runPackageProcess({ file: new Uint8Array(3), wanted: { outline: true } })).rejects.toMatchObject({
    code: 'package_unreadable',
  })
  await expect(runPackageProcess({ file, wanted: { outline: true } }, { within: 1 })).rejects.toMatchObject({
    code: 'package_too_slow',
  })
})
