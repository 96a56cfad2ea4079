import { expect, test } from 'vitest'
import { suggestLevel } from './suggest-level.ts'

test('who knows little begins with the easiest level', () => {
  expect(suggestLevel([])).toBe('starter')
  expect(
    suggestLevel([
      { level: 'starter', share: 0.6 },
      { level: 'zk', share: 0.4 },
    ]),
  ).toBe('starter')
})

test('the hardest level that is readable in the mean is suggested', () => {
  expect(
    suggestLevel([
      { level: 'starter', share: 0.99 },
      { level: 'zk', share: 0.8 },
      { level: 'zk', share: 0.92 },
      { level: 'gk', share: 0.84 },
    ]),
  ).toBe('zk')
})
