import { expect, test } from 'vitest'
import { decodeText, toCsv, unguarded } from './csv.ts'

const formulas = ['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', ' =1', "'=1"]
// Spreadsheets of East Asian systems read full-width and small signs as the plain ones.
const wideFormulas = ['＝1+1', '＋1', '－2', '＠SUM(A1)', '\u3000＝1', '﹦1', '﹢1', '﹣1', '﹫A1', '＇＝1']
// NFKC makes one letter of a sign and the mark behind it: the sign is still the first thing that a spreadsheet reads.
const composed = ['=\u0338HYPERLINK("x")', '\uFEFF=1']

test.each([...formulas, ...wideFormulas, ...composed])('%s is no formula in a spreadsheet', (text) => {
  const [field = ''] = toCsv([[text, 'x']])
    .slice(1)
    .replace(/^"/, '')
    .replaceAll('""', '"')
    .split(/"?,x\r\n$/)
  expect(field).toMatch(/^'/)
  expect(unguarded(field)).toBe(text)
})

test('files of Chinese spreadsheets are read whatever their encoding', () => {
  const gb = new Uint8Array([0x6f, 0x61, 0x6b, 0x2c, 0xcf, 0xf0, 0xca, 0xf7])
  expect(decodeText(gb)).toBe('oak,橡树')
  expect(decodeText(new TextEncoder().encode('oak,橡树'))).toBe('oak,橡树')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x6f, 0x00, 0x61, 0x00]))).toBe('oa')
})
