/** docs/product-rules.md: every rule has its test, and every setting and entitlement its effect. */
import { readFileSync } from 'node:fs'
import { features } from '#contract/billing'
import { updateUser } from '#contract/profile'
import { holdsTest, readProofs } from '#tests/proofs'
import { expect, test } from 'vitest'

const { page, proofs } = readProofs('docs/product-rules.md')

test.each(proofs)('%s proves “%s”', (file, title) => {
  expect(holdsTest(file, title)).toBe(true)
})

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
  const variables = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(namesIn('Settings of an installation').toSorted()).toEqual(variables.toSorted())
})

test('every rule has a test, or the reason why there is none', () => {
  const rows = readFileSync('docs/product-rules.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|Setting|Entitlement|Variables|Rule)/.test(line))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => !/`[^`]+` “|No test: /.test(row))).toEqual([])
})
