// @module-tag postgres
import { applyQuickUpdate, previewQuickUpdate } from '#contract/quick-update'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordEdits } from '../../../db/schema/word-edits.ts'
import { words } from '../../../db/schema/words.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

const head = 'word,part_of_speech,zh,en'
const good = 'cat,n,猫咪,a small animal that hunts mice'
const row = (line: string) => `${head}\n${good}\n${line}\n`
/** What a browser makes of the bytes of a file. */
const decoded = (...parts: (string | number[])[]) =>
  new TextDecoder().decode(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
const json = (value: unknown) => JSON.stringify(value)

/** Of the whole file: nothing of it can be read. */
const files: [string, 'csv' | 'json', string, RegExp][] = [
  ['GBK', 'csv', decoded(`${head}\ncat,n,`, [0xc3, 0xa8], [0xdf, 0xe4], ',a small animal\n'), /not in UTF-8/],
  ['UTF-16', 'csv', new TextDecoder().decode(Buffer.from(row(good), 'utf16le')), /not in UTF-8/],
  ['broken UTF-8', 'csv', decoded(`${head}\ncat,n,`, [0xe7, 0x8c], ',a small animal\n'), /not in UTF-8/],
  ['NUL bytes', 'csv', row('dog,n,狗\0,an animal'), /not in UTF-8/],
  ['a lone surrogate', 'csv', row('dog,n,狗\uD800,an animal'), /not in UTF-8/],
  ['empty', 'csv', '', /empty/],
  ['blank', 'csv', ' \n\n\t\n', /empty/],
  ['a byte order mark alone', 'csv', '\uFEFF', /empty/],
  ['header only', 'csv', `${head}\n\n`, /headings but no words/],
  ['semicolons', 'csv', row(good).replaceAll(',', ';'), /separated by semicolons/],
  ['an unknown column', 'csv', `word,meaning\ncat,猫\n`, /unknown: meaning/],
  ['a number that no block has', 'csv', `word,zh_99\ncat,猫\n`, /unknown: zh_99/],
  ['a column twice', 'csv', `word,zh,zh\ncat,猫,猫\n`, /twice: zh/],
  ['a column without a name', 'csv', `word,,zh\ncat,,猫\n`, /Column 2 has no heading/],
  ['no column of words', 'csv', 'zh,en\n猫,a cat\n', /“word” is missing/],
  ['words alone', 'csv', 'word\ncat\n', /another column besides/],
  ['no headings', 'csv', `${good}\n`, /unknown: cat/],
  ['an unclosed quote', 'csv', row('dog,n,"狗,an animal'), /quotation marks in row 3/],
  ['a quote amid a cell', 'csv', row('dog,n,"狗"x,an animal'), /quotation marks in row 3/],
  ['too many rows', 'csv', `${head}\n${`${good}\n`.repeat(5001)}`, /5001 rows. At most 5,000/],
  ['truncated JSON', 'json', '[{"word": "cat", "zh": "猫', /not complete JSON/],
  ['JSON that is no list', 'json', json({ word: 'cat', zh: '猫咪' }), /must be a list/],
  ['an empty list', 'json', '[]', /empty/],
  ['a key of prototypes', 'json', '[{"word": "cat", "__proto__": "x"}]', /unknown: __proto__/],
  ['CSV that is said to be JSON', 'json', row(good), /not complete JSON/],
]

/** Of one row: the rest of the file is shown beside it. */
const rows: [string, 'csv' | 'json', string, string | null, RegExp][] = [
  ['a formula', 'csv', row('dog,n,=HYPERLINK("x"),an animal'), 'zh', /formula/],
  ['a repeated row', 'csv', row(good), 'word', /Row 2 has this word/],
  ['too many cells', 'csv', row('dog,n,狗,an animal,x'), null, /5 cells, more/],
  ['too few cells', 'csv', row('dog,n,狗'), null, /3 cells, fewer/],
  ['no word', 'csv', row(',n,狗,an animal'), 'word', /word is missing/],
  ['a word in another case', 'csv', row('Dog,n,狗,an animal'), 'word', /writes it “dog”/],
  ['a word of digits', 'csv', row('12345,n,数,a number'), 'word', /no English word/],
  ['a word with digits', 'csv', row('d0gg,n,狗,an animal'), 'word', /holds digits/],
  ['a Chinese word', 'csv', row('狗,n,狗,an animal'), 'word', /no English word/],
  ['a word of 70 letters', 'csv', row(`${'d'.repeat(70)},n,狗,an animal`), 'word', /too long/],
  ['a cell of 300 characters', 'csv', row(`dog,n,${'狗'.repeat(300)},an animal`), 'zh', /too long/],
  ['a control character', 'csv', row('dog,n,狗\u0007,an animal'), 'zh', /control characters/],
  ['a line break in a cell', 'csv', row('dog,n,"狗\n狗",an animal'), 'zh', /line breaks/],
  ['text that turns around', 'csv', row('dog,n,狗\u202E,an animal'), 'zh', /control characters/],
  ['HTML', 'csv', row('dog,n,狗,an <b>animal</b>'), 'en', /HTML/],
  ['a script', 'csv', row('dog,n,狗,<script>alert(1)</script>'), 'en', /HTML/],
  ['a wrong part of speech', 'csv', row('dog,noun,狗,an animal'), 'part_of_speech', /one of n, v/],
  ['English for Chinese', 'csv', row('dog,n,dogs,an animal'), 'zh', /in Chinese/],
  ['Chinese for English', 'csv', row('dog,n,狗,一种动物'), 'en', /in English/],
  ['an unknown list', 'csv', 'word,tags\ndog,zk; hsk\n', 'tags', /lists are zk/],
  ['an unknown kind of form', 'csv', 'word,forms\ndog,many:dogs\n', 'forms', /plural:apples/],
  ['hidden that is neither', 'csv', 'word,hidden\ndog,maybe\n', 'hidden', /yes or no/],
  ['a picture that is none', 'csv', 'word,picture\ndog,../../etc/passwd\n', 'picture', /picture set/],
  ['one accent of two', 'csv', 'word,ipa_uk,ipa_us\ndog,dɒg,\n', 'ipa_us', /both accents/],
  ['signs that are no sounds', 'csv', 'word,ipa_uk,ipa_us\ndog,d%g,d%g\n', 'ipa_uk', /no phoneme/],
  [
    'an example without the word',
    'csv',
    'word,example_en,example_zh\ndog,A cat sat here.,猫坐在这里。\n',
    'example_en',
    /not hold the word/,
  ],
  ['nested JSON', 'json', json([{ word: 'dog', zh: { text: '狗' } }]), 'zh', /Only text/],
  ['a number for a text', 'json', json([{ word: 'dog', zh: 5 }]), 'zh', /Only text/],
  ['an entry that is no object', 'json', json([{ word: 'cat', hidden: 'no' }, 'dog']), null, /must be an object/],
  ['a new word without a sense', 'csv', 'word,tags\nstoat,zk\n', 'part_of_speech', /one sense at least/],
  ['a denied word', 'csv', row(`crap,n,词,a word`), 'word', /does not take/],
]

const stored = async () => {
  const [edits] = await app.db.select({ count: count() }).from(wordEdits)
  const [all] = await app.db.select({ count: count() }).from(words)
  return [edits?.count, all?.count]
}
const send = async (endpoint: { readonly path: string }, body: unknown, language: 'zh' | 'en') => {
  const response = await app.request(endpoint.path, { token: admin.token, json: body, language })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const inChinese = expect.stringMatching(/\p{Script=Han}/u)

test.each(files)('a file that is %s is refused in both languages', async (_, format, data, words) => {
  const before = await stored()
  for (const endpoint of [previewQuickUpdate, applyQuickUpdate]) {
    const en = await send(endpoint, { format, data }, 'en')
    expect(en).toMatchObject({
      status: 400,
      body: { code: 'quick_update_refused', faults: [{ row: null, message: expect.stringMatching(words) }] },
    })
    expect(en.body['message']).toMatch(words)
    expect(await send(endpoint, { format, data }, 'zh')).toMatchObject({ status: 400, body: { message: inChinese } })
  }
  expect(await stored()).toEqual(before)
})

test.each(rows)('a row with %s is wrong there in both languages', async (_, format, data, column, words) => {
  const before = await stored()
  const en = await send(previewQuickUpdate, { format, data }, 'en')
  expect(en).toMatchObject({ status: 200, body: { counts: { wrong: 1 } } })
  const shown = (body: unknown) =>
    (body as { rows: { state: string; faults: unknown[] }[] }).rows.filter(({ state }) => state === 'wrong')
  expect(shown(en.body)[0]?.faults).toContainEqual(
    expect.objectContaining({ column, message: expect.stringMatching(words) }),
  )
  const zh = await send(previewQuickUpdate, { format, data }, 'zh')
  expect(shown(zh.body)[0]?.faults).toContainEqual(expect.objectContaining({ column, message: inChinese }))
  expect(await send(applyQuickUpdate, { format, data }, 'en')).toMatchObject({
    status: 400,
    body: { code: 'quick_update_refused', message: expect.stringMatching(words) },
  })
  expect(await stored()).toEqual(before)
})

test('10 MB are refused before anything is read', async () => {
  const data = `${head}\n${'x'.repeat(10_000_000)}`
  for (const endpoint of [previewQuickUpdate, applyQuickUpdate])
    expect(await send(endpoint, { format: 'csv', data }, 'en')).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    })
})

test.each([
  ['a byte order mark', `\uFEFF${row('dog,n,狗狗,an animal that barks')}`],
  ['tabs, as copied out of a spreadsheet', row('dog,n,狗狗,an animal that barks').replaceAll(',', '\t')],
  ['line ends of Windows', row('dog,n,狗狗,an animal that barks').replaceAll('\n', '\r\n')],
  ['blank lines, which keep their numbers', `${head}\n\n${good}\ndog,n,狗狗,an animal that barks\n`],
])('%s are no fault', async (_, data) => {
  const { body } = await send(previewQuickUpdate, { format: 'csv', data }, 'en')
  expect(body).toMatchObject({ counts: { changed: 2, wrong: 0 } })
})
