import { expect, test } from 'vitest'
import { formatCsvRow, isFormula, restoreCsvCell } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['a=b', 'a=b'],
  ['one, two', '"one, two"'],
  ['he said "no"', '"he said ""no"""'],
  ['=cmd|"/c calc"', `"'=cmd|""/c calc"""`],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('%j is written as %j', (cell, written) => {
  expect(formatCsvRow([cell, '好'])).toBe(`${written},好\r\n`)
})

test.each(['=1+1', "'=1+1", "''-x", "'tis", '@x', 'plain', ''])(
  '%j is read back as it was, and is no formula',
  (cell) => {
    const written = formatCsvRow([cell]).slice(0, -2)
    expect(isFormula(written)).toBe(false)
    expect(restoreCsvCell(written)).toBe(cell)
  },
)
