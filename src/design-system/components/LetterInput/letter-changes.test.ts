import { expect, test } from 'vitest'
import { changeBetween, hasOtherScript, lettersOf, lettersOfComposition } from './letter-changes.ts'

test('keeps letters of every width and drops what stands prefilled', () => {
  expect(lettersOf("o'c l-k")).toEqual(['o', 'c', 'l', 'k'])
  expect(lettersOf('Ａｐ1')).toEqual(['Ａ', 'ｐ', '1'])
})

test('drops Chinese, punctuation and pictures', () => {
  expect(lettersOf('苹果，🍎')).toEqual([])
})

test('reads the letters out of pinyin that is being composed', () => {
  expect(lettersOfComposition("a'p'p'le")).toEqual(['a', 'p', 'p', 'l', 'e'])
  expect(lettersOfComposition('lo ü e')).toEqual(['l', 'o', 'v', 'e'])
})

test('knows a Chinese word from Latin letters, digits and signs', () => {
  expect(hasOtherScript('苹果')).toBe(true)
  expect(hasOtherScript('apple 3-é')).toBe(false)
})

test('finds letters added, taken back and replaced', () => {
  expect(changeBetween(['a'], ['a', 'p'])).toEqual({ removed: 0, added: ['p'] })
  expect(changeBetween(['a', 'p'], ['a'])).toEqual({ removed: 1, added: [] })
  expect(changeBetween(['a', 'q'], ['a', 'p', 'p'])).toEqual({ removed: 1, added: ['p', 'p'] })
})
