import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv, unguarded } from '#rules/csv'
import { parseCsv } from './parse-csv.ts'

test('quotes hold separators, line breaks and doubled quotes', async () => {
  expect(await parseCsv('word,meaning\r\n"give up","放弃, ""认输"""\n"a\nb",c')).toEqual([
    ['word', 'meaning'],
    ['give up', '放弃, "认输"'],
    ['a\nb', 'c'],
  ])
})

test.each([
  ['semicolons', 'oak;橡树\nelm;榆树'],
  ['tabs', 'oak\t橡树\nelm\t榆树'],
  ['Chinese commas', 'oak，橡树\nelm，榆树'],
  ['a byte order mark', '\uFEFFoak,橡树\nelm,榆树'],
  ['empty lines', '\noak,橡树\n\n\nelm,榆树\n'],
])('%s are read', async (_, text) => {
  expect(await parseCsv(text)).toEqual([
    ['oak', '橡树'],
    ['elm', '榆树'],
  ])
})

test('signs inside a quoted field of several lines do not count as separators', async () => {
  expect(await parseCsv('"a\r\nb",c,"，"\r\n!,d,e\r\n')).toEqual([
    ['a\r\nb', 'c', '，'],
    ['!', 'd', 'e'],
  ])
})

test('a single column needs no separator', async () => {
  expect(await parseCsv('oak\ngive up\n')).toEqual([['oak'], ['give up']])
})

test('whatever is written comes back', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('=1', '＝1', '＇', '=\u0338', '－', "'", '"', '，', '词', ' a ', 'a\r\nb', '-'),
  )
  // A row of empty fields is an empty line.
  const row = fc.tuple(
    text.filter((each) => each.trim() !== ''),
    text,
    text,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
      expect((await parseCsv(toCsv(rows))).map((each) => each.map(unguarded))).toEqual(rows)
    }),
    { numRuns: 2_000 },
  )
})
