import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from '#contract/billing'
import zh from '../../src/features/billing/locales/zh.json' with { type: 'json' }

// The plan screen sells what stands in the table: each entry has to limit or add something that is there.

const asked = /\b(?:limitOf|checkLimit|countUse|hasExtra)\([^()]*?'(\w+)'/g
const files = globSync('{server,src}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const used = new Set(
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(asked)].map(([, name = '']) => name)),
)

test.each(features)('%s, which is sold, decides something', (name) => {
  expect(used).toContain(name)
})

test('the plan screen names what is sold and nothing else', () => {
  expect(Object.keys(zh.feature).sort()).toEqual(['name', ...features].sort())
})
