import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('features, pages and layouts take their looks from the design system', () => {
  const sources = globSync('src/{app,features}/**/*.tsx').filter((file) => !file.endsWith('.stories.tsx'))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /\bsx=|<Box\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
