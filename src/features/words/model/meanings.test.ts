import { expect, test } from 'vitest'
import { fadedMeanings, meaningsFor } from './meanings.ts'

test.each([
  [undefined, 'zh', 'zh'],
  [null, 'en', 'en'],
  ['zh', 'en', 'zh'],
  ['both', 'zh', 'both'],
] as const)('a learner who chose %s reads meanings, in an interface of %s, in %s', (chosen, language, meanings) => {
  const user = chosen === undefined ? undefined : { meanings_in: chosen }
  expect(meaningsFor(user, language)).toBe(meanings)
})

test.each([
  ['zh', undefined, 'zh'],
  ['zh', 'both', 'both'],
  ['zh', 'en', 'en'],
  ['both', undefined, 'both'],
  ['both', 'both', 'both'],
  ['both', 'en', 'en'],
  ['en', undefined, 'en'],
  ['en', 'both', 'en'],
] as const)('of %s, a word that has faded to %s leaves %s', (chosen, fadedTo, meanings) => {
  expect(fadedMeanings(chosen, fadedTo)).toBe(meanings)
})
