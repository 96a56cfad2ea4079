import { expect, test } from 'vitest'
import { conflictsOf, describeFile } from './update-file.ts'

test.each([
  ['word,zh', '', 'csv'],
  ['[{"word": "cat"}]', '', 'json'],
  ['\uFEFF \n{"word": "cat"}', '', 'json'],
  ['[{"word": "cat"}]', 'words.csv', 'json'],
  ['broken', 'words.JSON', 'json'],
  ['"word",zh', 'words.csv', 'csv'],
])('%j of a file %j is %s', (data, name, format) => {
  expect(describeFile(data, name)).toEqual({ format, data })
})

test('the rows of a refusal are read, whatever else it carries', () => {
  expect(conflictsOf({ conflicts: [{ row: 3, word: 'cat' }, 'x', null] })).toEqual([{ row: 3, word: 'cat' }])
  expect(conflictsOf({})).toEqual([])
})
