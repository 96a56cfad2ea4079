import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, parseCsv, toCsv, unguarded } from './csv.ts'

test('quotes hold separators, line breaks and doubled quotes', () => {
  expect(parseCsv('word,meaning\r\n"give up","放弃, ""认输"""\n"a\nb",c')).toEqual([
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
])('%s are read', (_, text) => {
  expect(parseCsv(text)).toEqual([
    ['oak', '橡树'],
    ['elm', '榆树'],
  ])
})

test('signs inside a quoted field of several lines do not count as separators', () => {
  expect(parseCsv('"a\r\nb",c,"，"\r\n!,d,e\r\n')).toEqual([
    ['a\r\nb', 'c', '，'],
    ['!', 'd', 'e'],
  ])
})

test('a single column needs no separator', () => {
  expect(parseCsv('oak\ngive up\n')).toEqual([['oak'], ['give up']])
})

const formulas = ['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', ' =1', "'=1"]
// Spreadsheets of East Asian systems read full-width and small signs as the plain ones.
const wideFormulas = ['＝1+1', '＋1', '－2', '＠SUM(A1)', '\u3000＝1', '﹦1', '﹢1', '﹣1', '﹫A1', '＇＝1']
// NFKC makes one letter of a sign and the mark behind it: the sign is still the first thing that a spreadsheet reads.
const composed = ['=\u0338HYPERLINK("x")', '\uFEFF=1']

test.each([...formulas, ...wideFormulas, ...composed])('%s is no formula in a spreadsheet', (text) => {
  const [[field = ''] = []] = parseCsv(toCsv([[text, 'x']]))
  expect(field).toMatch(/^'/)
  expect(unguarded(field)).toBe(text)
})

test('whatever is written comes back', () => {
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
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(parseCsv(toCsv(rows)).map((each) => each.map(unguarded))).toEqual(rows)
    }),
    { numRuns: 2_000 },
  )
})

test('files of Chinese spreadsheets are read whatever their encoding', () => {
  const gb = new Uint8Array([0x6f, 0x61, 0x6b, 0x2c, 0xcf, 0xf0, 0xca, 0xf7])
  expect(decodeText(gb)).toBe('oak,橡树')
  expect(decodeText(new TextEncoder().encode('oak,橡树'))).toBe('oak,橡树')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x6f, 0x00, 0x61, 0x00]))).toBe('oa')
})
