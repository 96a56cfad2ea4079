import { expect, test } from 'vitest'
import { typeScale } from '../tokens/type.ts'
import { typography } from './typography.ts'

const rem = (size: string) => Number(size.replace('rem', ''))

test('no text is smaller than 13 px', () => {
  expect(
    Object.values(typeScale)
      .flatMap(({ size }) => size.map(rem))
      .filter((size) => size * 16 < 13),
  ).toEqual([])
})

test('the headword is 44 px, and only its Latin letters are drawn together', () => {
  expect(typography.headword).toMatchObject({
    fontSize: '2.75rem',
    lineHeight: 1.1,
    fontWeight: 750,
    letterSpacing: 'normal',
    '&:lang(en)': { letterSpacing: '-0.02em' },
  })
})

test('a Chinese title is 26 px and semibold', () => {
  expect(typography.h1).toMatchObject({ '&:lang(zh)': { fontSize: '1.625rem', lineHeight: 1.3, fontWeight: 600 } })
})

test('the one figure of a screen is 40 px, its digits of one width', () => {
  expect(typography.numeral).toMatchObject({ fontSize: '2.5rem', fontVariantNumeric: 'tabular-nums' })
})
