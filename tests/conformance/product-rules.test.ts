/** docs/product-rules.md and docs/product-rules/: every rule has its test, and every setting and entitlement its effect. docs/experience.md names tests, too. */
import { globSync, readFileSync } from 'node:fs'
import { features } from '#contract/billing'
import { updateUser } from '#contract/profile'
import { holdsTest, readProofs } from '#tests/proofs'
import { expect, test } from 'vitest'

const { page } = readProofs('docs/product-rules.md')
const documents = ['docs/product-rules.md', ...globSync('docs/product-rules/*.md').sort()]

test.each([...documents, 'docs/experience.md'].flatMap((document) => readProofs(document).proofs))(
  '%s proves “%s”',
  (file, title) => {
    expect(holdsTest(file, title)).toBe(true)
  },
)

/** Names in the first column of a chapter. */
function namesIn(chapter: string): string[] {
  const [, text = ''] = new RegExp(`## ${chapter} (.*?)(?: ## |$)`).exec(page) ?? []
  return [...text.matchAll(/\| ((?:`\w+`(?:, )?)+) \|/g)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
}

test('every setting of a learner is there, with the test of its effect', () => {
  expect(namesIn('Settings of a learner').toSorted()).toEqual(Object.keys(updateUser.body.def.shape).toSorted())
})

test('every entitlement is there, with the test of its effect', () => {
  expect(namesIn('Entitlements').toSorted()).toEqual([...features].toSorted())
})

test('every variable of an installation is there, with the test of its effect or the reason why there is none', () => {
  const [, schema = ''] =
    /const Variables = z\.object\(\{([\s\S]*?)^\}\)/m.exec(readFileSync('server/env.ts', 'utf8')) ?? []
  const variables = [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  expect(namesIn('Settings of an installation').toSorted()).toEqual(variables.toSorted())
})

const rows = documents.flatMap((document) =>
  readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|Setting|Entitlement|Variables|Rule)/.test(line)),
)

test('every rule has a test, or the reason why there is none', () => {
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter((row) => !/`[^`]+` “|No test: /.test(row))).toEqual([])
})

test('every rule stands once', () => {
  const rules = rows.map((row) => row.split('|')[1]?.trim())
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
})

test('the first page names every other one', () => {
  const others = documents.slice(1).map((document) => document.replace('docs/', ''))
  expect(others.filter((document) => !page.includes(`](${document})`))).toEqual([])
})
