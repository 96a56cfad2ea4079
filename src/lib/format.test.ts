import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, locales } from '#contract/locales'
import { formatDuration, formatNumber } from './format.ts'

test.each([
  [0, '1 秒', '1s'],
  [59_400, '59 秒', '59s'],
  [65_000, '1 分 05 秒', '1m 05s'],
  [600_000, '10 分 00 秒', '10m 00s'],
])('%i ms', (ms, zh, en) => {
  expect(formatDuration(ms, 'zh')).toBe(zh)
  expect(formatDuration(ms, 'en')).toBe(en)
})

test('numbers are grouped', () => {
  expect(formatNumber(12345, 'en')).toBe('12,345')
})

test.each(languages)('numbers are written as %s writes them', (language) => {
  const { format } = new Intl.NumberFormat(locales[language].tag)
  fc.assert(
    fc.property(fc.oneof(fc.nat(2000), fc.integer(), fc.double({ noNaN: true, min: -5000, max: 5000 })), (value) => {
      fc.pre(!Object.is(value, -0))
      expect(formatNumber(value, language)).toBe(format(value))
    }),
  )
})
