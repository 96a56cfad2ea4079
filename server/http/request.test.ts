import { expect, test } from 'vitest'
import { languageOf } from './request.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en;q=0.3, zh-TW;q=0.7', 'zh'],
  ['de, fr;q=0.9', 'zh'],
  ['de, en;q=0.5', 'en'],
  ['en;q=0', 'zh'],
  ['en;q=nonsense', 'zh'],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
