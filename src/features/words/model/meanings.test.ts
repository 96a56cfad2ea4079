import { expect, test } from 'vitest'
import { meaningsFor } from './meanings.ts'

test.each([
  [undefined, 'zh', 'zh'],
  [null, 'en', 'en'],
  ['zh', 'en', 'zh'],
  ['both', 'zh', 'both'],
] as const)('a learner who chose %s reads meanings, in an interface of %s, in %s', (chosen, language, meanings) => {
  const user = chosen === undefined ? undefined : { meanings_in: chosen }
  expect(meaningsFor(user, language)).toBe(meanings)
})
