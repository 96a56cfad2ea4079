import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  apiTests,
  flowFiles,
  pictureFiles,
  postgresTests,
  processTests,
  storyFiles,
  unitTests,
} from '#tests/test-files'

const skipped = [
  'node_modules',
  '.git',
  'dist',
  'storybook-static',
  'coverage',
  'test-results',
  'report',
  'tmp',
  '.data',
  '.bench',
]
const exclude = (name: string) => skipped.includes(name)
const own = basename(import.meta.filename)
const isHidden = ['.ci', '.storybook']
const everything = [...globSync('**/*.*', { exclude }), ...isHidden.flatMap((folder) => globSync(`${folder}/**`))]
const sources = everything.filter((file) => /\.(m?[jt]sx?)$/.test(file) && !file.endsWith(own)).sort()
const texts = everything.filter((file) => /\.(m?[jt]sx?|json|mdx?|ya?ml|html|css)$|\.ci\/run$/.test(file)).sort()

describe('a test file', () => {
  const taken = [unitTests, ...apiTests, ...processTests, storyFiles, flowFiles, pictureFiles].flatMap((pattern) =>
    globSync(pattern, { exclude }),
  )

  test.each(everything.filter((file) => /\.(test|spec|stories)\.[^.]+$/.test(file)))(
    '%s runs, in one runner',
    (file) => {
      expect(taken.filter((each) => each === file)).toEqual([file])
    },
  )
})

test('a file whose calls to the application race runs on PostgreSQL too', () => {
  const races = globSync(apiTests).filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /\bPromise\.all(?:Settled)?\(/.test(text) && text.includes('createTestApp')
  })
  expect(races.length).toBeGreaterThan(20)
  const marked = postgresTests()
  expect(races.filter((file) => !marked.includes(file))).toEqual([])
})

describe('the repository', () => {
  test.each([
    ['names no path of one machine', texts, /(?<![\w.])\/(?:root|work|Users\/\w+|home\/\w+)\//],
    ['leaves nothing for later', sources, /\b(?:TODO|FIXME|XXX)\b/],
    ['silences no checker', sources, /@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable/],
    ['prefixes no interface', sources, /\b(?:interface|type) I[A-Z][a-z]/],
  ])('%s', (_rule, files, pattern) => {
    const guilty = files.filter((file) => !file.endsWith(own) && pattern.test(readFileSync(file, 'utf8')))
    expect(guilty).toEqual([])
  })

  test('has a room for everything: no utils, helpers or common', () => {
    expect(sources.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.)/i.test(file))).toEqual([])
  })

  test('numbers each decision once', () => {
    const numbers = globSync('docs/decisions/[0-9]*.md').map((file) => basename(file).slice(0, 3))
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })
})
