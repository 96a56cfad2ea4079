import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Features that still write looks of their own; each that is done leaves the list, and none comes in. */
const unfinished = ['landing']

const usesSx = (folder: string): boolean =>
  globSync(`${folder}/**/*.tsx`)
    .filter((file) => !file.endsWith('.stories.tsx'))
    .some((file) => /\bsx=/.test(readFileSync(file, 'utf8')))

test('features take their looks from the design system: those that do not are named, and no other', () => {
  const features = globSync('src/features/*').map((folder) => folder.replace('src/features/', ''))
  expect(features.filter((feature) => usesSx(`src/features/${feature}`)).sort()).toEqual(unfinished)
})
